import { waitsForCaseNumber, type Task, type TaskFacts } from '#features/cases/rules/tasks.ts'
import { isBlank } from '#lib/text.ts'
import type { IconName } from '#ui/icons/names.ts'
import type { StateWordProps } from '#ui/display/StateWord.tsx'
import type { CurrentCase } from '../current-case/current-case-context.ts'
import type { DashboardWords } from '../words.ts'

export interface TaskLine {
  readonly state?: Pick<StateWordProps, 'tone'> & {
    readonly icon?: IconName
    readonly text: string
  }
  readonly text?: string
  /** Only when something is counted. */
  readonly bar?: { readonly value: number; readonly max: number }
}

/** `formatDay` formats an instant as a date in words. */
export interface LineWords {
  readonly words: DashboardWords
  readonly formatDay: (instant: string) => string
}

/** Newer facts are absent in cases that an earlier version stored. */
export function getTaskFacts(current: CurrentCase): TaskFacts {
  return {
    courseNumber: current.dashBoardCourseNumber,
    courseState: current.dashBoardCourseState ?? null,
    hasCaseNumber: !isBlank(current.caseNumber),
    showSubmitDocuments: current.dashBoardShowSubmitDocumentsFlag,
    areDocumentsSent: current.documentsSentAndWaiting,
    showQuestionnaire: current.questionnaireDisplayInClientPortalFlag,
    isQuestionnaireSubmitted: current.questionnaireSubmittedFlag ?? false,
  }
}

export function taskLine(task: Task, current: CurrentCase, lineWords: LineWords): TaskLine {
  if (task === 'course') return courseLine(current, lineWords.words)
  return task === 'documents'
    ? documentsLine(current, lineWords.words)
    : questionnaireLine(current, lineWords)
}

function courseLine(current: CurrentCase, words: DashboardWords): TaskLine {
  const course = current.dashBoardCourseNumber === 'First' ? 'First' : 'Second'
  const provider = current.dashBoardCourseProvider ?? null
  const { notStarted, lasts, states, waits } = words.course
  switch (current.dashBoardCourseState) {
    case 'choose':
      return { text: states.choose }
    case 'ordered':
      return { text: states.ordered(provider) }
    case 'ready':
      return { text: states.ready(provider, lasts[course]) }
    case 'started':
      return { text: states.started(provider) }
    case 'certificate':
      return { state: waitingState(states.finished), text: states.onItsWay }
    case 'spouse':
      return {
        state: { tone: 'cool', icon: 'users-three', text: states.bySpouse },
        text: states.together,
      }
    case 'canceled':
      return { state: { tone: 'is-bad', text: states.canceled }, text: states.askAttorney }
    case 'expired':
      return { state: { tone: 'is-bad', text: states.expired }, text: states.askAttorney }
    default:
      return { text: waitsForCaseNumber(getTaskFacts(current)) ? waits : notStarted(lasts[course]) }
  }
}

/** The last field is absent in cases that an earlier version stored. */
interface CountedFolders {
  readonly documentsSentAndWaiting: boolean
  readonly documentFoldersOpen: number
  readonly documentFoldersTotal: number
  readonly documentFoldersSentBack?: number
}

function documentsLine(current: CountedFolders, words: DashboardWords): TaskLine {
  if (current.documentsSentAndWaiting) return { state: waitingState(words.sentAndWaiting) }
  const { documentFoldersOpen: open, documentFoldersTotal: total } = current
  const { documentFoldersSentBack: sentBack = 0 } = current
  return {
    ...(sentBack > 0 && { state: sentBackState(words.sentBack(sentBack)) }),
    text: words.foldersOpen(open, total),
    ...getBar(total - open, total),
  }
}

/** For example '3 of 16 sections completed. Due December 4, 2026' */
function questionnaireLine(current: CurrentCase, { words, formatDay }: LineWords): TaskLine {
  const { questionnaireSectionsTotal: total, questionnaireSectionsDone: done } = current
  const day = current.questionnaireExpectedCompletionDateFormatted
  if (current.questionnaireSubmittedFlag === true) {
    const time = current.questionnaireSubmittedTime ?? null
    const text = time === null ? words.submitted : words.submittedOn(formatDay(time))
    const next = current.status === 'Pre-Filing' ? words.answersChecked : words.answersReceived
    return { state: { tone: 'is-ok', text }, text: next }
  }
  // Both are absent in cases that an earlier version stored.
  if (total == null || done == null || total === 0) return {}
  if (done === total) return { text: words.readyToSubmit(total) }
  const sentBack = current.questionnaireSectionsSentBack ?? 0
  const completed = words.sectionsCompleted(done, total)
  return {
    ...(sentBack > 0 && { state: sentBackState(words.sectionsSentBack(sentBack)) }),
    text: day == null ? completed : `${completed}. ${words.due(day)}`,
    ...getBar(done, total),
  }
}

/** Omits an empty bar, because it adds nothing to the text. */
const getBar = (value: number, max: number) => (value > 0 ? { bar: { value, max } } : {})

const waitingState = (text: string) =>
  ({ tone: 'cool', icon: 'hourglass-medium-fill', text }) as const
const sentBackState = (text: string) => ({ tone: 'yours', icon: 'arrow-u-up-left', text }) as const
