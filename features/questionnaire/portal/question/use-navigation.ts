// spec: questionnaire#continue, questionnaire#leaving-a-question, questionnaire#nested-save
import { useEffect, useEffectEvent, useState } from 'react'
import type { JsonObject } from '#features/questionnaire/rules/content/model.ts'
import { questionUnit } from '#features/questionnaire/rules/content/question-unit.ts'
import { isDone } from '#features/questionnaire/rules/progress/section-status.ts'
import { wantsHelp } from '#features/questionnaire/rules/verdict/verdict.ts'
import { type AnswerFault } from '#features/questionnaire/rules/verdict/wrong-value.ts'
import { today } from '#ui/browser/clock.ts'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useGo } from '#ui/navigation/navigation.ts'
import { withAnswerAt } from '../form/state/answer-path.ts'
import { forgetReview } from '../check/review-reading.ts'
import { questionnairePaths, type CheckPage } from '../questionnaire-paths.ts'
import { caseQuestionnaireSections } from '../questionnaire.operations.ts'
import { getPhase } from '../saving/saving-state.ts'
import { tabSaving } from '../saving/tab-saving.ts'
import { sectionNow, type LiveSection } from '../section/use-section.ts'
import { isDoneVisited } from '../visits.ts'
import { afterPress, type Way } from './after-press.ts'
import {
  listEnabledKeys,
  toOpenedState,
  findOpenedQuestions,
  useOpenedQuestions,
} from './opened-questions.ts'
import type { QuestionPlace } from './place/place.ts'
import { recordPlace } from './place/record-place.ts'
import { findQuestion, onwardFrom, previousQuestion, type QuestionMatch } from './steps.ts'
import { looksComplete, isStillWrong, addressedFaults } from './faults/addressed-faults.ts'
import type { Answering } from './use-answer.ts'
import { backAtItsCard, getWayBack, useIsFromItsCard } from './place/way-back.ts'

export interface Moving {
  /** The action in progress. Its button is busy. */
  readonly busy: Way | undefined
  /** Errors that remained after the last press of Continue. */
  readonly faults: readonly AnswerFault[]
  /** Number of presses of Continue that found errors. */
  readonly attempt: number
  /** True when a failed save stopped the last action, until the answer is saved. */
  readonly hasFailed: boolean
  /** True when Continue stopped to show a conflict. */
  readonly isHeld: boolean
  readonly proceed: () => void
  readonly back: () => void
  readonly finishLater: () => void
}

const noQuestions: readonly string[] = []

