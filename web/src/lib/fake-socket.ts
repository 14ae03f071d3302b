import { vi } from 'vitest'

import type { ClientFrame, ServerFrame } from './wire'

/** A WebSocket whose other end is the test. */
export class FakeSocket {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSED = 3
  static all: FakeSocket[] = []

  readyState = FakeSocket.CONNECTING
  onopen: (() => void) | null = null
  onmessage: ((message: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  readonly sent: ClientFrame[] = []

  constructor(readonly address: string) {
    FakeSocket.all.push(this)
  }

  /** Take the place of the browser's own until the test's end. */
  static install(): void {
    FakeSocket.all = []
    vi.stubGlobal('WebSocket', FakeSocket)
  }

  static get latest(): FakeSocket {
    const socket = FakeSocket.all.at(-1)
    if (!socket) throw new Error('nothing has connected')
    return socket
  }

  send(text: string): void {
    if (this.readyState !== FakeSocket.OPEN) throw new Error('sent on a socket that is not open')
    this.sent.push(JSON.parse(text) as ClientFrame)
  }

  close(): void {
    this.readyState = FakeSocket.CLOSED
  }

  /** The server accepts the connection. */
  accept(): void {
    this.readyState = FakeSocket.OPEN
    this.onopen?.()
  }

  /** The server says something. */
  say(frame: ServerFrame): void {
    this.onmessage?.({ data: JSON.stringify(frame) })
  }

  /** The connection breaks. */
  break(): void {
    this.readyState = FakeSocket.CLOSED
    this.onclose?.()
  }

  /** The frames of one kind that the page has sent. */
  of<Kind extends ClientFrame['kind']>(kind: Kind): Extract<ClientFrame, { kind: Kind }>[] {
    return this.sent.filter((frame): frame is Extract<ClientFrame, { kind: Kind }> => frame.kind === kind)
  }
}
