import type * as table from '../table.svelte'
import type { SauTable } from '../wire'

/** A table of Schwarze Sau as this page knows it. */
export type LiveTable = table.LiveTable<SauTable>
