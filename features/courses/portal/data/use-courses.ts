// The two courses of the current case as the viewer stands to them: read, kept over a reload, and followed from answer to answer.
import { useEffect, useState } from 'react'
import { useCurrentCase } from '#features/cases/portal/current-case/current-case-context.ts'
import { activeCases, clientHome } from '#features/cases/portal/cases.operations.ts'
import { keyOf, readAgain, useGraphQuery } from '#ui/graphql/hooks.ts'
import { queryClient } from '#ui/graphql/query-client.ts'
import { useSearchValue } from '#ui/navigation/navigation.ts'
import { tabMirror } from '#ui/mirror/tab-mirror.ts'
import {
  courseNumbers,
  courseStatus,
  isCourseNumber,
  type CourseNumber,
} from '../../rules/progress/courses.ts'
import { afterRetry } from '../../rules/ordering/order-failure.ts'
import { courseOfTabName } from '../course-paths.ts'
import { overlaid, type LocalStep } from './course-overlay.ts'
import {
  withFlag,
  withOrders,
  withRegistration,
  withSteps,
  type CourseFlag,
  type CourseInvite,
  type CourseOrder,
  type CourseStanding,
  type Dashboard,
  type StepAnswer,
} from './courses-data.ts'
import {
  courseDashboard,
  type CourseDashboardQuery,
  type PlacedOrderFragment,
} from '../courses.operations.ts'
import { localStepKey, setLocalStep, useLocalSteps } from './local-steps.ts'
import { dashboardOf, mirrorIdOf, mirroredCourse, type MirroredCourse } from './mirrored-course.ts'
import { wasOpened } from '../taking/opened-course.ts'
import { useNewsCheck, type NewsCheck } from '../taking/use-news-check.ts'

// Whoever comes back from the provider's page sees at once how the course stands; that the provider itself is asked at most once a minute is the server's care (decisions-courses A5e.4).
queryClient.setQueryDefaults([courseDashboard.name], {
  staleTime: 60_000,
  refetchOnWindowFocus: 'always',
})

/** A reading has ten seconds at the server. */
const longestReadingMs = 12_000

export interface CourseOfViewer {
  readonly courseNumber: CourseNumber
  readonly order: CourseOrder | undefined
  readonly invite: CourseInvite | undefined
  /** With what only this tab knows; undefined where the server tells nothing of courses. */
  readonly standing: CourseStanding | undefined
}

export interface Courses {
  /** Undefined until it was read, and for a case whose courses were ordered in an earlier system. */
  readonly dashboard: Dashboard | undefined
  /** The first reading failed. */
  readonly hasFailed: boolean
  /** A later one did: what is shown may be old. */
  readonly hasRefreshFailed: boolean
  readonly isReading: boolean
  readonly retry: () => void
  /** For a course that this tab has opened at its provider and that has no certificate yet. */
  readonly newsCheckOf: (order: CourseOrder) => NewsCheck
  readonly course: (courseNumber: CourseNumber) => CourseOfViewer
}

/** Between the first way in and the certificate. */
function isUnderWay(status: number): boolean {
  return (
    status === courseStatus.pendingNotStarted ||
    status === courseStatus.started ||
    status === courseStatus.certification
  )
}

/** Not asked for a case with a legacy order (seeds/002, section 7). */
export function useCourses(): Courses {
  const { id, hasLegacyOrder } = useCurrentCase()
  useState(() => restoreCourses(id))
  const { data, isError, isFetching, refetch } = useGraphQuery(
    courseDashboard,
    { caseId: id },
    { enabled: !hasLegacyOrder },
  )
  const dashboard = data?.courseDashboard
  const steps = useLocalSteps()

  useEffect(() => {
    if (dashboard) keepCourses(id, dashboard)
  }, [id, dashboard])

  const isNewsAwaitedOf = ({ orderId, courseStatus: status }: CourseOrder) =>
    wasOpened(orderId) && isUnderWay(status)
  const check = useNewsCheck(
    () => (hasLegacyOrder ? Promise.resolve() : refetch({ cancelRefetch: false })),
    () => (dashboard?.orders ?? []).some(isNewsAwaitedOf),
  )

  return {
    dashboard,
    hasFailed: isError && dashboard === undefined,
    hasRefreshFailed: isError && dashboard !== undefined,
    isReading: isFetching,
    retry: () => void refetch(),
    newsCheckOf: (order) => (isNewsAwaitedOf(order) ? check : 'idle'),
    course(courseNumber) {
      const ofCourse = (one: { readonly courseNumber: string }) => one.courseNumber === courseNumber
      const standing = dashboard?.courses.find(ofCourse)
      return {
        courseNumber,
        order: dashboard?.orders.find(ofCourse),
        invite: dashboard?.invites.find(ofCourse),
        standing: standing && overlaid(standing, steps.get(localStepKey(id, courseNumber))),
      }
    },
  }
}

