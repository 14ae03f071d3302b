import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { FakeSocket } from './fake-socket'
import {
  FIRST_WAIT,
  type Line,
  LONGEST_WAIT,
  PING_EVERY,
  RESEND_AFTER,
  SILENCE_LIMIT,
  TableSocket,
  waitBefore,
} from './socket'
import type { Command, Refusal, ServerFrame } from './wire'

const PLAY: Command = { kind: 'act', action: { kind: 'play', card: 'EO' } }
const LATE: Refusal = { reason: 'ROUND_OVER', args: {}, paragraph: '15.1' }

function connected() {
  const heard = {
    frames: [] as ServerFrame[],
    accepted: [] as string[],
    refused: [] as [string, Refusal][],
    lines: [] as Line[],
  }
  const socket = new TableSocket('ws://house/ws', 'k7m2qp', () => 7, {
    frame: (frame) => heard.frames.push(frame),
    accepted: (id, version) => heard.accepted.push(`${id} ${version}`),
    refused: (id, refusal) => heard.refused.push([id, refusal]),
    line: (line) => heard.lines.push(line),
  })
  socket.open()
  return { socket, heard }
}

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.install()
  // The longest possible wait before each attempt.
  vi.spyOn(Math, 'random').mockReturnValue(1)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a connection', () => {
  it('says which table it wants, and what it knows of it already', () => {
    connected()
    FakeSocket.latest.accept()
    expect(FakeSocket.latest.sent).toEqual([{ kind: 'hello', table: 'k7m2qp', since: 7, protocol: 1 }])
  })

  it('passes on what the server tells, but not its pongs', () => {
    const { heard } = connected()
    FakeSocket.latest.accept()
    FakeSocket.latest.say({ kind: 'pong' })
    FakeSocket.latest.say({ kind: 'presence', connected: [true, true, false, true] })
    expect(heard.frames).toEqual([{ kind: 'presence', connected: [true, true, false, true] }])
  })

  it('comes back after it broke, and later each time', () => {
    const { heard } = connected()
    FakeSocket.latest.accept()
    FakeSocket.latest.break()
    expect(heard.lines).toEqual(['connecting', 'open', 'lost'])
    vi.advanceTimersByTime(FIRST_WAIT - 1)
    expect(FakeSocket.all).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(FakeSocket.all).toHaveLength(2)
    FakeSocket.latest.break()
    vi.advanceTimersByTime(2 * FIRST_WAIT - 1)
    expect(FakeSocket.all).toHaveLength(2)
    vi.advanceTimersByTime(1)
    expect(FakeSocket.all).toHaveLength(3)
  })

  it('is soon back again once the server has spoken', () => {
    connected()
    for (let attempt = 0; attempt < 4; attempt += 1) {
      FakeSocket.latest.break()
      vi.advanceTimersByTime(LONGEST_WAIT)
    }
    FakeSocket.latest.accept()
    FakeSocket.latest.say({ kind: 'presence', connected: [true, true, true, true] })
    const before = FakeSocket.all.length
    FakeSocket.latest.break()
    vi.advanceTimersByTime(FIRST_WAIT)
    expect(FakeSocket.all).toHaveLength(before + 1)
  })

  it('counts as lost when the server is silent for too long', () => {
    const { heard } = connected()
    FakeSocket.latest.accept()
    vi.advanceTimersByTime(PING_EVERY)
    expect(FakeSocket.latest.of('ping')).toHaveLength(1)
    vi.advanceTimersByTime(SILENCE_LIMIT + PING_EVERY)
    expect(heard.lines).toContain('lost')
    expect(FakeSocket.all.length).toBeGreaterThan(1)
  })

  it('stays as long as the server answers', () => {
    const { heard } = connected()
    FakeSocket.latest.accept()
    for (let waited = 0; waited < 4 * SILENCE_LIMIT; waited += PING_EVERY) {
      vi.advanceTimersByTime(PING_EVERY)
      FakeSocket.latest.say({ kind: 'pong' })
    }
    expect(heard.lines).toEqual(['connecting', 'open'])
    expect(FakeSocket.all).toHaveLength(1)
  })

  it('does not come back after it was closed', () => {
    const { socket, heard } = connected()
    FakeSocket.latest.accept()
    socket.close()
    vi.advanceTimersByTime(10 * LONGEST_WAIT)
    socket.wake()
    expect(FakeSocket.all).toHaveLength(1)
    expect(heard.lines.at(-1)).toBe('closed')
  })

  it('does not wait when the network is back', () => {
    const { socket } = connected()
    FakeSocket.latest.accept()
    FakeSocket.latest.break()
    socket.wake()
    expect(FakeSocket.all).toHaveLength(2)
  })
})

