// What a form tells the fields inside it: a prefix for their ids and the sentence that is wrong about each.
import { createContext, useContext } from 'react'

/** Field name → sentence, in the order of the fields on the page. */
export type FieldErrors = Readonly<Record<string, string | undefined>>

interface FormFacts {
  readonly prefix: string
  readonly errors: FieldErrors
}

export const FormContext = createContext<FormFacts>({ prefix: 'field', errors: {} })

/** The id of a field's control, and the error the form knows about it. */
export function useFormField(name: string): { id: string; error: string | undefined } {
  const { prefix, errors } = useContext(FormContext)
  return { id: fieldId(prefix, name), error: errors[name] }
}

export function fieldId(prefix: string, name: string): string {
  return `${prefix}-${name}`
}
