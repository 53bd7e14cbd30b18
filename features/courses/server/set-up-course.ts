import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import { isLikelyDay } from '#lib/dates.ts'
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
  runFirmCourseAction,
  getDebtors,
  recordCourseAct,
  type CourseActionInput,
} from './firm-context.ts'
import type { CoursesDeps } from './deps.ts'

/** Absent fields are unchanged. */
export interface SetUpCourseInput extends CourseActionInput {
  readonly payment?: CoursePayment
  /** Null means every provider of the course. */
  readonly providerIds?: readonly number[] | null
  /** Null means that the debtors choose. */
  readonly jointOption?: JointOption | null
  /** The debtor to whom the fields below apply. If absent, they apply to both. */
  readonly debtor?: Debtor
  readonly isHeld?: boolean
  /** The first course may be taken after filing through this day. Null ends the waiver. */
  readonly waiver?: { readonly until: string; readonly reason: string } | null
  /** Day on which the certificate was filed, which ends reminders. Null means not filed. */
  readonly courtFiledOn?: string | null
}

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
    if (jointOption !== undefined) checkOption(stored, key.courseNumber, jointOption)
    const debtors = getDebtors(stored, input.debtor)
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
      await recordCourseAct(deps, tx, firmContext, 'set-up', getDetails(input, debtors))
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

function getDetails(
  { payment, providerIds, jointOption, isHeld, waiver, courtFiledOn }: SetUpCourseInput,
  debtors: readonly Debtor[],
): Readonly<Record<string, string | number | boolean>> {
  return {
    ...(payment === undefined ? {} : { payment }),
    ...(providerIds === undefined ? {} : { providers: providerIds?.join(' ') ?? 'all' }),
    ...(jointOption === undefined ? {} : { option: jointOption ?? 'none' }),
    ...(isHeld === undefined ? {} : { isHeld, debtors: debtors.join(' ') }),
    ...(waiver === undefined
      ? {}
      : { waivedUntil: waiver?.until ?? 'none', debtors: debtors.join(' ') }),
    ...(courtFiledOn === undefined
      ? {}
      : { courtFiledOn: courtFiledOn ?? 'none', debtors: debtors.join(' ') }),
  }
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
