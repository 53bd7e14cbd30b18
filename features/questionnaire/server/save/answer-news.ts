// What a saved answer asks of the firm (decisions, questionnaire B2.7, B3).
import { instancesOf } from '../../rules/answers/instances.ts'
import { isCompleteState } from '../../rules/progress/progress.ts'
import { isReadOnly } from '../../rules/progress/section-status.ts'
import type { QuestionState, QuestionStates } from '../read/answers.store.ts'
import type { StandingQuestionnaire } from '../standing.ts'

export interface AnswerNews {
  readonly kind: 'help' | 'openedAfterSubmission'
  /** Where to look first. */
  readonly questionKey: string
}

export interface Told {
  readonly news: readonly AnswerNews[]
  /** The states, in which it is noted that the firm was told. */
  readonly states: QuestionStates
}

/**
 * That help was asked for, and that a question is asked now where nobody can answer it any more. Of each question once a day, however often it goes to and fro;
 * help once more after the firm has settled it and the client has changed that.
 */
export function newsOfAnswer(
  { content, shapeNow, sections }: StandingQuestionnaire,
  questionKey: string,
  before: QuestionStates,
  after: QuestionStates,
): Told {
  const states = new Map(after)
  const news: AnswerNews[] = []
  const asked = after.get(questionKey)
  if (asked && isWaiting(asked) && !isWaiting(before.get(questionKey)) && !asked.helpTold) {
    states.set(questionKey, { ...asked, helpTold: true })
    news.push({ kind: 'help', questionKey })
  }
  const closed = new Set(
    sections.filter(({ status }) => isReadOnly(status)).map(({ systemName }) => systemName),
  )
  const opened = [...instancesOf(content, shapeNow).values()].flatMap(({ key, section }) => {
    const state = states.get(key)
    const isNews =
      state &&
      closed.has(section.systemName) &&
      before.get(key)?.disabled === true &&
      !state.disabled &&
      !isCompleteState(state) &&
      !state.openedTold
    return isNews ? [{ key, state }] : []
  })
  for (const { key, state } of opened) states.set(key, { ...state, openedTold: true })
  if (opened[0]) news.push({ kind: 'openedAfterSubmission', questionKey: opened[0].key })
  return { news, states }
}

function isWaiting(state: QuestionState | undefined): boolean {
  return state?.help === true && state.resolution === null
}
