import type { Result } from '../wire'

/** One line under the sum: what is added, or what it is multiplied by. */
export interface Step {
  sign: '' | '+' | '×' | '='
  /** What it is: a term or factor of the tariff, or a sum. */
  what: Result['terms'][number]['term'] | Result['factors'][number]['factor'] | 'sum' | 'cap' | 'value'
  amount: number
  count?: number
  each?: number
}

/** The value of a deal, step by step: base, + Laufende, + Schneider, + Schwarz, × Tout, × Kontra … = value. */
export function steps(result: Result): Step[] {
  const added = result.terms.map((term, index): Step => {
    const step: Step = { sign: index === 0 ? '' : '+', what: term.term, amount: term.amount }
    const counted = term.count != null && term.each != null ? { count: term.count, each: term.each } : {}
    return { ...step, ...counted }
  })
  const factors = result.factors.map(({ factor, times }): Step => ({ sign: '×', what: factor, amount: times }))
  const sum = result.terms.reduce((total, term) => total + term.amount, 0)
  const between: Step[] = added.length > 1 && factors.length > 0 ? [{ sign: '=', what: 'sum', amount: sum }] : []
  const capped: Step[] = result.cap === null ? [] : [{ sign: '', what: 'cap', amount: result.cap }]
  return [...added, ...between, ...factors, ...capped, { sign: '=', what: 'value', amount: result.value }]
}

/** The same in one line of arithmetic that is right as it stands: (50 + 3 × 10) × 2 = 160. */
export function arithmetic(result: Result, number: (value: number) => string): string {
  const terms = result.terms.map(({ amount, count, each }) =>
    count != null && each != null ? `${number(count)} × ${number(each)}` : number(amount),
  )
  const sum = terms.join(' + ')
  const factors = result.factors.map(({ times }) => ` × ${number(times)}`).join('')
  const product = factors !== '' && terms.length > 1 ? `(${sum})${factors}` : sum + factors
  return `${product} ${result.cap === null ? '=' : '>'} ${number(result.value)}`
}

/** Card points of a seat's side, and how many that side needed. */
export function sideAugen(result: Result, declarers: boolean): { augen: number; needed: number } {
  const all = result.augen.reduce((sum, augen) => sum + augen, 0)
  const augen = result.side_augen ?? 0
  const needed = result.needed ?? 0
  return declarers ? { augen, needed } : { augen: all - augen, needed: all - needed + 1 }
}