/** The course that the address names, else the one whose turn it is (decisions-courses A5f.1). */
export function useCourseOfAddress(): CourseNumber {
  const { dashBoardCourseNumber, status } = useCurrentCase()
  const named = courseOfTabName(useSearchValue('tab'))
  if (named !== undefined) return named
  if (dashBoardCourseNumber !== null && isCourseNumber(dashBoardCourseNumber))
    return dashBoardCourseNumber
  return status === 'Pre-Filing' ? 'First' : 'Second'
}

/** After the answer of a step's call, granted or refused: what it says counts, and what only this tab knew is over. */
export async function followStep(caseId: string, answer: StepAnswer): Promise<void> {
  for (const course of courseNumbers) setLocalStep(caseId, course, undefined)
  // Of a case that was deactivated elsewhere the answer knows nothing.
  if (answer.errorCode !== 'cases.not-found')
    change(caseId, (dashboard) => withSteps(dashboard, answer))
  await readAgain(courseDashboard)
}

/** After a call whose answer never came: the same words as the server's are kept here, until it is known what became of it. */
export async function keepLostStep(
  caseId: string,
  course: CourseNumber,
  shown: LocalStep,
): Promise<void> {
  lay(caseId, course, shown)
  await readAgain(courseDashboard)
}

/** Retry makes no call (decisions-courses A5.2). */
export function startAgain(caseId: string, course: CourseNumber): void {
  lay(caseId, course, afterRetry)
}

/** After an order was placed. */
export async function followPlaced(caseId: string, answer: PlacedOrderFragment): Promise<void> {
  for (const course of courseNumbers) setLocalStep(caseId, course, undefined)
  change(caseId, (dashboard) => withOrders(dashboard, answer))
  await coursesChanged()
}

/** After a course was registered. */
export async function followRegistration(
  caseId: string,
  order: CourseOrder,
  courseStatus: number | null,
): Promise<void> {
  change(caseId, (dashboard) => withRegistration(dashboard, order, courseStatus))
  await coursesChanged()
}

/** After anything else that was done with a course: what was read of it is read again, and the cases with their next task. */
export async function coursesChanged(): Promise<void> {
  await readAgain(courseDashboard, activeCases, clientHome)
}

/** The same, for whoever waits for what was read: not for ever, where the line is gone. */
export async function coursesReadSoon(): Promise<void> {
  let alarm: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<void>((resolve) => {
    alarm = setTimeout(resolve, longestReadingMs)
  })
  await Promise.race([coursesChanged(), late])
  clearTimeout(alarm)
}

/** After the server has set a flag, never before. */
export async function followFlag(
  caseId: string,
  course: CourseNumber,
  flag: CourseFlag,
): Promise<void> {
  change(caseId, (dashboard) => withFlag(dashboard, course, flag))
  await readAgain(courseDashboard)
}

function lay(caseId: string, course: CourseNumber, shown: LocalStep): void {
  const over = known(caseId)?.courses.find(({ courseNumber }) => courseNumber === course)
  if (over) setLocalStep(caseId, course, { shown, over })
}

function known(caseId: string): Dashboard | undefined {
  return queryClient.getQueryData<CourseDashboardQuery>(keyOf(courseDashboard, { caseId }))
    ?.courseDashboard
}

function change(caseId: string, changed: (dashboard: Dashboard) => Dashboard): void {
  queryClient.setQueryData<CourseDashboardQuery>(
    keyOf(courseDashboard, { caseId }),
    (data) => data && { courseDashboard: changed(data.courseDashboard) },
  )
}

/** Shown at once after a reload, while it is read again. */
function restoreCourses(caseId: string): void {
  const key = keyOf(courseDashboard, { caseId })
  if (queryClient.getQueryData(key) !== undefined) return
  const kept = dashboardOf(
    (course) => tabMirror.read('courses', mirrorIdOf(caseId, course)) as MirroredCourse | undefined,
  )
  if (kept)
    queryClient.setQueryData<CourseDashboardQuery>(key, { courseDashboard: kept }, { updatedAt: 1 })
}

function keepCourses(caseId: string, dashboard: Dashboard): void {
  for (const course of courseNumbers)
    tabMirror.write('courses', mirrorIdOf(caseId, course), mirroredCourse(dashboard, course))
}
