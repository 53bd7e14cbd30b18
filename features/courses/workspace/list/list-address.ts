// The list of courses as its address says it, so that it can be shared and Back returns to it.
import type {
  CourseLineSort,
  StaffCourseNumber,
  StaffCourseState,
} from '#ui/graphql/enums.generated.ts'
import type { CourseLineFilter } from './courses-list.operations.ts'

export const courseViews = ['todo', 'firm', 'late', 'done', 'all'] as const
export type CourseView = (typeof courseViews)[number]

export interface CourseListChoice {
  readonly view: CourseView
  readonly course: StaffCourseNumber | null
  /** Replaces the states of the view. */
  readonly state: StaffCourseState | null
  readonly isMine: boolean
  readonly sort: CourseLineSort
}

const statesForFirm: readonly StaffCourseState[] = [
  'NOT_SET_UP',
  'ORDER_FAILED',
  'UPLOADED',
  'CANCELED',
  'EXPIRED',
]
const openStates: readonly StaffCourseState[] = [
  ...statesForFirm,
  'EARLIER_SYSTEM',
  'NOT_ORDERED',
  'CHOOSING',
  'REGISTERING',
  'NOT_STARTED',
  'STARTED',
  'CERTIFICATE_COMING',
  'HELD',
]
export const courseStatesInOrder: readonly StaffCourseState[] = [
  ...openStates,
  'DONE',
  'AFTER_FILING',
  'NOT_NEEDED',
]

const statesOfView: Readonly<Record<CourseView, readonly StaffCourseState[] | null>> = {
  todo: openStates,
  firm: statesForFirm,
  late: null,
  done: ['DONE'],
  all: null,
}

export function toFilter({ view, course, state, isMine }: CourseListChoice): CourseLineFilter {
  const states = state === null ? statesOfView[view] : [state]
  return { course, states: states && [...states], isLate: view === 'late', isMine }
}

export function readListAddress(search: string): CourseListChoice {
  const params = new URLSearchParams(search)
  const course = params.get('course')
  return {
    view: courseViews.find((view) => view === params.get('view')) ?? 'todo',
    course: course === 'first' ? 'FIRST' : course === 'second' ? 'SECOND' : null,
    state: courseStatesInOrder.find((state) => state === params.get('state')) ?? null,
    isMine: params.get('mine') === 'yes',
    sort: params.get('sort') === 'client' ? 'CLIENT' : 'DUE',
  }
}

/** Empty for the list as it opens. */
export function toListAddress({ view, course, state, isMine, sort }: CourseListChoice): string {
  const params = new URLSearchParams()
  if (view !== 'todo') params.set('view', view)
  if (course !== null) params.set('course', course.toLowerCase())
  if (state !== null) params.set('state', state)
  if (isMine) params.set('mine', 'yes')
  if (sort === 'CLIENT') params.set('sort', 'client')
  return params.size === 0 ? '' : `?${params.toString()}`
}
