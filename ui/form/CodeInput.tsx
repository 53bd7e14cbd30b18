import { FieldShell, useField, type FieldWords } from './FieldShell.tsx'
import { useWords } from '../language/language.ts'
import { kitWords } from '../words.ts'

export const codeLength = 6

export interface CodeInputProps extends FieldWords {
  /** Max six digits. */
  readonly value: string
  readonly onChange: (digits: string) => void
}

export function getDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, codeLength)
}

export function CodeInput(props: CodeInputProps) {
  const { value, onChange } = props
  const words = useWords(kitWords)
  const statusId = `${props.name}-digits`
  const { control, error } = useField(props, [statusId])
  return (
    <FieldShell field={props} id={control.id} error={error}>
      <div className="code">
        <input
          {...control}
          className="input"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(getDigits(event.currentTarget.value))}
        />
      </div>
      <p className="reason" id={statusId} role="status">
        {words.digitsEntered(value.length, codeLength)}
      </p>
    </FieldShell>
  )
}
