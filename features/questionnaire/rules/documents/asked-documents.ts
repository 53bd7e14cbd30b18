// spec: questionnaire#documents-asked, questionnaire#documents-known
import type { DocumentNeed } from '#features/documents/rules/categories/asked-by-answers.ts'
import { valuesAt } from '../answers/answer-values.ts'
import { holds, type Facts } from '../content/condition.ts'
import type {
  AnswerReference,
  AskedDocument,
  CaseReference,
  Condition,
  Content,
} from '../content/content.ts'
import type { Answers } from '../answers/disabled.ts'
import { listInstances, type Instance } from '../instances.ts'
import type { Json } from '../content/model.ts'
import type { KnownState, KnownStates } from '../progress/progress.ts'
import type { Shape } from '../shape.ts'

export interface AnsweredCase {
  readonly content: Content
  readonly shape: Shape
  /** States by instance key. If an instance has no state, its answers are treated as unknown. */
  readonly states: KnownStates
  /** Answers by instance key. Private values may be left out. */
  readonly answers: Answers
}

export function decidingQuestions(
  content: Content,
  shape: Shape,
  sections: ReadonlySet<string>,
): ReadonlySet<string> {
  const named = new Set(content.documents.flatMap(({ condition }) => questionsIn(condition)))
  return new Set(
    [...listInstances(content, shape).values()]
      .filter(
        ({ question, section }) => named.has(question.key) && sections.has(section.systemName),
      )
      .map(({ key }) => key),
  )
}

export function listDocumentNeeds(answeredCase: AnsweredCase): readonly DocumentNeed[] {
  return answeredCase.content.documents.flatMap((document) => {
    return getDebtors(document).flatMap((judged) => {
      const because = getBecause(document, judged === 2 && !answeredCase.shape.joint)
      const wanted = isWanted(answeredCase, document.condition, judged) ?? null
      // Debtor 1 provides the spouse's documents (spec: questionnaire#documents-each-debtor).
      const debtor = judged !== null && !answeredCase.shape.joint ? 1 : judged
      return document.asksFor.map((templateKey): DocumentNeed => ({
        templateKey,
        debtor,
        wanted,
        isOptional: document.onlySuggests === true,
        because,
      }))
    })
  })
}

/**
 * A spouse who does not file has a separate reason key, because the reasons of the two can end at
 * different times.
 */
function getBecause(
  { reason, because, becauseOfSpouse, each }: AskedDocument,
  isOfSpouse: boolean,
): DocumentNeed['because'] {
  return isOfSpouse && becauseOfSpouse
    ? { key: `${reason}.ofSpouse`, ...becauseOfSpouse, each: each ?? null }
    : { key: reason, ...because, each: each ?? null }
}

const getDebtors = ({ eachDebtor }: AskedDocument): ReadonlyArray<1 | 2 | null> =>
  eachDebtor ? [1, 2] : [null]

function isWanted(
  answeredCase: AnsweredCase,
  condition: Condition<CaseReference | AnswerReference>,
  debtor: 1 | 2 | null,
): boolean | undefined {
  const of = (part: Condition<CaseReference | AnswerReference>) =>
    isWanted(answeredCase, part, debtor)
  if ('all' in condition) return allTrue(condition.all.map(of))
  if ('any' in condition) return negate(allTrue(condition.any.map((part) => negate(of(part)))))
  if ('not' in condition) return negate(of(condition.not))
  const { shape } = answeredCase
  if ('context' in condition.of)
    return holds(
      { ...condition, of: condition.of },
      { ...shape, debtor, findValue: () => undefined },
    )
  return compareAnswer(answeredCase, { ...condition, of: condition.of }, debtor)
}

type Comparison = Extract<Condition<AnswerReference>, { readonly of: unknown }>

function compareAnswer(
  answeredCase: AnsweredCase,
  comparison: Comparison,
  debtor: 1 | 2 | null,
): boolean | undefined {
  const { content, shape, states, answers } = answeredCase
  const instance = findInstance(content, shape, comparison.of.question, debtor)
  if (!instance) return false
  const known = getKnowledge(states.get(instance.key))
  if (known === 'nothing') return undefined
  if (known === 'skipped') return false
  const facts: Omit<Facts, 'findValue'> = { ...shape, debtor: instance.debtor }
  const data = answers.get(instance.key)
  const isSaid =
    data !== undefined &&
    parseValues(comparison.of, instance, data, facts).some((value) =>
      holds({ ...comparison, of: { field: '' } }, { ...facts, findValue: () => value }),
    )
  // If the firm resolved a question, its answer may be incomplete. Missing values are then unknown.
  return isSaid || known === 'answered' ? isSaid : undefined
}

function parseValues(
  { path, sum }: AnswerReference,
  { question }: Instance,
  data: NonNullable<ReturnType<Answers['get']>>,
  facts: Omit<Facts, 'findValue'>,
): readonly Json[] {
  const values = valuesAt(question, data, path, facts)
  return sum
    ? [values.reduce<number>((total, value) => total + (typeof value === 'number' ? value : 0), 0)]
    : values
}

function findInstance(
  content: Content,
  shape: Shape,
  question: string,
  debtor: 1 | 2 | null,
): Instance | undefined {
  const instances = listInstances(content, shape)
  return instances.get(question) ?? instances.get(`${question}_d${debtor ?? 1}`)
}

function getKnowledge(
  state: KnownState | undefined,
): 'nothing' | 'skipped' | 'answered' | 'settled' {
  if (state?.disabled) return 'skipped'
  if (state?.complete) return 'answered'
  return state && state.resolution !== null ? 'settled' : 'nothing'
}

function allTrue(parts: ReadonlyArray<boolean | undefined>): boolean | undefined {
  if (parts.includes(false)) return false
  return parts.includes(undefined) ? undefined : true
}

function negate(known: boolean | undefined): boolean | undefined {
  return known === undefined ? undefined : !known
}

function questionsIn(condition: Condition<CaseReference | AnswerReference>): readonly string[] {
  if ('all' in condition) return condition.all.flatMap(questionsIn)
  if ('any' in condition) return condition.any.flatMap(questionsIn)
  if ('not' in condition) return questionsIn(condition.not)
  return 'question' in condition.of ? [condition.of.question] : []
}
