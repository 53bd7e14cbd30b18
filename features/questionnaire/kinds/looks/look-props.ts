import type { Json, Schema, UiOptions } from '../../rules/content/model.ts'

export interface LookProps {
  readonly id: string
  readonly value: Json | undefined
  /** Called for a choice. Takes effect at once. */
  readonly onChoose: (value: Json | undefined) => void
  /** Called during typing. Takes effect after a pause. */
  readonly onType: (value: Json | undefined) => void
  /** Called on blur. Typed input then takes effect. */
  readonly onLeave: () => void
  readonly schema: Schema
  readonly options: UiOptions
  readonly title: string
  /** The label above the control. */
  readonly label: string
  readonly isOptional: boolean
  readonly isReadOnly: boolean
  readonly isInvalid: boolean
  readonly describedBy: string | undefined
  readonly autoComplete: string | undefined
}
