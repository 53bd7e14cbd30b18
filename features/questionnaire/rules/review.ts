// What was answered, section by section, as somebody reads it before it is handed in (decisions, questionnaire B8.4).
import type { Language } from '#kit/language.ts'
import { answerLines, type AnswerLine } from './answer-text.ts'
import type { JsonObject, ModelGroup, ModelQuestion } from './model.ts'
import { pointerOf } from './pointer.ts'
import { isCompleteState, type KnownState } from './progress.ts'

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
  /** None while nothing was saved: what is only filled in beforehand is nobody's answer yet. */
  readonly lines: readonly ReviewedLine[]
}

export type ReviewState = 'complete' | 'help' | 'open'

export interface ReviewedLine extends AnswerLine {
  /** The other debtor's alone: whether they have answered it is not told either. */
  readonly isOthers?: true
  readonly lines?: readonly ReviewedLine[]
}

export interface Reviewing {
  readonly language: Language
  /** By question key; a question that nothing is known of is asked, and open. */
  readonly states: ReadonlyMap<string, KnownState & { readonly help: boolean }>
  /** As the reader may see it; undefined before the first save. */
  readonly answerOf: (questionKey: string) => JsonObject | undefined
  /** JSON pointers, by record ids, of what the reader is not shown because it is the other's. */
  readonly othersIn: (questionKey: string) => ReadonlySet<string>
}

/** Only what is asked; a group without such questions is left out. */
export function reviewedGroups(groups: readonly ModelGroup[], reviewing: Reviewing): readonly ReviewedGroup[] {
  return groups.flatMap(({ QuestionGroupId, Name, Questions }) => {
    const questions = Questions.filter(({ Value }) => reviewing.states.get(Value)?.disabled !== true).map((question) => reviewedQuestion(question, reviewing))
    return questions.length > 0 ? [{ questionGroupId: QuestionGroupId, name: Name, questions }] : []
  })
}

function reviewedQuestion({ QuestionId, Value, Name, SubHeader, UnitForm, SubQuestions }: ModelQuestion, { language, states, answerOf, othersIn }: Reviewing): ReviewedQuestion {
  const data = answerOf(Value)
  const state = states.get(Value)
  return {
    questionId: QuestionId, questionKey: Value, name: Name, subHeader: SubHeader,
    state: isCompleteState(state) ? 'complete' : state?.help === true ? 'help' : 'open',
    lines: data ? withOthers(answerLines(UnitForm, data, language, SubQuestions), othersIn(Value)) : [],
  }
}

function withOthers(lines: readonly AnswerLine[], others: ReadonlySet<string>): readonly ReviewedLine[] {
  if (others.size === 0) return lines
  return lines.map((line) => ({
    ...line, ...(others.has(pointerOf(line.path)) && { isOthers: true as const }), ...(line.lines && { lines: withOthers(line.lines, others) }),
  }))
}
