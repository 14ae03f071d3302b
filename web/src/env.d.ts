declare module 'virtual:messages/*' {
  /** The Fluent source of one language. */
  const source: string
  export default source
}

declare module 'virtual:rulebook/*' {
  /** The rulebook of one language as HTML, written by us and rendered when the page is built. */
  const html: string
  export default html
}
