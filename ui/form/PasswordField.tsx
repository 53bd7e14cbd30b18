import { useState } from 'react'
import { Button } from '../display/Button.tsx'
import { FieldShell, useField, type FieldWords } from './FieldShell.tsx'
import { useWords } from '../language/language.ts'
import { kitWords } from '../words.ts'

export interface PasswordFieldProps extends FieldWords {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly autoComplete: 'current-password' | 'new-password' | 'one-time-code' | 'off'
  /** Read-only but focusable; the reason is in `hint`. */
  readonly unavailable?: boolean
  readonly describedBy?: string
}

export function PasswordField(props: PasswordFieldProps) {
  const { value, onChange, autoComplete, unavailable = false, describedBy } = props
  const words = useWords(kitWords)
  const { control, error } = useField(props, [describedBy])
  const [shown, setShown] = useState(false)
  return (
    <FieldShell field={props} id={control.id} error={error}>
      <div className="box">
        <input
          {...control}
          className="input"
          type={shown ? 'text' : 'password'}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...(unavailable ? { readOnly: true, 'aria-disabled': true } : {})}
        />
        <Button
          look="quiet"
          name={shown ? words.hidePassword : words.showPassword}
          onPress={() => setShown(!shown)}
        >
          {shown ? words.hide : words.show}
        </Button>
      </div>
    </FieldShell>
  )
}
