import { classNames } from '../display/class-names.ts'
import { ErrorLine, useField, type FieldWords } from './FieldShell.tsx'

export interface RadioOption<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly hint?: string
}

export interface RadioTilesProps<Value extends string> extends FieldWords {
  readonly value: Value
  readonly onChange: (value: Value, tile: HTMLInputElement) => void
  readonly options: readonly RadioOption<Value>[]
  /** The heading above says the same, so the legend is only for screen readers. */
  readonly hidesLegend?: boolean
}

/** Two or three choices side by side, stacked on phones. */
export function RadioTiles<Value extends string>(props: RadioTilesProps<Value>) {
  const { label, hint, value, onChange, options, hidesLegend = false } = props
  const { control, error } = useField(props)
  const { 'aria-describedby': describedBy } = control
  return (
    <fieldset
      id={control.id}
      className={classNames('field', Boolean(error) && 'has-error')}
      {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}
    >
      <legend className={hidesLegend ? undefined : 'label'}>
        <span className={hidesLegend ? 'visually-hidden' : undefined}>{label}</span>
      </legend>
      {hint ? (
        <p className="hint" id={`${control.id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? <ErrorLine id={`${control.id}-error`}>{error}</ErrorLine> : null}
      <div className="tiles">
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames('pick', option.value === value && 'picked')}
          >
            <input
              type="radio"
              name={control.id}
              value={option.value}
              checked={option.value === value}
              onChange={(event) => onChange(option.value, event.currentTarget)}
            />
            <span>
              <span>{option.label}</span>
              {option.hint === undefined ? null : (
                <span className="second-line">{option.hint}</span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
