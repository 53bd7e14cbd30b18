import { useEffect, useState } from 'react'
import { useCurrentCase } from '#features/cases/portal/current-case/current-case-context.ts'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { tabMirror } from '#ui/mirror/tab-mirror.ts'
import { useSearchValue } from '#ui/navigation/navigation.ts'
import { courseStatus, isCourseNumber, type CourseNumber } from '../../rules/progress/courses.ts'
import { courseOfTabName } from '../course-paths.ts'
import { courseDashboard, type CourseDashboardQuery } from '../courses.operations.ts'
import { wasOpened } from './opened-course.ts'
import { useNewsCheck, type NewsCheck } from './use-news-check.ts'
import { cacheStoredCourses } from './cached-courses.ts'
import {
  withCachedSteps,
  type CourseInvite,
  type CourseOrder,
  type CourseStanding,
  type Dashboard,
} from './dashboard.ts'
import { readStoredCourses, storeCourses } from './stored-courses.ts'

export interface CourseOfViewer {
  readonly courseNumber: CourseNumber
  readonly order: CourseOrder | undefined
  readonly invite: CourseInvite | undefined
  /** Shows local steps. Undefined if the server returns no courses. */
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
  useState(() => cacheStoredCourses(id, readStoredCourses(tabMirror, id)))
  const { data, isError, isFetching, refetch } = useGraphQuery(
    courseDashboard,
    { caseId: id },
    { enabled: !hasLegacyOrder, merge: mergeCourses },
  )
  const dashboard: Dashboard | undefined = data?.courseDashboard

  useEffect(() => {
    if (dashboard) storeCourses(tabMirror, id, dashboard)
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
      return {
        courseNumber,
        order: dashboard?.orders.find(ofCourse),
        invite: dashboard?.invites.find(ofCourse),
        courseState: dashboard?.courses.find(ofCourse),
      }
    },
  }
}

function mergeCourses(
  read: CourseDashboardQuery,
  cached: CourseDashboardQuery | undefined,
): CourseDashboardQuery {
  return { courseDashboard: withCachedSteps(read.courseDashboard, cached?.courseDashboard) }
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
