import type { Chapter, Condition, Reference, Scalar } from './content.ts'
import type { Json } from './model.ts'

export interface Facts {
  readonly joint: boolean
  readonly chapter: Chapter | null
  readonly debtor: 1 | 2 | null
  readonly findValue: (
    reference: Exclude<Reference, { readonly context: unknown }>,
  ) => Json | undefined
}

/** Any comparison with an empty value is false (spec: questionnaire#empty-comparison). */
export function holds(condition: Condition, facts: Facts): boolean {
  if ('all' in condition) return condition.all.every((part) => holds(part, facts))
  if ('any' in condition) return condition.any.some((part) => holds(part, facts))
  if ('not' in condition) return !holds(condition.not, facts)
  const value =
    'context' in condition.of ? facts[condition.of.context] : facts.findValue(condition.of)
  if (isEmpty(value)) return false
  switch (condition.is) {
    case '==':
      return value === condition.value
    case '!=':
      return value !== condition.value
    case '>':
      return Number(value) > Number(condition.value)
    case '<':
      return Number(value) < Number(condition.value)
    case 'has':
      return Array.isArray(value) && value.includes(condition.value)
    case 'in':
      return condition.value.includes(value as Scalar)
    case 'not in':
      return !condition.value.includes(value as Scalar)
  }
}

export function isEmpty(value: Json | undefined): value is null | undefined | '' | readonly [] {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    (Array.isArray(value) && value.length === 0)
  )
}

export function referencesIn(condition: Condition): readonly Reference[] {
  if ('all' in condition) return condition.all.flatMap(referencesIn)
  if ('any' in condition) return condition.any.flatMap(referencesIn)
  return 'not' in condition ? referencesIn(condition.not) : [condition.of]
}
