import type { ReactNode } from 'react'
import { classNames } from '../display/class-names.ts'
import { useFormField } from './form-context.ts'
import { Icon } from '../display/Icon.tsx'
import { useWords } from '../language/language.ts'
import { kitWords } from '../words.ts'

export interface FieldWords {
  readonly name: string
  readonly label: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
  readonly optional?: boolean
}

export interface ControlWiring {
  readonly id: string
  readonly name: string
  readonly 'aria-describedby'?: string
  readonly 'aria-invalid'?: true
}

/** Returns IDs and ARIA attributes of one field. `more` are IDs of further descriptions. */
export function useField(
  field: FieldWords,
  more: readonly (string | undefined)[] = [],
): { control: ControlWiring; error: string | undefined } {
  const known = useFormField(field.name)
  const error = field.error ?? known.error
  const described = [
    field.hint ? `${known.id}-hint` : undefined,
    error ? `${known.id}-error` : undefined,
    ...more,
  ]
    .filter(Boolean)
    .join(' ')
  return {
    error,
    control: {
      id: known.id,
      name: field.name,
      ...(described === '' ? {} : { 'aria-describedby': described }),
      ...(error ? { 'aria-invalid': true as const } : {}),
    },
  }
}

export function ErrorLine({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <p className="field-error" id={id}>
      <Icon name="warning-circle-fill" size="small" />
      <span>{children}</span>
    </p>
  )
}

export interface FieldShellProps {
  readonly field: FieldWords
  readonly id: string
  readonly error: string | undefined
  readonly children: ReactNode
}

export function FieldShell({ field, id, error, children }: FieldShellProps) {
  const words = useWords(kitWords)
  return (
    <div className={classNames('field', Boolean(error) && 'has-error')}>
      <label className="label" htmlFor={id}>
        <span>{field.label}</span>
        {field.optional && <span className="optional"> {words.optional}</span>}
      </label>
      {field.hint ? (
        <p className="hint" id={`${id}-hint`}>
          {field.hint}
        </p>
      ) : null}
      {error ? <ErrorLine id={`${id}-error`}>{error}</ErrorLine> : null}
      {children}
    </div>
  )
}
