import { useEffect, useState } from 'react'
import { useCurrentCase } from '#features/cases/portal/current-case/current-case-context.ts'
import { activeCases, clientHome } from '#features/cases/portal/cases.operations.ts'
import { getKey, readAgain, useGraphQuery } from '#ui/graphql/hooks.ts'
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
import { withLocalStep, type LocalStep } from './course-overlay.ts'
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
  type StepResult,
} from './dashboard.ts'
import {
  courseDashboard,
  type CourseDashboardQuery,
  type PlacedOrderFragment,
} from '../courses.operations.ts'
import { localStepKey, setLocalStep, useLocalSteps } from './local-steps.ts'
import { getDashboard, getRecordId, toStoredCourse, type StoredCourse } from './stored-courses.ts'
import { wasOpened } from '../taking/opened-course.ts'
import { useNewsCheck, type NewsCheck } from '../taking/use-news-check.ts'

// The dashboard is read again on every return to the page. The server limits its requests to the
// provider (spec: courses#return-refresh, courses#lost-news).
queryClient.setQueryDefaults([courseDashboard.name], {
  staleTime: 60_000,
  refetchOnWindowFocus: 'always',
})

/** The server takes at most ten seconds for a read. */
const maxReadingMs = 12_000

export interface CourseOfViewer {
  readonly courseNumber: CourseNumber
  readonly order: CourseOrder | undefined
  readonly invite: CourseInvite | undefined
  /** Includes local steps. Undefined if the server returns no courses. */
  readonly courseState: CourseStanding | undefined
}

export interface Courses {
  readonly dashboard: Dashboard | undefined
  readonly hasFailed: boolean
  /** True if the latest read failed, so that the data may be outdated. */
  readonly hasRefreshFailed: boolean
  readonly isReading: boolean
  readonly retry: () => void
  /** The check for news of a course that was opened in this tab and has no certificate yet. */
  readonly getNewsCheck: (order: CourseOrder) => NewsCheck
  readonly course: (courseNumber: CourseNumber) => CourseOfViewer
}

/** True from the registration until the certificate arrives. */
function isUnderWay(status: number): boolean {
  return (
    status === courseStatus.pendingNotStarted ||
    status === courseStatus.started ||
    status === courseStatus.certification
  )
}

/** Sends no request for a case with a legacy order (spec: courses#legacy-order). */
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
    if (dashboard) cacheCourses(id, dashboard)
  }, [id, dashboard])

  const isNewsAwaited = ({ orderId, courseStatus: status }: CourseOrder) =>
    wasOpened(orderId) && isUnderWay(status)
  const check = useNewsCheck(
    () => (hasLegacyOrder ? Promise.resolve() : refetch({ cancelRefetch: false })),
    () => (dashboard?.orders ?? []).some(isNewsAwaited),
  )

  return {
    dashboard,
    hasFailed: isError && dashboard === undefined,
    hasRefreshFailed: isError && dashboard !== undefined,
    isReading: isFetching,
    retry: () => void refetch(),
    getNewsCheck: (order) => (isNewsAwaited(order) ? check : 'idle'),
    course(courseNumber) {
      const ofCourse = (candidate: { readonly courseNumber: string }) =>
        candidate.courseNumber === courseNumber
      const courseState = dashboard?.courses.find(ofCourse)
      return {
        courseNumber,
        order: dashboard?.orders.find(ofCourse),
        invite: dashboard?.invites.find(ofCourse),
        courseState:
          courseState && withLocalStep(courseState, steps.get(localStepKey(id, courseNumber))),
      }
    },
  }
}

/** spec: courses#tab-choice */
export function useCourseOfAddress(): CourseNumber {
  const { dashBoardCourseNumber, status } = useCurrentCase()
  const named = courseOfTabName(useSearchValue('tab'))
  if (named !== undefined) return named
  if (dashBoardCourseNumber !== null && isCourseNumber(dashBoardCourseNumber))
    return dashBoardCourseNumber
  return status === 'Pre-Filing' ? 'First' : 'Second'
}

