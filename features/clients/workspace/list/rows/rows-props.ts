import type { RowPlace } from './use-list-keys.ts'
import type { ClientRows } from './use-client-rows.ts'

export interface RowsProps {
  readonly list: ClientRows
  readonly place: RowPlace
  /** The last loaded rows are near. */
  readonly onEnd: () => void
}
