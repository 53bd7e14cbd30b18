import { afterEach, expect, test, vi } from 'vitest'
import { getKey } from '#ui/graphql/hooks.ts'
import { queryClient } from '#ui/graphql/query-client.ts'
import { courseDashboard, type CourseDashboardQuery } from '../courses.operations.ts'
import {
  cacheRetry,
  cacheStep,
  cacheStoredCourses,
  findConfirmedDashboard,
} from './cached-courses.ts'
import { aDashboard } from './test-dashboard.ts'

vi.hoisted(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
})

const key = getKey(courseDashboard, { caseId: 'case-1' })
const readCourses = () =>
  queryClient.getQueryData<CourseDashboardQuery>(key)?.courseDashboard.courses ?? []

afterEach(() => queryClient.clear())

test('shows the stored copy as outdated, but never over newer data', () => {
  cacheStoredCourses('case-1', aDashboard)
  expect(queryClient.getQueryState(key)).toMatchObject({ dataUpdatedAt: 1, status: 'success' })
  cacheStoredCourses('case-1', { ...aDashboard, courses: [] })
  expect(readCourses()).toEqual(aDashboard.courses)
})

test('Retry shows the first step, and the data keeps its age', () => {
  cacheStoredCourses('case-1', aDashboard)
  cacheRetry('case-1', 'First')
  expect(readCourses()[0]).toMatchObject({ orderStep: 'UserVerification', orderStatus: 1 })
  expect(queryClient.getQueryState(key)?.dataUpdatedAt).toBe(1)
  expect(findConfirmedDashboard('case-1')).toEqual(aDashboard)
})

test('a refusal about a missing case shows the steps of the server again', async () => {
  cacheStoredCourses('case-1', aDashboard)
  cacheRetry('case-1', 'First')
  await cacheStep('case-1', {
    success: false,
    errorCode: 'cases.not-found',
    errorMessage: '',
    courseProviders: [],
    coursePaymentType: null,
    hasPlacedFirstCourseOrder: false,
    hasPlacedSecondCourseOrder: false,
    hasPlacedFirstCourseOrderStatus: 7,
    hasPlacedSecondCourseOrderStatus: 7,
    firstCourseOrderStep: 'CourseOrderFailed',
    secondCourseOrderStep: 'CourseOrderFailed',
  })
  expect(readCourses()).toEqual(aDashboard.courses)
})
