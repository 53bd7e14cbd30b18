export interface SegmentsProps<Value extends string> {
  /** The accessible name. */
  readonly name: string
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly options: readonly { readonly value: Value; readonly label: string }[]
}

/** Two or three views of the same thing. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { name, value, onChange, options } = props
  return (
    <div className="segments" role="group" aria-label={name}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
