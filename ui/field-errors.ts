// Turns what rules found into the sentences that a form shows at its fields.
import { fillIn, type Finding, type ProblemList } from '#kit/problem.ts'
import type { FieldErrors } from './form-context.ts'

/** Field name → sentence, in the order found; of several findings about one field the first speaks. */
export function fieldErrors(findings: readonly Finding[], list: ProblemList): FieldErrors {
  const errors: Record<string, string> = {}
  for (const { code, field, params } of findings) {
    const entry = list[code]
    if (field !== undefined && entry && !(field in errors)) errors[field] = fillIn(entry.text, params ?? {})
  }
  return errors
}
