import { socketAddress } from './api'
import { type Line, TableSocket } from './socket'
import type { Action, Command, Refusal, ServerFrame, TableEvent, TableState } from './wire'

/** How long a complete trick lies open before it is taken away (milliseconds). A tap takes it away at once. */
export const TRICK_RESTS = 1300

/** How long the page says why something is not possible (milliseconds). */
export const REASON_STAYS = 8000

/** After these faults it would not help to connect again: the answer would be the same. */
const HOPELESS = new Set(['UNKNOWN_TABLE', 'UNREADABLE_TABLE', 'NEWER_PROTOCOL', 'OPENED_ELSEWHERE'])

/** Where a seat is drawn, seen from the player: 0 below (the player), then clockwise left, above, right. */
export type Place = 0 | 1 | 2 | 3

/** The places of three and of four players; three leave the one above free. */
const PLACES: Readonly<Record<number, readonly Place[]>> = { 3: [0, 1, 3], 4: [0, 1, 2, 3] }

/** A round of one game's tables. */
export type RoundOf<State extends TableState> = NonNullable<State['round']>

/** A finished trick of one game's tables. */
export type TakenOf<State extends TableState> = NonNullable<RoundOf<State>['last_trick']>

/** Told what has happened, and which trick was completed by it. */
export type NewsListener<State extends TableState> = (
  events: readonly TableEvent[],
  taken: TakenOf<State> | null,
) => void

/** One table of a game as this page knows it, and all that can be done at it. The rules are the server's business. */
export class LiveTable<State extends TableState = TableState> {
  state = $state.raw<State | null>(null)
  line = $state<Line>('connecting')
  /** Why there is no table to be seen. */
  fault = $state.raw<Refusal | null>(null)
  /** Why something the player tried or asked about is not possible. */
  refusal = $state.raw<Refusal | null>(null)
  /** The complete trick that still lies on the table. */
  resting = $state.raw<TakenOf<State> | null>(null)
  #connected = $state.raw<readonly boolean[] | null>(null)
  #pending = $state.raw<ReadonlyMap<string, Command>>(new Map())
  /** Accepted commands whose effects have not arrived yet, with the version that brings them. */
  #awaited = new Map<string, number>()
  #rest: ReturnType<typeof setTimeout> | undefined
  #silence: ReturnType<typeof setTimeout> | undefined
  /** Kept without saying of which game: a table of one game is a table. */
  readonly #listeners = new Set<NewsListener<never>>()
  readonly #socket: TableSocket

