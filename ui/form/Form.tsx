import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useErrorInTitle } from '../navigation/document-title.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import { FormContext, type FieldErrors } from './form-context.ts'

export interface FormProps {
  readonly onSubmit: () => void
  readonly children: ReactNode
  /** Field name → error text, in field order. Set after a submit, not while typing. */
  readonly errors?: FieldErrors
  /** Field name → label, shown before errors that several fields share ("Required"). */
  readonly fieldNames?: Readonly<Record<string, string>>
  readonly className?: string
  readonly name?: string
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
}: FormProps) {
  const prefix = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const answeredAttempt = useRef(0)
  const [attempts, setAttempts] = useState(0)
  const hasErrors = Object.values(errors).some(Boolean)
  const showsSummary = hasErrors && attempts > 0
  useErrorInTitle(showsSummary)

  // The error summary gets the focus once per submit. Fixing a field does not move the focus.
  useEffect(() => {
    if (!showsSummary || answeredAttempt.current === attempts) return
    answeredAttempt.current = attempts
    heading.current?.focus()
  }, [attempts, showsSummary])

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
