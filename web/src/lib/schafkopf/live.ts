import type * as table from '../table.svelte'
import type { SchafkopfTable } from '../wire'

/** A table of Schafkopf as this page knows it. */
export type LiveTable = table.LiveTable<SchafkopfTable>
