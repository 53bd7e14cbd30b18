import type { ReactNode } from 'react'
import { classNames } from '../display/class-names.ts'
import { ErrorLine, useField } from './FieldShell.tsx'

export interface CheckboxProps {
  readonly name: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly children: ReactNode
  readonly error?: string | undefined
}

export function Checkbox({ name, checked, onChange, children, error: given }: CheckboxProps) {
  const { control, error } = useField({ name, label: '', error: given })
  return (
    <div className={classNames('field', Boolean(error) && 'has-error')}>
      {error ? <ErrorLine id={`${control.id}-error`}>{error}</ErrorLine> : null}
      <label className="pick bare">
        <input
          {...control}
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>{children}</span>
      </label>
    </div>
  )
}
