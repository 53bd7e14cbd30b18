import { FieldShell, useField, type FieldWords } from './FieldShell.tsx'

export interface SelectOption {
  readonly value: string
  readonly label: string
}

export interface SelectProps extends FieldWords {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly options: readonly SelectOption[]
  readonly placeholder?: string
  readonly autoComplete?: string
}

export function Select(props: SelectProps) {
  const { value, onChange, options, placeholder, autoComplete } = props
  const { control, error } = useField(props)
  return (
    <FieldShell field={props} id={control.id} error={error}>
      <select
        {...control}
        className="input"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        {...(autoComplete === undefined ? {} : { autoComplete })}
      >
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldShell>
  )
}