  constructor(readonly id: string) {
    this.#socket = new TableSocket(socketAddress(), id, () => this.state?.version ?? 0, {
      frame: (frame) => this.#show(frame),
      accepted: (command, version) => this.#accept(command, version),
      refused: (command, refusal) => {
        this.#settle(command)
        this.explain(refusal)
      },
      line: (line) => (this.line = line),
    })
  }

  open(): void {
    this.#socket.open()
  }

  close(): void {
    clearTimeout(this.#rest)
    clearTimeout(this.#silence)
    this.#socket.close()
  }

  /** Hear of everything that happens, frame by frame, until the returned function is called. */
  listen(listener: NewsListener<State>): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  wake(): void {
    this.#socket.wake()
  }

  /** The player's seat; null for a visitor. */
  get you(): number | null {
    return this.state?.you ?? null
  }

  get round(): RoundOf<State> | null {
    return (this.state?.round ?? null) as RoundOf<State> | null
  }

  get yourTurn(): boolean {
    return this.you !== null && this.round?.turn === this.you
  }

  /** The card on its way to the server; it cannot be played twice. */
  get played(): string | null {
    for (const command of this.#pending.values()) {
      if (command.kind === 'act' && command.action.kind === 'play') return command.action.card
    }
    return null
  }

  /** Is an answer of the server awaited? */
  get busy(): boolean {
    return this.#pending.size > 0
  }

  nameOf = (seat: number): string => this.state?.seats[seat]?.name ?? String(seat + 1)

  /** How many sit at the table. */
  get players(): number {
    return this.state?.seats.length ?? 4
  }

  /** The places where somebody sits, clockwise from the player's own. */
  get places(): readonly Place[] {
    return PLACES[this.players] ?? []
  }

  /** A visitor looks over the shoulder of seat 0. */
  placeOf(seat: number): Place {
    return this.places[(seat - (this.you ?? 0) + this.players) % this.players] ?? 0
  }

  /** Who sits at a place; at one where nobody sits, the player. */
  seatAt(place: Place): number {
    return ((this.you ?? 0) + Math.max(0, this.places.indexOf(place))) % this.players
  }

  /** The seat of the nth card of a trick. */
  seatOf(trick: { leader: number }, index: number): number {
    return (trick.leader + index) % this.players
  }

  connected(seat: number): boolean {
    return this.#connected?.[seat] ?? this.state?.seats[seat]?.connected ?? true
  }

  /** Announce or play something. While an answer is awaited nothing else is sent: a double click is one click. */
  act(action: Action): void {
    if (this.busy) return
    this.takeAway()
    this.#send({ kind: 'act', action })
  }

  nextRound(): void {
    if (!this.busy) this.#send({ kind: 'next_round' })
  }

  takeSeat(seat: number, name: string): void {
    this.#send({ kind: 'take_seat', seat, name })
  }

  leaveSeat(): void {
    this.#send({ kind: 'leave_seat' })
  }

  rename(name: string): void {
    this.#send({ kind: 'rename', name })
  }

  /** Let a bot play on for a player who has gone. */
  seatBot(seat: number): void {
    this.#send({ kind: 'seat_bot', seat })
  }

  /** Take the complete trick off the table now. */
  takeAway(): void {
    clearTimeout(this.#rest)
    this.resting = null
  }

  /** Say why something is not possible; null: say no more about it. */
  explain(refusal: Refusal | null): void {
    clearTimeout(this.#silence)
    this.refusal = refusal
    if (refusal) this.#silence = setTimeout(() => (this.refusal = null), REASON_STAYS)
  }

  #send(command: Command): void {
    this.explain(null)
    const id = this.#socket.send(command)
    this.#pending = new Map(this.#pending).set(id, command)
  }

  /** A command is done with when its effects can be seen: until then nothing else is sent. */
  #accept(id: string, version: number): void {
    if (version <= (this.state?.version ?? 0)) this.#settle(id)
    else this.#awaited.set(id, version)
  }

  #settle(id: string): void {
    this.#awaited.delete(id)
    const pending = new Map(this.#pending)
    pending.delete(id)
    this.#pending = pending
  }

  #show(frame: ServerFrame): void {
    if (frame.kind === 'error') {
      if (HOPELESS.has(frame.refusal.reason)) this.#giveUp(frame.refusal)
      else this.explain(frame.refusal)
    } else if (frame.kind === 'presence') this.#connected = frame.connected
    else if (frame.kind === 'full' || frame.kind === 'events') {
      const before = this.state
      const turn = this.yourTurn
      const table = frame.table as State
      this.state = table
      for (const [id, version] of this.#awaited) if (version <= frame.version) this.#settle(id)
      this.#connected = null
      // What was true before the others moved may be true no longer.
      if (this.yourTurn !== turn) this.explain(null)
      const taken = before ? newlyTaken(before, table) : null
      if (taken) this.#letRest(taken)
      const events = frame.kind === 'events' ? frame.events : []
      for (const listener of this.#listeners) listener(events, taken as null)
    }
  }

  #giveUp(fault: Refusal): void {
    this.fault = fault
    this.close()
  }

  #letRest(trick: TakenOf<State>): void {
    clearTimeout(this.#rest)
    this.resting = trick
    this.#rest = setTimeout(() => (this.resting = null), TRICK_RESTS)
  }
}

/** The trick that was completed between two pictures of the same round, if one was. */
export function newlyTaken<State extends TableState>(before: State, after: State): TakenOf<State> | null {
  if (!before.round || !after.round || before.match.number !== after.match.number) return null
  const more = count(after.round) > count(before.round)
  return more ? (after.round.last_trick as TakenOf<State> | null) : null
}

const count = (round: RoundOf<TableState>): number => round.tricks_taken.reduce((sum, tricks) => sum + tricks, 0)
