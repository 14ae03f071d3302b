import { type ClientFrame, type Command, PROTOCOL, type Refusal, type ServerFrame } from './wire'

/** A command without an answer is sent again after this time (milliseconds), under the same id. */
export const RESEND_AFTER = 2500
/** How often the page asks whether the server is still there (milliseconds). */
export const PING_EVERY = 2500
/** Without any word from the server for this long (milliseconds), the connection counts as lost. */
export const SILENCE_LIMIT = 9000
/** The first and the longest wait before the next attempt to connect (milliseconds). */
export const FIRST_WAIT = 500
export const LONGEST_WAIT = 8000

/** How the line to the table stands. */
export type Line = 'connecting' | 'open' | 'lost' | 'closed'

export interface Listener {
  /** A picture of the table, or something else the server says unasked. */
  frame(frame: ServerFrame): void
  /** A command was accepted; the table had this version after it. */
  accepted(id: string, version: number): void
  /** A command was not possible; nothing has changed. */
  refused(id: string, refusal: Refusal): void
  line(line: Line): void
}

/** Waits between attempts double from 0.5 to 8 seconds; a random part keeps many browsers from returning at once. */
export function waitBefore(attempt: number, random: () => number = Math.random): number {
  const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt)
  return longest / 2 + (longest / 2) * random()
}

/** An id that no other command has. `crypto.randomUUID` would need https, which a game at home has not. */
function commandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The line from one page to one table: it comes back by itself, and loses no command and applies none twice. */
export class TableSocket {
  #socket: WebSocket | null = null
  #unanswered = new Map<string, Command>()
  #resends = new Map<string, ReturnType<typeof setTimeout>>()
  #attempt = 0
  #reconnect: ReturnType<typeof setTimeout> | undefined
  #ping: ReturnType<typeof setInterval> | undefined
  #heardAt = 0
  #closed = false

  constructor(
    private readonly address: string,
    private readonly table: string,
    private readonly version: () => number,
    private readonly listener: Listener,
  ) {}

  /** Connect, and stay connected until `close`. */
  open(): void {
    clearTimeout(this.#reconnect)
    this.#hangUp()
    this.listener.line(this.#attempt === 0 ? 'connecting' : 'lost')
    const socket = new WebSocket(this.address)
    this.#socket = socket
    this.#heardAt = Date.now()
    socket.onopen = () => this.#greet()
    socket.onmessage = (message: MessageEvent<unknown>) => this.#hear(message.data)
    socket.onclose = () => this.#lost()
    this.#ping = setInterval(() => this.#watch(), PING_EVERY)
  }

  /** Send a command and keep it until the server has answered it, over as many connections as it takes. */
  send(command: Command): string {
    const id = commandId()
    this.#unanswered.set(id, command)
    this.#deliver(id, command)
    return id
  }

  /** The network is back or the page is looked at again: do not wait for the next attempt. */
  wake(): void {
    if (this.#closed) return
    if (this.#socket === null) this.open()
    else this.#watch()
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#reconnect)
    this.#hangUp()
    this.listener.line('closed')
  }

  #greet(): void {
    this.#transmit({ kind: 'hello', table: this.table, since: this.version(), protocol: PROTOCOL })
    this.listener.line('open')
    for (const [id, command] of this.#unanswered) this.#deliver(id, command)
  }

  #deliver(id: string, command: Command): void {
    clearTimeout(this.#resends.get(id))
    this.#transmit({ kind: 'command', id, command })
    this.#resends.set(
      id,
      setTimeout(() => this.#deliver(id, command), RESEND_AFTER),
    )
  }

  #transmit(frame: ClientFrame): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame))
  }

  #hear(data: unknown): void {
    this.#heardAt = Date.now()
    this.#attempt = 0
    // The server is ours and of the same build: its frames are taken as the types say.
    const frame = JSON.parse(String(data)) as ServerFrame
    if (frame.kind === 'pong') return
    if (frame.kind === 'ack' || frame.kind === 'refused') {
      if (!this.#answered(frame.id)) return
      if (frame.kind === 'ack') this.listener.accepted(frame.id, frame.version)
      else this.listener.refused(frame.id, frame.refusal)
    } else this.listener.frame(frame)
  }

  /** Forget a command that has its answer; false if it had one before. */
  #answered(id: string): boolean {
    clearTimeout(this.#resends.get(id))
    this.#resends.delete(id)
    return this.#unanswered.delete(id)
  }

  #watch(): void {
    if (Date.now() - this.#heardAt > SILENCE_LIMIT) this.#lost()
    else this.#transmit({ kind: 'ping' })
  }

  #lost(): void {
    this.#hangUp()
    if (this.#closed) return
    this.listener.line('lost')
    this.#reconnect = setTimeout(() => this.open(), waitBefore(this.#attempt))
    this.#attempt += 1
  }

  #hangUp(): void {
    clearInterval(this.#ping)
    for (const timer of this.#resends.values()) clearTimeout(timer)
    this.#resends.clear()
    const socket = this.#socket
    this.#socket = null
    if (socket === null) return
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
  }
}
