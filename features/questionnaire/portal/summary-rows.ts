// What a summary shows of a section: its parts and questions with their states, and where to go on.
import type { ModelGroup, ModelQuestion } from '#features/questionnaire/rules/model.ts'
import { wantsHelp } from '#features/questionnaire/rules/verdict.ts'

export type AnswerState = 'complete' | 'help' | 'open'

/** Complete counts first: the firm may have answered for somebody who asked for help (decisions B2.8). */
export function stateOf({ UnitForm: { Schema, Data, QuestionCompleteFlag } }: Pick<ModelQuestion, 'UnitForm'>): AnswerState {
  if (QuestionCompleteFlag) return 'complete'
  return wantsHelp(Schema, Data) ? 'help' : 'open'
}

/** What is asked; a disabled question is not listed. */
export function askedIn(groups: readonly ModelGroup[]): readonly ModelQuestion[] {
  return groups.flatMap((group) => group.Questions.filter((question) => !question.IsDisabled))
}

/** Groups without a question that is asked are not listed. */
export function listedGroups(groups: readonly ModelGroup[]): readonly ModelGroup[] {
  return groups.filter((group) => askedIn([group]).length > 0)
}

export interface Counts {
  readonly asked: number
  readonly complete: number
  /** Of those that are not complete: they wait for the attorney. */
  readonly help: number
}

export function countsOf(groups: readonly ModelGroup[]): Counts {
  const states = askedIn(groups).map(stateOf)
  const count = (state: AnswerState) => states.filter((one) => one === state).length
  return { asked: states.length, complete: count('complete'), help: count('help') }
}

/** A group is complete when all its questions are; somebody waits for help in it when nothing else is open. */
export function stateOfGroup(group: ModelGroup): AnswerState {
  const { asked, complete, help } = countsOf([group])
  if (complete === asked) return 'complete'
  return complete + help === asked ? 'help' : 'open'
}

export interface NextQuestion {
  readonly group: ModelGroup
  readonly question: ModelQuestion
  /** Somebody was here last; otherwise it is the first that is open. */
  readonly isHinted: boolean
}

/** Where somebody was last, else the first question that is open; undefined when all are complete (decisions B3.7). */
export function nextQuestion(groups: readonly ModelGroup[], activeQuestionId: string | null): NextQuestion | undefined {
  const all = groups.flatMap((group) => askedIn([group]).map((question) => ({ group, question })))
  if (all.every(({ question }) => stateOf(question) === 'complete')) return undefined
  const hinted = all.find(({ question: { QuestionId } }) => activeQuestionId === QuestionId || activeQuestionId?.startsWith(`${QuestionId}.`))
  if (hinted) return { ...hinted, isHinted: true }
  const open = all.find(({ question }) => stateOf(question) === 'open') ?? all.find(({ question }) => stateOf(question) === 'help')
  return open && { ...open, isHinted: false }
}
