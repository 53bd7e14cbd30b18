import type { BeforeFilingPartsFragment } from './filing.operations.ts'
import type { Line } from './line-words.ts'

export interface ListProps {
  readonly list: BeforeFilingPartsFragment
}

export interface LineProps extends ListProps {
  readonly line: Line
}

interface Closing {
  readonly onClose: () => void
}

export type ListDialogProps = ListProps & Closing
export type LineDialogProps = LineProps & Closing
