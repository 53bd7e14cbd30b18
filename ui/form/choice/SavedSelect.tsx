import { classNames } from '../../display/class-names.ts'
import type { SelectOption } from '../Select.tsx'
import { useSavedChoice } from './use-saved-choice.ts'

export interface SavedSelectProps<Value extends string> {
  /** The accessible name. */
  readonly name: string
  readonly stored: Value
  readonly options: readonly (SelectOption & { readonly value: Value })[]
  /** Resolves when the record is read again. */
  readonly onSave: (value: Value) => Promise<unknown>
  /** Another act of the same list is under way. */
  readonly isBusy?: boolean
  readonly compact?: boolean
}

/** A select of a row, which saves without a button. */
export function SavedSelect<Value extends string>(props: SavedSelectProps<Value>) {
  const { name, stored, options, onSave, isBusy = false, compact = false } = props
  const choice = useSavedChoice({ stored, save: onSave, isBusy })
  return (
    <select
      className={classNames('input', compact && 'compact')}
      aria-label={name}
      value={choice.value}
      onChange={({ currentTarget }) => {
        const chosen = options.find(({ value }) => value === currentTarget.value)
        if (chosen) choice.choose(chosen.value)
      }}
      onBlur={choice.leave}
    >
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}
