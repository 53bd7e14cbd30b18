import { classNames } from '../display/class-names.ts'
import { ErrorLine, useField, type FieldWords } from './FieldShell.tsx'

export interface CheckboxOption {
  readonly value: string
  readonly label: string
}

export interface CheckboxGroupProps extends FieldWords {
  readonly value: readonly string[]
  readonly onChange: (value: string[]) => void
  readonly options: readonly CheckboxOption[]
}

function withOrWithout(
  { value, options }: CheckboxGroupProps,
  changed: string,
  ticked: boolean,
): string[] {
  return options
    .map((option) => option.value)
    .filter((choice) => (choice === changed ? ticked : value.includes(choice)))
}

export function CheckboxGroup(props: CheckboxGroupProps) {
  const { label, hint, value, onChange, options } = props
  const { control, error } = useField(props)
  const describedBy = control['aria-describedby']
  return (
    <fieldset
      id={control.id}
      className={classNames('field', Boolean(error) && 'has-error')}
      {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}
    >
      <legend className="label">{label}</legend>
      {hint ? (
        <p className="hint" id={`${control.id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? <ErrorLine id={`${control.id}-error`}>{error}</ErrorLine> : null}
      {options.map((option) => {
        const ticked = value.includes(option.value)
        return (
          <label key={option.value} className={classNames('pick', ticked && 'picked')}>
            <input
              type="checkbox"
              name={control.name}
              value={option.value}
              checked={ticked}
              onChange={(event) =>
                onChange(withOrWithout(props, option.value, event.currentTarget.checked))
              }
              {...(error ? { 'aria-invalid': true } : {})}
            />
            <span>{option.label}</span>
          </label>
        )
      })}
    </fieldset>
  )
}
