// Who has nothing for a list must be told which answer opened it: it may stand on another screen (decisions, questionnaire B6.4).
import type { Language } from '#lib/language.ts'
import type { Condition, ContentField, ContentQuestion } from './content.ts'
import type { Instance } from '../answers/instances.ts'
import type { ListGate, UiSchema } from './model.ts'
import type { NamedQuestion } from './telling-name.ts'

export interface GateFacts {
  /** Those of the case, by key. */
  readonly instances: ReadonlyMap<string, Instance>
  readonly debtor: 1 | 2 | null
  readonly language: Language
  readonly nameOf: (question: NamedQuestion) => string
}

/** The lists of the question itself; one in an entry stands behind a Yes of that entry. */
export function withGates(ui: UiSchema, question: ContentQuestion, facts: GateFacts): UiSchema {
  const gates = question.fields.flatMap((field) => {
    const gate = ui[field.key] === undefined ? undefined : gateOf(field, question, facts)
    return gate ? [[field.key, withGate(ui[field.key] as UiSchema, gate)] as const] : []
  })
  return gates.length === 0 ? ui : { ...ui, ...Object.fromEntries(gates) }
}

function withGate(ui: UiSchema, gate: ListGate): UiSchema {
  return { ...ui, 'ui:options': { ...ui['ui:options'], gate } }
}

function gateOf(
  { kind, fixed, condition }: ContentField,
  question: ContentQuestion,
  { instances, debtor, language, nameOf }: GateFacts,
): ListGate | undefined {
  if ((kind !== 'array' && kind !== 'nested') || fixed !== undefined) return undefined
  const asked = lastOf(condition ?? question.condition)
  if (!asked || 'context' in asked.of) return undefined
  const { of, isYes } = asked
  if (!('question' in of)) {
    const beside = question.fields.find(({ key }) => key === of.field)
    return isYes || !beside
      ? undefined
      : { name: (beside.ask ?? beside.label)[language], to: 'other' }
  }
  const there = instances.get(of.question) ?? instances.get(`${of.question}_d${debtor ?? 1}`)
  return (
    there && {
      questionId: there.id,
      name: nameOf({
        Name: there.question.name[language],
        QuestionSummary: there.question.summary[language],
      }),
      to: isYes ? 'no' : 'other',
    }
  )
}

type Comparison = Extract<Condition, { readonly of: unknown }>

/** The nearest: what stands before it opened the one that is asked there. */
function lastOf(
  condition: Condition | undefined,
): { readonly of: Comparison['of']; readonly isYes: boolean } | undefined {
  if (!condition || 'not' in condition) return undefined
  if ('all' in condition) return condition.all.map(lastOf).findLast((found) => found !== undefined)
  if ('any' in condition) return condition.any.map(lastOf).findLast((found) => found !== undefined)
  return { of: condition.of, isYes: condition.is === '==' && condition.value === 'yes' }
}
