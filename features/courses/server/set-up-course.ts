import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import { calendarDay, isLikelyDay } from '#lib/dates.ts'
import { oneLine } from '#lib/text.ts'
import type { Tx } from '#ports/database.ts'
import {
  getProgress,
  getSetUp,
  type CourseFacts,
  type Debtor,
} from '../rules/progress/course-facts.ts'
import {
  courseNumbers,
  providerIds as allProviders,
  type CourseNumber,
  type CoursePayment,
  type JointOption,
} from '../rules/progress/courses.ts'
import { reasonMaxCharacters, problem } from '../rules/firm-problems.ts'
import { isJointCase } from '../rules/progress/joint-option.ts'
import { setProgress, setSetUp, type CourseKey } from './courses.store.ts'
import {
  findParticipant,
  runFirmCourseAction,
  getDebtors,
  recordCourseAct,
} from './firm-context.ts'
import { listCounts } from './reset.store.ts'
import { listEvents, type CourseBefore } from './set-up-events.ts'
import type { SetUpCourseInput } from './set-up-input.ts'
import type { CoursesDeps } from './deps.ts'

export async function setUpCourse(deps: CoursesDeps, input: SetUpCourseInput): Promise<void> {
  const { payment, providerIds, jointOption, isHeld, waiver, courtFiledOn } = input
  if (
    [payment, providerIds, jointOption, isHeld, waiver, courtFiledOn].every(
      (value) => value === undefined,
    )
  )
    throw problem('courses.nothing-to-set')
  const reason = toReason(input)
  await runFirmCourseAction(deps, input, async (firmContext) => {
    const { key, stored } = firmContext
    checkProviders(providerIds)
    checkDays(input, calendarDay(deps.clock.now(), stored.timeZone))
    if (jointOption !== undefined) checkOption(stored, key.courseNumber, jointOption)
    const debtors = getDebtors(stored, input.debtor)
    const before = await readBefore(deps, stored, key, debtors)
    await deps.database.transact(async (tx) => {
      await setSetUp(tx, key, {
        ...(payment === undefined ? {} : { payment }),
        ...(providerIds === undefined ? {} : { providerIds }),
        ...(jointOption === undefined ? {} : { jointOption }),
      })
      const change = {
        ...(isHeld === undefined ? {} : { isHeld }),
        ...(waiver === undefined
          ? {}
          : { waivedUntil: waiver?.until ?? null, waiverReason: reason ?? null }),
        ...(courtFiledOn === undefined ? {} : { courtFiledOn }),
      }
      if (Object.keys(change).length > 0)
        for (const debtor of debtors) await setProgress(tx, key, debtor, change)
      if (jointOption !== undefined && jointOption !== null) await answerForSpouses(tx, key, stored)
      for (const { event, details } of listEvents(input, debtors, before))
        await recordCourseAct(deps, tx, firmContext, event, details)
    })
  })
}

function checkProviders(providerIds: readonly number[] | null | undefined): void {
  const known: readonly number[] = allProviders
  if (providerIds?.some((id) => !known.includes(id)) || providerIds?.length === 0)
    throw problem('courses.no-such-provider', { providers: allProviders.join(', ') })
}

/** spec: courses#option-change */
function checkOption(
  facts: CourseFacts,
  courseNumber: CourseNumber,
  option: JointOption | null,
): void {
  if (!isJointCase(facts)) throw problem('courses.single-case')
  if (getSetUp(facts, courseNumber).jointOption === option) return
  const orders = facts.orders.filter(
    (order) => order.isPlaced && order.courseNumber === courseNumber,
  )
  const fits = orders.every(
    ({ item, isJoint, debtor }) =>
      item === null &&
      isJoint === (option === 1) &&
      (option !== 3 || debtor === 1) &&
      (option !== 4 || debtor === 2),
  )
  if (!fits) throw problem('courses.option-settled')
}

/** Moves debtors from the add-spouse step to the choice of a course. */
async function answerForSpouses(tx: Tx, key: CourseKey, facts: CourseFacts): Promise<void> {
  for (const { debtor } of facts.people) {
    if (getProgress(facts, key.courseNumber, debtor).orderStep === 'AddSpouseOrJointDebtor')
      await setProgress(tx, key, debtor, { orderStep: 'ChooseCourse' })
  }
}

function checkDays({ waiver, courtFiledOn }: SetUpCourseInput, today: string): void {
  if (waiver && waiver.until < today) throw problem('courses.waived-before')
  if (courtFiledOn != null && courtFiledOn > today) throw problem('courses.filed-later')
}

/** What the audit compares the change with. */
async function readBefore(
  deps: CoursesDeps,
  stored: CourseFacts,
  key: CourseKey,
  debtors: readonly Debtor[],
): Promise<CourseBefore> {
  const [debtor = 1] = debtors
  const counts = await listCounts(deps.database.db, key)
  const counted = counts.find(
    (each) => each.courseNumber === key.courseNumber && each.debtor === debtor,
  )
  return {
    ...getSetUp(stored, key.courseNumber),
    waivedUntil: getProgress(stored, key.courseNumber, debtor).waivedUntil,
    courtFiledOn: counted?.courtFiledOn ?? null,
    whose: await findParticipant(deps.database.db, key, debtors),
  }
}

function toReason({ waiver, courseNumber, courtFiledOn }: SetUpCourseInput): string | undefined {
  if (courtFiledOn != null && !isLikelyDay(courtFiledOn)) throw problem('courses.no-day')
  if (waiver === undefined) return undefined
  if (courseNumber !== 'First') throw problem('courses.only-first')
  if (waiver === null) return undefined
  if (!isLikelyDay(waiver.until)) throw problem('courses.no-day')
  const reason = oneLine(waiver.reason)
  if (reason === '') throw problem('courses.no-reason')
  if (reason.length > reasonMaxCharacters) throw problem('courses.reason-too-long')
  return reason
}

/** Who pays for both courses of a new case. */
export async function setCoursePayer(
  tx: Tx,
  { caseId, firmId }: CaseOfFirm,
  payment: CoursePayment,
): Promise<void> {
  for (const courseNumber of courseNumbers)
    await setSetUp(tx, { caseId, firmId, courseNumber }, { payment })
}
