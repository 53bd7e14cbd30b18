import { createContext, useContext } from 'react'

export type FieldErrors = Readonly<Record<string, string | undefined>>

interface FormFacts {
  readonly prefix: string
  readonly errors: FieldErrors
}

export const FormContext = createContext<FormFacts>({ prefix: 'field', errors: {} })

export function useFormField(name: string): { id: string; error: string | undefined } {
  const { prefix, errors } = useContext(FormContext)
  return { id: fieldId(prefix, name), error: errors[name] }
}

export function fieldId(prefix: string, name: string): string {
  return `${prefix}-${name}`
}

/** Moves the focus to another field of the same form. */
export function focusInForm({ form }: HTMLInputElement, name: string): void {
  const field = form?.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}
