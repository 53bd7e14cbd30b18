// spec: intake#review-answers
import type {
  AnswerReference,
  CaseReference,
  Condition,
  Content,
  ContentQuestion,
} from '../content/content.ts'
import { getPointer } from '../content/pointer.ts'
import { listInstances, type Instance } from '../instances.ts'
import type { Shape } from '../shape.ts'
import type { AnswerLine } from '../shown/answer-text.ts'

export interface CategoryOfCase {
  readonly templateKey: string
  readonly debtor: 1 | 2 | null
}

export interface QuestionAboutCategory {
  readonly instance: Instance
  /** The fields that a condition names. Undefined if the whole answer is about the category. */
  readonly fields: ReadonlySet<string> | undefined
}

export interface AnswerAboutCategory {
  /** The label of the field. Undefined for the answer as a whole. */
  readonly label: string | undefined
  readonly text: string
  readonly isGuess: boolean
}

export const maxReviewAnswers = 8
const maxCharacters = 120

/** Asked for in every case, so that no condition names their categories. */
const categoriesOfMark: Readonly<Record<string, readonly string[]>> = {
  photoId: ['identity.photo-id'],
  ssnProof: ['identity.social-security'],
  taxReturns: ['taxes.federal-latest', 'taxes.federal-before', 'taxes.four-years', 'taxes.state'],
}

/** Returns the questions that ask for documents of a category, in the order of the content. */
export function listQuestionsAbout(
  content: Content,
  shape: Shape,
  category: CategoryOfCase,
): readonly QuestionAboutCategory[] {
  const documents = content.documents.filter(({ asksFor }) =>
    asksFor.includes(category.templateKey),
  )
  const keys = new Set([
    ...documents.map(({ key }) => key),
    ...Object.keys(categoriesOfMark).filter((mark) =>
      categoriesOfMark[mark]?.includes(category.templateKey),
    ),
  ])
  const references = documents.flatMap(({ condition }) => listReferences(condition))
  return [...listInstances(content, shape).values()].flatMap((instance) => {
    if (!isOfDebtor(instance, category, shape)) return []
    const paths = references.flatMap(({ question, path }) =>
      question === instance.question.key ? [path] : [],
    )
    const isMarked = asksForDocuments(instance.question, keys)
    if (!isMarked && paths.length === 0) return []
    const isWhole = isMarked || paths.some((path) => path.length !== 1)
    return [{ instance, fields: isWhole ? undefined : new Set(paths.flat()) }]
  })
}

/** Debtor 1 sends the documents of a spouse who does not file. */
function isOfDebtor(instance: Instance, { debtor }: CategoryOfCase, { joint }: Shape): boolean {
  return debtor === null || !joint || instance.debtor === null || instance.debtor === debtor
}

function asksForDocuments(question: ContentQuestion, keys: ReadonlySet<string>): boolean {
  return (
    (question.documents ?? []).some((key) => keys.has(key)) ||
    question.fields.some(({ sub = [] }) => sub.some((part) => asksForDocuments(part, keys)))
  )
}

function listReferences(
  condition: Condition<CaseReference | AnswerReference>,
): readonly AnswerReference[] {
  if ('all' in condition) return condition.all.flatMap(listReferences)
  if ('any' in condition) return condition.any.flatMap(listReferences)
  if ('not' in condition) return listReferences(condition.not)
  return 'question' in condition.of ? [condition.of] : []
}

/** Leaves out fields without an answer. `guesses` are pointers to values. */
export function toAnswersAbout(
  { fields }: Pick<QuestionAboutCategory, 'fields'>,
  lines: readonly AnswerLine[],
  guesses: readonly string[],
): readonly AnswerAboutCategory[] {
  const withText = lines.filter((line) => toText(line) !== '')
  if (fields)
    return withText
      .filter(({ path }) => fields.has(path[0] ?? ''))
      .map((line) => ({
        label: line.label,
        text: shorten(toText(line)),
        isGuess: isGuessIn(line, guesses),
      }))
  if (withText.length === 0) return []
  const isGuess = withText.some((line) => isGuessIn(line, guesses))
  return [{ label: undefined, text: shorten(withText.map(toText).join('; ')), isGuess }]
}

function isGuessIn({ path }: AnswerLine, guesses: readonly string[]): boolean {
  const pointer = getPointer(path)
  return guesses.some((guess) => guess === pointer || guess.startsWith(`${pointer}/`))
}

/** The names of its entries for a list. */
function toText({ text, lines = [] }: AnswerLine): string {
  if (lines.length === 0) return text
  return lines.map((entry) => entry.text || entry.label).join(', ')
}

function shorten(text: string): string {
  const characters = [...text]
  return characters.length <= maxCharacters
    ? text
    : `${characters
        .slice(0, maxCharacters - 1)
        .join('')
        .trimEnd()}…`
}
