// The last entry links to the answer that opened the list (spec: questionnaire#last-entry).
import type { Language } from '#lib/language.ts'
import type { Condition, ContentField, ContentQuestion } from './content.ts'
import type { Instance } from '../instances.ts'
import type { ListGate, UiSchema } from './model.ts'
import type { NamedQuestion } from './telling-name.ts'

export interface GateFacts {
  readonly instances: ReadonlyMap<string, Instance>
  readonly debtor: 1 | 2 | null
  readonly language: Language
  readonly getName: (question: NamedQuestion) => string
}

/** Handles only top-level lists, because the gate of a list in an entry is in the same entry. */
export function withGates(ui: UiSchema, question: ContentQuestion, facts: GateFacts): UiSchema {
  const gates = question.fields.flatMap((field) => {
    const gate = ui[field.key] === undefined ? undefined : findGate(field, question, facts)
    return gate ? [[field.key, withGate(ui[field.key] as UiSchema, gate)] as const] : []
  })
  return gates.length === 0 ? ui : { ...ui, ...Object.fromEntries(gates) }
}

function withGate(ui: UiSchema, gate: ListGate): UiSchema {
  return { ...ui, 'ui:options': { ...ui['ui:options'], gate } }
}

function findGate(
  { kind, fixed, condition }: ContentField,
  question: ContentQuestion,
  { instances, debtor, language, getName }: GateFacts,
): ListGate | undefined {
  if ((kind !== 'array' && kind !== 'nested') || fixed !== undefined) return undefined
  const opener = findLast(condition ?? question.condition)
  if (!opener || 'context' in opener.of) return undefined
  const { of, isYes } = opener
  if (!('question' in of)) {
    const beside = question.fields.find(({ key }) => key === of.field)
    return isYes || !beside
      ? undefined
      : { name: (beside.ask ?? beside.label)[language], to: 'other' }
  }
  const instance = instances.get(of.question) ?? instances.get(`${of.question}_d${debtor ?? 1}`)
  return (
    instance && {
      questionId: instance.id,
      name: getName({
        Name: instance.question.name[language],
        QuestionSummary: instance.question.summary[language],
      }),
      to: isYes ? 'no' : 'other',
    }
  )
}

type Comparison = Extract<Condition, { readonly of: unknown }>

/** Returns the last comparison, because the earlier ones only open the question of the last one. */
function findLast(
  condition: Condition | undefined,
): { readonly of: Comparison['of']; readonly isYes: boolean } | undefined {
  if (!condition || 'not' in condition) return undefined
  if ('all' in condition)
    return condition.all.map(findLast).findLast((place) => place !== undefined)
  if ('any' in condition)
    return condition.any.map(findLast).findLast((place) => place !== undefined)
  return { of: condition.of, isYes: condition.is === '==' && condition.value === 'yes' }
}
