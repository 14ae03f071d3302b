/** The keys of a table of Schafkopf, and the message that says what each is for. */
export const KEYS = [
  ['← →', 'page-key-move'],
  ['↵', 'page-key-play'],
  ['1–9 0', 'page-key-digit'],
  ['P W', 'page-key-pass'],
  ['B', 'page-key-bid'],
  ['K R', 'page-key-double'],
  ['L', 'page-key-last'],
  ['?', 'page-key-help'],
  ['Esc', 'page-key-close'],
] as const