describe('a command', () => {
  it('is sent again under the same id until it is answered', () => {
    const { socket, heard } = connected()
    FakeSocket.latest.accept()
    const id = socket.send(PLAY)
    vi.advanceTimersByTime(RESEND_AFTER)
    const commands = FakeSocket.latest.of('command')
    expect(commands).toEqual([
      { kind: 'command', id, command: PLAY },
      { kind: 'command', id, command: PLAY },
    ])
    FakeSocket.latest.say({ kind: 'ack', id, version: 8 })
    vi.advanceTimersByTime(2 * RESEND_AFTER)
    expect(FakeSocket.latest.of('command')).toHaveLength(2)
    expect(heard.accepted).toEqual([`${id} 8`])
  })

  it('is answered once, however often the server says so', () => {
    const { socket, heard } = connected()
    FakeSocket.latest.accept()
    const id = socket.send(PLAY)
    FakeSocket.latest.say({ kind: 'ack', id, version: 8 })
    FakeSocket.latest.say({ kind: 'ack', id, version: 8 })
    expect(heard.accepted).toEqual([`${id} 8`])
  })

  it('survives a broken connection, and comes after the greeting', () => {
    const { socket } = connected()
    FakeSocket.latest.accept()
    const id = socket.send(PLAY)
    FakeSocket.latest.break()
    vi.advanceTimersByTime(FIRST_WAIT)
    FakeSocket.latest.accept()
    expect(FakeSocket.latest.sent.map((frame) => frame.kind)).toEqual(['hello', 'command'])
    expect(FakeSocket.latest.of('command')[0]?.id).toBe(id)
  })

  it('given while there is no connection waits for one', () => {
    const { socket } = connected()
    const id = socket.send(PLAY)
    expect(FakeSocket.latest.sent).toEqual([])
    FakeSocket.latest.accept()
    expect(FakeSocket.latest.of('command')).toEqual([{ kind: 'command', id, command: PLAY }])
  })

  it('that is refused is not sent again', () => {
    const { socket, heard } = connected()
    FakeSocket.latest.accept()
    const id = socket.send(PLAY)
    FakeSocket.latest.say({ kind: 'refused', id, refusal: LATE })
    vi.advanceTimersByTime(2 * RESEND_AFTER)
    expect(FakeSocket.latest.of('command')).toHaveLength(1)
    expect(heard.refused).toEqual([[id, LATE]])
  })

  it('has an id that no other command has', () => {
    const { socket } = connected()
    const ids = new Set(Array.from({ length: 500 }, () => socket.send(PLAY)))
    expect(ids.size).toBe(500)
  })
})

describe('the wait before an attempt', () => {
  it('doubles from half a second to eight', () => {
    const longest = [0, 1, 2, 3, 4, 5, 6].map((attempt) => waitBefore(attempt, () => 1))
    expect(longest).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000])
  })

  it('is partly left to chance', () => {
    expect(waitBefore(2, () => 0)).toBe(1000)
    expect(waitBefore(2, () => 0.5)).toBe(1500)
  })
})
