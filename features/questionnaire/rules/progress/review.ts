// spec: questionnaire#check-page, questionnaire#check-filled-in
import type { Language } from '#lib/language.ts'
import { answerLines, type AnswerLine } from '../shown/answer-text.ts'
import type { JsonObject, ModelGroup, ModelQuestion } from '../content/model.ts'
import { formForOther } from '../answers/others-form.ts'
import { getPointer } from '../content/pointer.ts'
import { isCompleteState, type KnownState } from './progress.ts'
import type { NamedQuestion } from '../content/telling-name.ts'

export interface ReviewedGroup {
  readonly questionGroupId: string
  readonly name: string
  readonly questions: readonly ReviewedQuestion[]
}

export interface ReviewedQuestion {
  readonly questionId: string
  readonly questionKey: string
  readonly name: string
  readonly subHeader: string
  readonly state: ReviewState
  /** Empty before the first save, because prefilled values do not count as answers. */
  readonly lines: readonly ReviewedLine[]
}

export type ReviewState = 'complete' | 'help' | 'open'

export interface ReviewedLine extends AnswerLine {
  /** Private to the other debtor. Whether it is answered is also private. */
  readonly isOthers?: true
  readonly onPaper?: string
  readonly lines?: readonly ReviewedLine[]
}

export interface Reviewing {
  readonly language: Language
  readonly getName: (question: NamedQuestion) => string
  /** States by question key. A question without a state is asked and incomplete. */
  readonly states: ReadonlyMap<string, KnownState & { readonly help: boolean }>
  readonly findAnswer: (questionKey: string) => JsonObject | undefined
  /** Returns JSON pointers (with record IDs) to the values that only the other debtor may see. */
  readonly othersIn: (questionKey: string) => ReadonlySet<string>
  /** Returns the answer as it may be printed. Undefined if it may be printed unchanged. */
  readonly toPrintedAnswer: (questionKey: string) => JsonObject | undefined
}

/** Leaves out skipped questions, and groups without asked questions. */
export function reviewedGroups(
  groups: readonly ModelGroup[],
  reviewing: Reviewing,
): readonly ReviewedGroup[] {
  return groups.flatMap(({ QuestionGroupId, Name, Questions }) => {
    const questions = Questions.filter(
      ({ Value }) => reviewing.states.get(Value)?.disabled !== true,
    ).map((question) => reviewedQuestion(question, reviewing))
    return questions.length > 0 ? [{ questionGroupId: QuestionGroupId, name: Name, questions }] : []
  })
}

function reviewedQuestion(
  question: ModelQuestion,
  { language, getName, states, findAnswer, othersIn, toPrintedAnswer }: Reviewing,
): ReviewedQuestion {
  const { QuestionId, Value, SubHeader, UnitForm, SubQuestions } = question
  const data = findAnswer(Value)
  const state = states.get(Value)
  const others = othersIn(Value)
  const form = others.size > 0 ? formForOther(UnitForm) : UnitForm
  const toLines = (answer: JsonObject) => answerLines(form, answer, language, SubQuestions)
  const printed = data && toPrintedAnswer(Value)
  return {
    questionId: QuestionId,
    questionKey: Value,
    name: getName(question),
    subHeader: SubHeader,
    state: isCompleteState(state) ? 'complete' : state?.help === true ? 'help' : 'open',
    lines: data ? markOthers(toLines(data), others, printed && textsIn(toLines(printed))) : [],
  }
}

function markOthers(
  lines: readonly AnswerLine[],
  others: ReadonlySet<string>,
  printed: ReadonlyMap<string, string> | undefined,
): readonly ReviewedLine[] {
  if (others.size === 0 && !printed) return lines
  return lines.map((line) => {
    const place = getPointer(line.path)
    const [isOthers, onPaper] = [
      others.has(place),
      printed && line.text !== '' ? (printed.get(place) ?? '') : line.text,
    ]
    return {
      ...line,
      ...(isOthers && { isOthers }),
      ...(onPaper !== line.text && { onPaper }),
      ...(line.lines && { lines: markOthers(line.lines, others, printed) }),
    }
  })
}

function textsIn(lines: readonly AnswerLine[]): ReadonlyMap<string, string> {
  return new Map(
    lines.flatMap(({ path, text, lines: below = [] }) => [
      [getPointer(path), text] as const,
      ...textsIn(below),
    ]),
  )
}
