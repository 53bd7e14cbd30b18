import type { ClientRows } from './use-client-rows.ts'

export interface RowsProps {
  readonly list: ClientRows
  /** The last loaded rows are near. */
  readonly onEnd: () => void
}
