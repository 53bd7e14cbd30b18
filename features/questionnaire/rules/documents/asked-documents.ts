// Which documents the answers ask for: each rule of the content judged over what is complete (decisions, questionnaire B8.1, B8.2).
import type { Wish } from '#features/documents/rules/categories/asked-by-answers.ts'
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
import { instancesOf, type Instance } from '../answers/instances.ts'
import type { Json } from '../content/model.ts'
import type { KnownState, KnownStates } from '../progress/progress.ts'
import type { Shape } from '../answers/shape.ts'

export interface AnsweredCase {
  readonly content: Content
  readonly shape: Shape
  /** By the keys of the instances; of one without a state nothing is known. */
  readonly states: KnownStates
  /** By the keys of the instances; what is private may be left out. */
  readonly answers: Answers
}

/** The instances in these sections whose answers decide about documents. */
export function decidingQuestions(
  content: Content,
  shape: Shape,
  sections: ReadonlySet<string>,
): ReadonlySet<string> {
  const named = new Set(content.documents.flatMap(({ condition }) => questionsIn(condition)))
  return new Set(
    [...instancesOf(content, shape).values()]
      .filter(
        ({ question, section }) => named.has(question.key) && sections.has(section.systemName),
      )
      .map(({ key }) => key),
  )
}

/** One wish for each rule, debtor whom it is judged for, and document. */
export function wishesOf(answered: AnsweredCase): readonly Wish[] {
  return answered.content.documents.flatMap((document) => {
    return debtorsOf(document).flatMap((judged) => {
      const because = becauseOf(document, judged === 2 && !answered.shape.joint)
      const wanted = isWanted(answered, document.condition, judged) ?? null
      // A spouse who does not file has no list: what asks for their papers asks the one who files.
      const debtor = judged !== null && !answered.shape.joint ? 1 : judged
      return document.asksFor.map((templateKey): Wish => ({
        templateKey,
        debtor,
        wanted,
        isOptional: document.onlySuggests === true,
        because,
      }))
    })
  })
}

/** Each is a reason of its own: one may go while the other stays. */
function becauseOf(
  { reason, because, becauseOfSpouse, each }: AskedDocument,
  isOfSpouse: boolean,
): Wish['because'] {
  return isOfSpouse && becauseOfSpouse
    ? { key: `${reason}.ofSpouse`, ...becauseOfSpouse, each: each ?? null }
    : { key: reason, ...because, each: each ?? null }
}

const debtorsOf = ({ eachDebtor }: AskedDocument): ReadonlyArray<1 | 2 | null> =>
  eachDebtor ? [1, 2] : [null]

/** Undefined while it is not known. */
function isWanted(
  answered: AnsweredCase,
  condition: Condition<CaseReference | AnswerReference>,
  debtor: 1 | 2 | null,
): boolean | undefined {
  const of = (part: Condition<CaseReference | AnswerReference>) => isWanted(answered, part, debtor)
  if ('all' in condition) return every(condition.all.map(of))
  if ('any' in condition) return not(every(condition.any.map((part) => not(of(part)))))
  if ('not' in condition) return not(of(condition.not))
  const { shape } = answered
  if ('context' in condition.of)
    return holds({ ...condition, of: condition.of }, { ...shape, debtor, valueOf: () => undefined })
  return compared(answered, { ...condition, of: condition.of }, debtor)
}

type Comparison = Extract<Condition<AnswerReference>, { readonly of: unknown }>

function compared(
  answered: AnsweredCase,
  comparison: Comparison,
  debtor: 1 | 2 | null,
): boolean | undefined {
  const { content, shape, states, answers } = answered
  const instance = instanceOf(content, shape, comparison.of.question, debtor)
  if (!instance) return false
  const known = knowledgeOf(states.get(instance.key))
  if (known === 'nothing') return undefined
  if (known === 'skipped') return false
  const facts: Omit<Facts, 'valueOf'> = { ...shape, debtor: instance.debtor }
  const data = answers.get(instance.key)
  const isSaid =
    data !== undefined &&
    valuesOf(comparison.of, instance, data, facts).some((value) =>
      holds({ ...comparison, of: { field: '' } }, { ...facts, valueOf: () => value }),
    )
  // What the firm has settled is complete without a whole answer: what is said counts, and what is not is not known.
  return isSaid || known === 'answered' ? isSaid : undefined
}

function valuesOf(
  { path, sum }: AnswerReference,
  { question }: Instance,
  data: NonNullable<ReturnType<Answers['get']>>,
  facts: Omit<Facts, 'valueOf'>,
): readonly Json[] {
  const values = valuesAt(question, data, path, facts)
  return sum
    ? [values.reduce<number>((total, value) => total + (typeof value === 'number' ? value : 0), 0)]
    : values
}

/** Where each debtor has a copy, the judged one's is meant. */
function instanceOf(
  content: Content,
  shape: Shape,
  question: string,
  debtor: 1 | 2 | null,
): Instance | undefined {
  const instances = instancesOf(content, shape)
  return instances.get(question) ?? instances.get(`${question}_d${debtor ?? 1}`)
}

function knowledgeOf(
  state: KnownState | undefined,
): 'nothing' | 'skipped' | 'answered' | 'settled' {
  if (state?.disabled) return 'skipped'
  if (state?.complete) return 'answered'
  return state && state.resolution !== null ? 'settled' : 'nothing'
}

function every(parts: ReadonlyArray<boolean | undefined>): boolean | undefined {
  if (parts.includes(false)) return false
  return parts.includes(undefined) ? undefined : true
}

function not(known: boolean | undefined): boolean | undefined {
  return known === undefined ? undefined : !known
}

function questionsIn(condition: Condition<CaseReference | AnswerReference>): readonly string[] {
  if ('all' in condition) return condition.all.flatMap(questionsIn)
  if ('any' in condition) return condition.any.flatMap(questionsIn)
  if ('not' in condition) return questionsIn(condition.not)
  return 'question' in condition.of ? [condition.of.question] : []
}
