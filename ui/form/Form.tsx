import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useErrorInTitle } from '../navigation/document-title.ts'
import { ErrorSummary, focusField } from './ErrorSummary.tsx'
import { FormContext, fieldId, type FieldErrors } from './form-context.ts'

export interface FormProps {
  readonly onSubmit: () => void
  readonly children: ReactNode
  /** Field name → error text, in field order. Set after a submit, not while typing. */
  readonly errors?: FieldErrors
  /** Field name → label, shown before errors that several fields share ("Required"). */
  readonly fieldNames?: Readonly<Record<string, string>>
  readonly className?: string
  readonly name?: string
  /** For long forms: the first field with an error gets the focus instead of the summary. */
  readonly focusesField?: boolean
}

const noErrors: FieldErrors = {}
const noNames: Readonly<Record<string, string>> = {}

export function Form({
  onSubmit,
  children,
  errors = noErrors,
  fieldNames = noNames,
  className,
  name,
  focusesField = false,
}: FormProps) {
  const prefix = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const answeredAttempt = useRef(0)
  const [attempts, setAttempts] = useState(0)
  const hasErrors = Object.values(errors).some(Boolean)
  const showsSummary = hasErrors && attempts > 0
  const firstError = Object.keys(errors).find((field) => Boolean(errors[field]))
  useErrorInTitle(showsSummary)

  // The focus moves once per submit. Fixing a field does not move it again.
  useEffect(() => {
    if (!showsSummary || answeredAttempt.current === attempts) return
    answeredAttempt.current = attempts
    if (focusesField && firstError !== undefined) focusField(fieldId(prefix, firstError))
    else heading.current?.focus()
  }, [attempts, showsSummary, focusesField, firstError, prefix])

  function submit(event: FormEvent) {
    event.preventDefault()
    setAttempts(attempts + 1)
    onSubmit()
  }

  return (
    <FormContext value={{ prefix, errors }}>
      {showsSummary && (
        <ErrorSummary
          prefix={prefix}
          errors={errors}
          fieldNames={fieldNames}
          headingRef={heading}
        />
      )}
      <form
        noValidate
        onSubmit={submit}
        {...(className === undefined ? {} : { className })}
        {...(name === undefined ? {} : { 'aria-label': name })}
      >
        {children}
      </form>
    </FormContext>
  )
}