/** Shows the step from a result or a refusal instead of the local step. */
export async function cacheStep(caseId: string, answer: StepResult): Promise<void> {
  for (const course of courseNumbers) setLocalStep(caseId, course, undefined)
  // A case that was deactivated elsewhere is missing in the result.
  if (answer.errorCode !== 'cases.not-found')
    change(caseId, (dashboard) => withSteps(dashboard, answer))
  await readAgain(courseDashboard)
}

/** Shows a failure after a lost response until the server's step changes. */
export async function cacheLostStep(
  caseId: string,
  course: CourseNumber,
  shown: LocalStep,
): Promise<void> {
  overlayStep(caseId, course, shown)
  await readAgain(courseDashboard)
}

/** spec: courses#retry-local */
export function cacheRetry(caseId: string, course: CourseNumber): void {
  overlayStep(caseId, course, afterRetry)
}

export async function cachePlacedOrders(
  caseId: string,
  answer: PlacedOrderFragment,
): Promise<void> {
  for (const course of courseNumbers) setLocalStep(caseId, course, undefined)
  change(caseId, (dashboard) => withOrders(dashboard, answer))
  await readCoursesAgain()
}

export async function cacheRegistration(
  caseId: string,
  order: CourseOrder,
  courseStatus: number | null,
): Promise<void> {
  change(caseId, (dashboard) => withRegistration(dashboard, order, courseStatus))
  await readCoursesAgain()
}

/** Reads courses, cases and tasks again after any other change. */
export async function readCoursesAgain(): Promise<void> {
  await readAgain(courseDashboard, activeCases, clientHome)
}

/** Like `readCoursesAgain`, with a timeout for a lost connection. */
export async function readCoursesAgainSoon(): Promise<void> {
  let alarm: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<void>((resolve) => {
    alarm = setTimeout(resolve, maxReadingMs)
  })
  await Promise.race([readCoursesAgain(), late])
  clearTimeout(alarm)
}

/**
 * Shows the new flag and reads the dashboard again. Call it only after the server has set the flag.
 */
export async function cacheFlag(
  caseId: string,
  course: CourseNumber,
  flag: CourseFlag,
): Promise<void> {
  change(caseId, (dashboard) => withFlag(dashboard, course, flag))
  await readAgain(courseDashboard)
}

function overlayStep(caseId: string, course: CourseNumber, shown: LocalStep): void {
  const over = findCachedDashboard(caseId)?.courses.find(
    ({ courseNumber }) => courseNumber === course,
  )
  if (over) setLocalStep(caseId, course, { shown, over })
}

function findCachedDashboard(caseId: string): Dashboard | undefined {
  return queryClient.getQueryData<CourseDashboardQuery>(getKey(courseDashboard, { caseId }))
    ?.courseDashboard
}

function change(caseId: string, changed: (dashboard: Dashboard) => Dashboard): void {
  queryClient.setQueryData<CourseDashboardQuery>(
    getKey(courseDashboard, { caseId }),
    (data) => data && { courseDashboard: changed(data.courseDashboard) },
  )
}

/** Shows the stored copy at once, while the dashboard is read again. */
function restoreCourses(caseId: string): void {
  const key = getKey(courseDashboard, { caseId })
  if (queryClient.getQueryData(key) !== undefined) return
  const merged = getDashboard(
    (course) => tabMirror.read('courses', getRecordId(caseId, course)) as StoredCourse | undefined,
  )
  if (merged)
    queryClient.setQueryData<CourseDashboardQuery>(
      key,
      { courseDashboard: merged },
      { updatedAt: 1 },
    )
}

function cacheCourses(caseId: string, dashboard: Dashboard): void {
  for (const course of courseNumbers)
    tabMirror.write('courses', getRecordId(caseId, course), toStoredCourse(dashboard, course))
}
