import { listInstances } from '../../rules/answers/instances.ts'
import { isCompleteState } from '../../rules/progress/progress.ts'
import { isReadOnly } from '../../rules/progress/section-status.ts'
import type { QuestionState, QuestionStates } from '../read/answers.store.ts'
import type { Questionnaire } from '../load-questionnaire.ts'

export interface AnswerNews {
  readonly kind: 'help' | 'openedAfterSubmission'
  /** The first of these questions, which the email names. */
  readonly questionKey: string
}

export interface FirmNotification {
  readonly news: readonly AnswerNews[]
  /** The states, with the notification times set. */
  readonly states: QuestionStates
}

/** At most once a day per question and request for help (spec: questionnaire#help-notified). */
export function newsOfAnswer(
  { content, shapeNow, sections }: Questionnaire,
  questionKey: string,
  before: QuestionStates,
  after: QuestionStates,
): FirmNotification {
  const states = new Map(after)
  const news: AnswerNews[] = []
  const state = after.get(questionKey)
  if (state && isWaiting(state) && !isWaiting(before.get(questionKey)) && !state.isHelpNotified) {
    states.set(questionKey, { ...state, isHelpNotified: true })
    news.push({ kind: 'help', questionKey })
  }
  const closed = new Set(
    sections.filter(({ status }) => isReadOnly(status)).map(({ systemName }) => systemName),
  )
  const opened = [...listInstances(content, shapeNow).values()].flatMap(({ key, section }) => {
    const state = states.get(key)
    const isNews =
      state &&
      closed.has(section.systemName) &&
      before.get(key)?.disabled === true &&
      !state.disabled &&
      !isCompleteState(state) &&
      !state.isOpenedNotified
    return isNews ? [{ key, state }] : []
  })
  for (const { key, state } of opened) states.set(key, { ...state, isOpenedNotified: true })
  if (opened[0]) news.push({ kind: 'openedAfterSubmission', questionKey: opened[0].key })
  return { news, states }
}

function isWaiting(state: QuestionState | undefined): boolean {
  return state?.help === true && state.resolution === null
}
