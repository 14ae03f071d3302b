/** The keys of a table of Schwarze Sau, and the message that says what each is for. */
export const KEYS = [
  ['← →', 'page-key-move'],
  ['↵', 'page-key-play'],
  ['0–9', 'page-sau-key-digit'],
  ['B', 'page-key-bid'],
  ['L', 'page-key-last'],
  ['?', 'page-key-help'],
  ['Esc', 'page-key-close'],
] as const
