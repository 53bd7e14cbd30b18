// spec: courses#one-view
import { isBlank } from '#lib/text.ts'
import { courseStatus, type CourseNumber } from '../progress/courses.ts'
import { isWaived } from './may-order.ts'
import {
  orderTab,
  seen,
  take,
  type CourseTabView,
  type CourseView,
  type TabOrder,
} from '../progress/order-tab.ts'

export interface TabFacts {
  readonly course: CourseNumber
  readonly hasLoadFailed: boolean
  readonly hasLegacyOrder: boolean
  readonly caseStatus: string
  readonly caseNumber?: string | null | undefined
  readonly isFirstCourseDone: boolean
  readonly isHeld: boolean
  /** Both dates are `YYYY-MM-DD`. */
  readonly waivedUntil?: string | null | undefined
  readonly today: string
  readonly hasPlaced: boolean
  readonly orderStep: string
  readonly isOwner: boolean
  readonly order: TabOrder | null
}

export function courseTab(facts: TabFacts): CourseTabView {
  if (facts.hasLoadFailed) return seen('loadError', null)
  if (facts.hasLegacyOrder) return seen('legacy', 'notOrdered')
  const hasBegun = facts.caseStatus === 'Filed' || facts.caseStatus === 'Complete'
  if (facts.course === 'Second')
    return hasBegun
      ? secondTab(facts)
      : seen(facts.isFirstCourseDone ? 'finishedFirst' : 'takeFirst', null)
  return hasBegun ? firstTabAfterFiling(facts) : ordinaryTab(facts)
}

function secondTab(facts: TabFacts): CourseTabView {
  if (isBlank(facts.caseNumber))
    return facts.caseStatus === 'Complete'
      ? seen('ended', 'notOrdered')
      : seen('needsCaseNumber', null)
  return facts.isHeld && facts.order === null ? seen('held', 'notOrdered') : ordinaryTab(facts)
}

/** After filing, the first course needs a waiver or a chosen provider. */
function firstTabAfterFiling(facts: TabFacts): CourseTabView {
  const isEnded = facts.caseStatus === 'Complete'
  const notice = isEnded && isBlank(facts.caseNumber) ? null : 'firstCourseFiled'
  const mayStillOrder = isWaived(facts.waivedUntil ?? null, facts.today)
  const isBegun =
    facts.order !== null &&
    (facts.order.courseStatus !== courseStatus.chooseCourse || mayStillOrder)
  if (isBegun) return { ...ordinaryTab(facts), notice }
  return mayStillOrder
    ? ordinaryTab(facts)
    : { view: isEnded ? 'ended' : 'takeSecond', banner: 'notOrdered', notice }
}

function ordinaryTab(facts: TabFacts): CourseTabView {
  if (facts.order) return orderTab(facts.course, facts.order, facts.order.isJoint && facts.isOwner)
  if (facts.hasPlaced) return seen('invalid', 'notOrdered')
  const step = stepViews[facts.orderStep]
  return step ? seen(step, take(facts.course)) : seen('failure', 'notOrdered')
}

const stepViews: Readonly<Partial<Record<string, CourseView>>> = {
  UserVerification: 'userVerification',
  CreateAccount: 'createAccount',
  AddSpouseOrJointDebtor: 'addSpouse',
  ChooseCourse: 'chooseCourse',
  LookupFoundCourse: 'lookupFound',
}
