import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { FakeSocket } from './fake-socket'
import { LiveTable, newlyTaken, REASON_STAYS, TRICK_RESTS } from './table.svelte'
import type { Refusal, Round, SchafkopfTable, TakenTrick } from './wire'

const TAKEN: TakenTrick = { leader: 1, cards: ['EA', 'E7', 'E8', 'EK'], winner: 1, augen: 15 }
const WHY: Refusal = { reason: 'FOLLOW_SUIT', args: { suit: 'E' }, paragraph: '6.2' }

const match = (number: number): SchafkopfTable['match'] => ({
  number,
  position: number,
  length: null,
  totals: [0, 0, 0, 0],
  winners: null,
  rounds: [],
  carried: {},
})

function table(round: Partial<Round> = {}, part: Partial<SchafkopfTable> = {}): SchafkopfTable {
  return {
    id: 'k7m2qp',
    version: 3,
    you: 2,
    seats: ['Vroni', 'Zenzi', 'Åsa', 'Sepp'].map((name, seat) => ({
      seat,
      name,
      occupant: seat === 2 ? 'person' : 'bot',
      connected: true,
      reserved_by: null,
      ready: false,
    })),
    match: match(1),
    round: { phase: 'play', turn: 2, tricks_taken: [0, 0, 0, 0], last_trick: null, ...round },
    ...part,
  } as SchafkopfTable
}

function live(first: SchafkopfTable = table()): LiveTable<SchafkopfTable> {
  const opened = new LiveTable<SchafkopfTable>('k7m2qp')
  opened.open()
  FakeSocket.latest.accept()
  FakeSocket.latest.say({ kind: 'full', version: first.version, table: first })
  return opened
}

const push = (next: SchafkopfTable): void =>
  FakeSocket.latest.say({ kind: 'events', version: next.version, events: [], table: next })

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.install()
  vi.stubGlobal('location', { protocol: 'http:', host: 'house' })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a table', () => {
  it('is seen from the player’s own seat, clockwise to the left', () => {
    const seen = live()
    expect([2, 3, 0, 1].map((seat) => seen.placeOf(seat))).toEqual([0, 1, 2, 3])
    expect(([0, 1, 2, 3] as const).map((place) => seen.seatAt(place))).toEqual([2, 3, 0, 1])
  })

  it('is seen by a visitor from seat 0', () => {
    const seen = live(table({}, { you: null }))
    expect(seen.placeOf(3)).toBe(3)
    expect(seen.yourTurn).toBe(false)
  })

  it('that does not exist is not asked for again', () => {
    const seen = new LiveTable('nix')
    seen.open()
    FakeSocket.latest.accept()
    FakeSocket.latest.say({ kind: 'error', refusal: { reason: 'UNKNOWN_TABLE', args: { text: 'nix' }, paragraph: null } })
    vi.advanceTimersByTime(60_000)
    expect(seen.fault?.reason).toBe('UNKNOWN_TABLE')
    expect(FakeSocket.all).toHaveLength(1)
  })

  it('knows who is there just now', () => {
    const seen = live()
    FakeSocket.latest.say({ kind: 'presence', connected: [true, false, true, true] })
    expect(seen.connected(1)).toBe(false)
  })
})

describe('a listener', () => {
  it('hears of every frame, and of the trick that it completes', () => {
    const seen = live()
    const heard: unknown[] = []
    const stop = seen.listen((events, taken) => heard.push([events.length, taken?.winner ?? null]))
    push(table({ turn: 3 }, { version: 4 }))
    push(table({ last_trick: TAKEN, tricks_taken: [0, 1, 0, 0] }, { version: 5 }))
    stop()
    push(table({ turn: 3 }, { version: 6 }))
    expect(heard).toEqual([
      [0, null],
      [0, 1],
    ])
  })
})

describe('a click', () => {
  it('twice is a click once', () => {
    const seen = live()
    seen.act({ kind: 'play', card: 'EO' })
    seen.act({ kind: 'play', card: 'EO' })
    expect(FakeSocket.latest.of('command')).toHaveLength(1)
    expect(seen.played).toBe('EO')
  })

  it('is done with when its effect can be seen, not before', () => {
    const seen = live()
    seen.act({ kind: 'play', card: 'EO' })
    const [command] = FakeSocket.latest.of('command')
    FakeSocket.latest.say({ kind: 'ack', id: command?.id ?? '', version: 4 })
    expect(seen.busy).toBe(true)
    push(table({ turn: 3 }, { version: 4 }))
    expect(seen.busy).toBe(false)
  })

  it('whose effect came before its answer is done with at the answer', () => {
    const seen = live()
    seen.act({ kind: 'play', card: 'EO' })
    const [command] = FakeSocket.latest.of('command')
    push(table({ turn: 3 }, { version: 4 }))
    expect(seen.busy).toBe(true)
    FakeSocket.latest.say({ kind: 'ack', id: command?.id ?? '', version: 4 })
    expect(seen.busy).toBe(false)
  })

  it('is possible again after the answer', () => {
    const seen = live()
    seen.act({ kind: 'play', card: 'EO' })
    const [command] = FakeSocket.latest.of('command')
    FakeSocket.latest.say({ kind: 'refused', id: command?.id ?? '', refusal: WHY })
    expect(seen.refusal).toEqual(WHY)
    expect(seen.played).toBeNull()
    seen.act({ kind: 'play', card: 'E7' })
    expect(FakeSocket.latest.of('command')).toHaveLength(2)
    expect(seen.refusal).toBeNull()
  })
})

describe('a reason', () => {
  it('stays for a while', () => {
    const seen = live()
    seen.explain(WHY)
    vi.advanceTimersByTime(REASON_STAYS - 1)
    expect(seen.refusal).toEqual(WHY)
    vi.advanceTimersByTime(1)
    expect(seen.refusal).toBeNull()
  })

  it('is gone when the turn has changed', () => {
    const seen = live()
    seen.explain(WHY)
    push(table({ turn: 3 }, { version: 4 }))
    expect(seen.refusal).toBeNull()
  })
})

describe('a complete trick', () => {
  it('lies open for a moment', () => {
    const seen = live()
    push(table({ last_trick: TAKEN, tricks_taken: [0, 1, 0, 0] }, { version: 4 }))
    expect(seen.resting).toEqual(TAKEN)
    vi.advanceTimersByTime(TRICK_RESTS)
    expect(seen.resting).toBeNull()
  })

  it('is taken away when the player goes on', () => {
    const seen = live()
    push(table({ last_trick: TAKEN, tricks_taken: [0, 1, 0, 0] }, { version: 4 }))
    seen.act({ kind: 'play', card: 'EO' })
    expect(seen.resting).toBeNull()
  })

  it('is no news when it was there before, or belongs to another round', () => {
    const before = table({ last_trick: TAKEN, tricks_taken: [0, 1, 0, 0] })
    expect(newlyTaken(before, before)).toBeNull()
    const next = table({}, { match: match(2) })
    expect(newlyTaken(before, next)).toBeNull()
    expect(newlyTaken(table(), before)).toEqual(TAKEN)
  })
})