export function useMoving(
  place: QuestionPlace,
  live: LiveSection,
  match: QuestionMatch,
  answering: Answering,
): Moving {
  const go = useGo()
  const { caseId, sectionId, recordId } = place
  const { question, group, sub } = match
  const { isOthers, current, save } = answering
  const unit = questionUnit(sub ?? question)
  const { isReadOnly } = live.section
  const isFromItsCard = useIsFromItsCard()
  const opened = useOpenedQuestions() ?? noQuestions
  const [askedOnArrival] = useState(() => listEnabledKeys(live.groups))
  const { data: all } = useGraphQuery(caseQuestionnaireSections, { caseId })
  const [busy, setBusy] = useState<Way>()
  const [wrongBefore, setWrong] = useState<readonly AnswerFault[]>([])
  const [attempt, setAttempt] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  const [isHeld, setHeld] = useState(false)
  const phase = answering.saving ? getPhase(answering.saving) : 'clean'

  const faults =
    wrongBefore.length === 0
      ? wrongBefore
      : isStillWrong(wrongBefore, addressedFaults(unit, answering.value, today(), isOthers))

  const pathTo = (to: QuestionMatch, record?: string, from?: CheckPage) =>
    questionnairePaths.question({
      section: sectionId,
      group: live.isGrouped ? to.group.QuestionGroupId : undefined,
      question: (to.sub ?? to.question).QuestionId,
      record,
      from,
    })

  function getNextPath(): string {
    const groups = (sectionNow(caseId, sectionId) ?? live).groups
    const others = all?.caseQuestionnaireSections.filter(({ id }) => id !== sectionId)
    const areOthersDone =
      others?.every(({ sectionStatus }) => isDone(sectionStatus as Parameters<typeof isDone>[0])) ??
      false
    const way = onwardFrom(groups, question.QuestionId, {
      areOthersDone,
      isDoneVisited: isDoneVisited(caseId, sectionId),
    })
    if (way.to === 'question') return pathTo(way.found)
    return way.to === 'done' && !isReadOnly
      ? questionnairePaths.done(sectionId)
      : questionnairePaths.sectionSummary(sectionId)
  }
  function backward(): string {
    const before = previousQuestion(live.groups, question.QuestionId)
    return before ? pathTo(before) : questionnairePaths.sectionSummary(sectionId)
  }

  /** Opens the first question that a change opened. Returns false when there is none. */
  function openNextOpened(): boolean {
    const { groups } = sectionNow(caseId, sectionId) ?? live
    const [next, ...waiting] = findOpenedQuestions(groups, askedOnArrival, opened)
    const to = next === undefined ? undefined : findQuestion(groups, next)
    if (to) go(pathTo(to, undefined, place.from), { state: toOpenedState(waiting) })
    return to !== undefined
  }

  function navigateBy(way: Way): void {
    if (way === 'summary') return go(questionnairePaths.sectionSummary(sectionId))
    // A sub-question that was opened from its card leads back to the card first.
    const toCheck = sub && isFromItsCard ? undefined : getWayBack(place, question)
    if (toCheck !== undefined) {
      if (!isReadOnly) forgetReview()
      return way === 'onward' && openNextOpened() ? undefined : go(toCheck, { keepScroll: true })
    }
    if (sub) {
      const card = pathTo({ group, question, sub: undefined }, recordId, place.from)
      return go(card, { state: backAtItsCard, keepScroll: true })
    }
    go(way === 'back' ? backward() : getNextPath())
  }

  /** Requests a completion flag. The server decides (spec: questionnaire#navigation). */
  function withClaim(whole: JsonObject, isCompleted: boolean): JsonObject {
    const at = sub && recordPlace(whole, recordId ?? '')
    if (!sub || !at) return whole
    const flags = {
      isEnabled: true,
      isRequired: true,
      ...flagsIn(at.record[`navigation_${sub.Value}`]),
      isCompleted,
    }
    return withAnswerAt(whole, [at.list, recordId ?? '', `navigation_${sub.Value}`], flags)
  }

  async function run(way: Way, isHere: () => boolean): Promise<void> {
    setFailed(false)
    const shown = current()
    const part = sub ? (recordPlace(shown, recordId ?? '')?.record[sub.Value] ?? {}) : shown
    const isOnward = way === 'onward'
    const wrong = isOnward ? addressedFaults(unit, part as JsonObject, today(), isOthers) : []
    const isClean = wrong.length === 0 && !wantsHelp(unit, part as JsonObject)
    const whole = isOnward && wrong.length === 0 ? withClaim(shown, isClean) : shown
    // Only Continue sets the completion flag of a question (spec: questionnaire#raise-flag).
    const isSaved = await (isOnward && !sub
      ? save(whole, isClean && looksComplete(unit, whole, today(), isOthers))
      : save(whole))
    if (!isHere()) return
    setBusy(undefined)
    setFailed(!isSaved)
    setWrong(wrong)
    if (wrong.length > 0) return setAttempt((before) => before + 1)
    if (!isSaved) return
    // The first press shows which newer values were overwritten. The next press continues.
    const conflicts =
      tabSaving.ofSection(caseId, sectionId).get(question.Value)?.overwritten.length ?? 0
    if (isOnward && conflicts > 0 && !isHeld) return setHeld(true)
    navigateBy(way)
  }

  function begin(way: Way): void {
    if (busy !== undefined) return
    if (isReadOnly) navigateBy(way)
    else setBusy(way)
  }

  const runNow = useEffectEvent(run)
  useEffect(() => {
    if (busy === undefined) return undefined
    return afterPress(
      busy,
      (isHere) => void runNow(busy, isHere),
      (act, ms) => {
        const timer = setTimeout(act, ms)
        return () => clearTimeout(timer)
      },
    )
  }, [busy])

  return {
    busy,
    faults,
    attempt,
    hasFailed: hasFailed && (phase === 'failing' || phase === 'closed'),
    isHeld,
    proceed: () => begin('onward'),
    back: () => begin('back'),
    finishLater: () => begin('summary'),
  }
}

function flagsIn(flags: unknown): JsonObject {
  return typeof flags === 'object' && flags !== null && !Array.isArray(flags)
    ? (flags as JsonObject)
    : {}
}
