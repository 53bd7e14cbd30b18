// The form and the server evaluate the same JSON Schema (spec: questionnaire#case-folded).
import { holds } from './condition.ts'
import type { Chapter, Condition, ContentField, FieldKind } from './content.ts'
import type { Schema } from './model.ts'

export interface CaseFacts {
  readonly joint: boolean
  readonly chapter: Chapter | null
  readonly debtor: 1 | 2 | null
}

/**
 * What remains of a condition after the facts of the case are filled in. If that decides the
 * condition, it is true or false.
 */
export type FoldedCondition = boolean | Condition

export function folded(condition: Condition | undefined, facts: CaseFacts): FoldedCondition {
  if (condition === undefined) return true
  if ('all' in condition) return foldAll(condition.all.map((part) => folded(part, facts)))
  if ('any' in condition) return some(condition.any.map((part) => folded(part, facts)))
  if ('not' in condition) return negate(folded(condition.not, facts))
  return 'context' in condition.of
    ? holds(condition, { ...facts, findValue: () => undefined })
    : condition
}

/** A comparison with a hidden field is false, so its old answer shows no other fields. */
export function foldShown(
  field: ContentField,
  beside: ReadonlyMap<string, ContentField>,
  facts: CaseFacts,
  asking: readonly string[] = [],
): FoldedCondition {
  const whole = (condition: FoldedCondition): FoldedCondition => {
    if (typeof condition === 'boolean') return condition
    if ('all' in condition) return foldAll(condition.all.map(whole))
    if ('any' in condition) return some(condition.any.map(whole))
    if ('not' in condition) return negate(whole(condition.not))
    const otherwise =
      'field' in condition.of && !('question' in condition.of)
        ? beside.get(condition.of.field)
        : undefined
    if (!otherwise || asking.includes(field.key))
      throw new Error(
        `The condition of '${field.key}' looks at what is not beside it: ${JSON.stringify(condition.of)}`,
      )
    return foldAll([foldShown(otherwise, beside, facts, [...asking, field.key]), condition])
  }
  return whole(folded(field.condition, facts))
}

export function schemaOfCondition(
  condition: Condition,
  beside: ReadonlyMap<string, ContentField>,
): Schema {
  if ('all' in condition)
    return { allOf: condition.all.map((part) => schemaOfCondition(part, beside)) }
  if ('any' in condition)
    return { anyOf: condition.any.map((part) => schemaOfCondition(part, beside)) }
  if ('not' in condition) return { not: schemaOfCondition(condition.not, beside) }
  if ('context' in condition.of) throw new Error('The case is folded before.')
  const { field } = condition.of
  return {
    properties: {
      [field]: toComparisonSchema(condition, toPresentSchema(beside.get(field)?.kind)),
    },
    required: [field],
  }
}

type Comparison = Extract<Condition, { readonly is: string }>

function toComparisonSchema(condition: Comparison, something: Schema): Schema {
  switch (condition.is) {
    case '==':
      return { const: condition.value }
    case '!=':
      return { ...something, not: { const: condition.value } }
    case '>':
      return { type: 'number', exclusiveMinimum: Number(condition.value) }
    case '<':
      return { type: 'number', exclusiveMaximum: Number(condition.value) }
    case 'has':
      return { type: 'array', contains: { const: condition.value } }
    case 'in':
      return { enum: condition.value }
    case 'not in':
      return { ...something, not: { enum: condition.value } }
  }
}

function toPresentSchema(kind: FieldKind | undefined): Schema {
  switch (kind) {
    case 'currency':
    case 'number':
    case 'percent':
      return { type: 'number' }
    case 'checkbox':
      return { type: 'boolean' }
    case 'checkboxes':
      return { type: 'array', minItems: 1 }
    default:
      return { type: 'string', minLength: 1 }
  }
}

function foldAll(parts: readonly FoldedCondition[]): FoldedCondition {
  if (parts.includes(false)) return false
  const left = without(parts, (part) => ('all' in part ? part.all : [part]))
  return left.length > 1 ? { all: left } : (left[0] ?? true)
}

function some(parts: readonly FoldedCondition[]): FoldedCondition {
  if (parts.includes(true)) return true
  const left = without(parts, (part) => ('any' in part ? part.any : [part]))
  return left.length > 1 ? { any: left } : (left[0] ?? false)
}

function negate(part: FoldedCondition): FoldedCondition {
  return typeof part === 'boolean' ? !part : { not: part }
}

function without(
  parts: readonly FoldedCondition[],
  flat: (part: Condition) => readonly Condition[],
): readonly Condition[] {
  const left = parts.flatMap((part) => (typeof part === 'boolean' ? [] : flat(part)))
  return [...new Map(left.map((part) => [JSON.stringify(part), part])).values()]
}
