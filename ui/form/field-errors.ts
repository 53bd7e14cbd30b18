import { fillIn, type Finding, type Sentences } from '#lib/problem.ts'
import type { FieldErrors } from './form-context.ts'

export function fieldErrors(findings: readonly Finding[], sentences: Sentences): FieldErrors {
  const errors: Record<string, string> = {}
  for (const { code, field, params } of findings) {
    const text = sentences[code]
    if (field !== undefined && text !== undefined && !(field in errors))
      errors[field] = fillIn(text, params ?? {})
  }
  return errors
}
