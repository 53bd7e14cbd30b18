// What the look of a kind of field is told.
import type { Json, Schema, UiOptions } from '../../../rules/content/model.ts'

export interface LookProps {
  readonly id: string
  readonly value: Json | undefined
  /** A choice: counts at once. */
  readonly onChoose: (value: Json | undefined) => void
  /** Something typed: counts a moment after the last key. */
  readonly onType: (value: Json | undefined) => void
  /** The field was left: what was typed counts now. */
  readonly onLeave: () => void
  readonly schema: Schema
  readonly options: UiOptions
  readonly title: string
  /** The words above the control. */
  readonly label: string
  readonly isOptional: boolean
  readonly isReadOnly: boolean
  readonly isInvalid: boolean
  readonly describedBy: string | undefined
  readonly autoComplete: string | undefined
}
