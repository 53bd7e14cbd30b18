// What the firm sees of one course of one debtor (spec: courses#course-lines).
import { findSecondDeadline, useBy, type DeadlineFacts } from '../deadlines/course-deadlines.ts'
import { currentProgress } from '../progress/current-progress.ts'
import { getProgress, type CourseFacts, type Debtor } from '../progress/course-facts.ts'
import { courseStatus, orderStatus, type CourseNumber } from '../progress/courses.ts'
import { toViewedCourse, type ViewedCourse } from '../progress/viewed-course.ts'
import type { Upload } from '../upload.ts'

export const courseLineStates = [
  'not-set-up',
  'earlier-system',
  'not-ordered',
  'order-failed',
  'choosing',
  'registering',
  'not-started',
  'started',
  'certificate-coming',
  'uploaded',
  'done',
  'canceled',
  'expired',
  'held',
  'not-needed',
  'after-filing',
] as const
export type CourseLineState = (typeof courseLineStates)[number]

/** States in which nothing has to be done now. */
export const restingStates: readonly CourseLineState[] = ['done', 'not-needed', 'after-filing']

const statesOfItem: Readonly<Record<number, CourseLineState>> = {
  [courseStatus.pendingRegistration]: 'registering',
  [courseStatus.pendingRegistrationPhone]: 'registering',
  [courseStatus.pendingNotStarted]: 'not-started',
  [courseStatus.pendingNotStartedPhone]: 'not-started',
  [courseStatus.started]: 'started',
  [courseStatus.certification]: 'certificate-coming',
  [courseStatus.canceled]: 'canceled',
  [courseStatus.expired]: 'expired',
}

/** A certificate counts first, then an order, then what the firm has set. */
export function getCourseLineState(
  facts: CourseFacts,
  course: CourseNumber,
  debtor: Debtor,
  uploads: readonly Upload[],
): CourseLineState {
  const viewed = toViewedCourse(facts, course, debtor, uploads)
  if (viewed.status === courseStatus.complete) return 'done'
  if (viewed.upload)
    return viewed.upload.status === 'Accepted' || viewed.upload.status === 'Approved'
      ? 'done'
      : 'uploaded'
  if (facts.hasLegacyOrder) return 'earlier-system'
  if (facts.clientCode === null) return 'not-set-up'
  return viewed.order ? getOrderState(viewed) : getOpenState(viewed)
}

/** The spouse of the owner is as far as the owner. */
function getOrderState({ item, order, status }: ViewedCourse): CourseLineState {
  if (status === courseStatus.orderedForSpouse && order?.isJoint !== true) return 'not-needed'
  if (status === courseStatus.certification) return 'certificate-coming'
  return (item && statesOfItem[item.status]) ?? 'choosing'
}

function getOpenState({ facts, course, debtor, status }: ViewedCourse): CourseLineState {
  if (status === courseStatus.orderedForSpouse) return 'not-needed'
  if (course === 'Second' && facts.caseStatus === 'Pre-Filing') return 'after-filing'
  const progress = currentProgress(facts, course, debtor)
  if (course === 'Second' && progress.isHeld) return 'held'
  return progress.orderStatus > orderStatus.hasOrder ? 'order-failed' : 'not-ordered'
}

/**
 * The last day of a certificate before filing, the day on which a waiver ends, or the day on which
 * the second certificate is due.
 */
export function getCourseLineDay(
  facts: CourseFacts,
  course: CourseNumber,
  debtor: Debtor,
  deadlines: DeadlineFacts,
): string | null {
  if (course === 'Second') return findSecondDeadline(deadlines)?.day ?? null
  if (deadlines.isFirstDone) return useBy(deadlines)?.day ?? null
  return facts.caseStatus === 'Pre-Filing' ? null : getProgress(facts, 'First', debtor).waivedUntil
}
