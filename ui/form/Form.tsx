// A form: hands errors to its fields, sums them up above, moves the focus there, and marks the document's title.
import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useErrorInTitle } from '../navigation/document-title.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import { FormContext, type FieldErrors } from './form-context.ts'

export interface FormProps {
  readonly onSubmit: () => void
  readonly children: ReactNode
  /** Field name → sentence, in the order of the fields. Give it when something was submitted, not while the first letter is typed. */
  readonly errors?: FieldErrors
  /** Field name → its label: said before its sentence in the list above the form, where several fields have the same one ("Required"). */
  readonly fieldNames?: Readonly<Record<string, string>>
  readonly className?: string
  /** Names the form for screen readers where a page has several. */
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

  // The errors of an attempt may come at once or after the server's answer: they take the focus once; mending a field does not.
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
