import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import type { JsonObject, UnitForm } from '#features/questionnaire/rules/content/model.ts'
import { formForOther } from '#features/questionnaire/rules/answers/others-form.ts'
import { questionUnit } from '#features/questionnaire/rules/content/question-unit.ts'
import { today } from '#ui/browser/clock.ts'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { answerAt, withAnswerAt } from '../form/state/answer-path.ts'
import { isJsonObject } from '../../rules/json.ts'
import type { UnitFormHandle } from '../form/UnitForm.tsx'
import { questionnaireFacts, sectionById } from '../questionnaire.operations.ts'
import { getShown, type Saving } from '../saving/saving-state.ts'
import { onLastMoment, tabSaving } from '../saving/tab-saving.ts'
import { useSectionSavings } from '../saving/use-saving.ts'
import { findSaved, type LiveSection } from '../saving/live-section.ts'
import { savedNow } from '../section/use-section.ts'
import { forgetReview } from '../check/review-reading.ts'
import type { QuestionPlace } from './place/place.ts'
import { recordPlace } from './place/record-place.ts'
import type { QuestionMatch } from './steps.ts'
import { isOfOther, looksComplete } from './faults/addressed-faults.ts'
import { haveBothLogins, viewerDebtor } from '../viewer-debtor.ts'

export interface Answering {
  /** The form of the question or of the open sub-question. */
  readonly unit: UnitForm
  /** The value of that form. */
  readonly value: JsonObject
  /** The whole answer of the question. */
  readonly whole: JsonObject
  /** True when the question belongs to the other debtor. */
  readonly isOthers: boolean
  /** True if a spouse with a separate login may also answer the question. */
  readonly isShared: boolean
  readonly saving: Saving | undefined
  readonly form: RefObject<UnitFormHandle | null>
  readonly change: (value: JsonObject) => void
  /** Called on any interaction. From then on the form's value counts as an answer. */
  readonly touch: () => void
  /** Called on blur. Sends typed input at once. */
  readonly leaveField: () => void
  /** The whole answer with the form's current input. */
  readonly current: () => JsonObject
  /** Resolves to true once saved. `isDone` sets the completion flag; undefined keeps it. */
  readonly save: (whole: JsonObject, isDone?: boolean) => Promise<boolean>
}

export function useAnswering(
  { caseId, sectionId, recordId }: QuestionPlace,
  live: LiveSection,
  { question, sub }: QuestionMatch,
): Answering {
  const questionKey = question.Value
  const place = { caseId, sectionId, questionKey }
  const { data: read } = useGraphQuery(sectionById, { caseId, sectionId })
  const saved = read && findSaved(read.sectionById, questionKey)
  const { data: facts } = useGraphQuery(questionnaireFacts, {})
  const matter = facts?.cases.get.find(({ id }) => id === caseId)
  const isOthers = isOfOther(
    questionKey,
    facts && matter ? viewerDebtor(matter, facts.accounts.get.emailAddress) : undefined,
  )
  const savings = useSectionSavings(caseId, sectionId)
  const saving = savings.get(questionKey)
  const form = useRef<UnitFormHandle>(null)
  const isTouched = useRef(false)
  const { isReadOnly } = live.section
  const whole = question.UnitForm.Data
  const unitForm = (sub ?? question).UnitForm
  const unit = isOthers ? formForOther(unitForm) : unitForm

  function getNewest(): JsonObject {
    const known = tabSaving.ofSection(caseId, sectionId).get(questionKey)
    return known ? getShown(known).data : whole
  }
  function withPart(part: JsonObject): JsonObject {
    if (!sub) return part
    const answer = getNewest()
    const at = recordPlace(answer, recordId ?? '')
    return at ? withAnswerAt(answer, [at.list, recordId ?? '', sub.Value], part) : answer
  }
  function stillComplete(data: JsonObject): boolean {
    return (
      question.UnitForm.QuestionCompleteFlag &&
      looksComplete(questionUnit(question), data, today(), isOthers)
    )
  }
  function type(data: JsonObject, isDone: boolean): void {
    if (isReadOnly) return
    // A late change from a closed form starts from the saved answer.
    const read = tabSaving.ofSection(caseId, sectionId).has(questionKey)
      ? undefined
      : savedNow(caseId, sectionId, questionKey)
    if (read) tabSaving.setServerState(place, read)
    tabSaving.type(place, { data, isComplete: isDone })
  }
  function current(): JsonObject {
    const part = form.current?.flush()
    return part ? withPart(part) : getNewest()
  }
  function passOn(): void {
    if (!isTouched.current) return
    const data = current()
    type(data, stillComplete(data))
  }

  const forget = useEffectEvent(() => {
    tabSaving.forget(place)
    if (isTouched.current) forgetReview()
  })
  const handNow = useEffectEvent(passOn)
  useEffect(() => {
    if (saved) tabSaving.setServerState({ caseId, sectionId, questionKey }, saved)
  }, [saved, caseId, sectionId, questionKey])
  useEffect(() => () => forget(), [])
  useEffect(() => onLastMoment(() => handNow()), [])
  // Runs whenever the client leaves the page, also with browser Back. The form still exists.
  useLayoutEffect(() => () => handNow(), [])

  return {
    unit,
    value: sub ? getPart(whole, recordId ?? '', sub.Value) : whole,
    whole,
    isOthers,
    isShared: matter !== undefined && haveBothLogins(matter),
    saving,
    form,
    change(part) {
      if (!isTouched.current) return
      const data = withPart(part)
      type(data, stillComplete(data))
    },
    touch: () => {
      isTouched.current = true
    },
    leaveField() {
      if (!isTouched.current) return
      passOn()
      tabSaving.flush()
    },
    current,
    save(data, isDone) {
      isTouched.current = true
      type(data, isDone ?? stillComplete(data))
      return tabSaving.waitUntilSaved(place)
    },
  }
}

/** Always the same object, so that a form does not see a change. */
const nothing: JsonObject = {}

function getPart(whole: JsonObject, recordId: string, key: string): JsonObject {
  const at = recordPlace(whole, recordId)
  const part = at && answerAt(at.record, [key])
  return isJsonObject(part) ? part : nothing
}
