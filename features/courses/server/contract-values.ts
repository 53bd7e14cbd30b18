// Values of the contract and of the rules.
import type {
  CoursePayer,
  StaffCourseDayKind,
  StaffCourseNumber,
  StaffCourseState,
  StaffJointOption,
} from '#contract/workspace.generated.ts'
import type { CourseDeadlineKind } from '../rules/deadlines/course-deadlines.ts'
import type { CourseLineState } from '../rules/firm/course-line.ts'
import type { CourseNumber, CoursePayment, JointOption } from '../rules/progress/courses.ts'

export const toCourse = (course: StaffCourseNumber): CourseNumber =>
  course === 'FIRST' ? 'First' : 'Second'
export const fromCourse = (course: CourseNumber): StaffCourseNumber =>
  course === 'First' ? 'FIRST' : 'SECOND'

export const toPayment = (payer: CoursePayer): CoursePayment => (payer === 'FIRM' ? 2 : 1)
export const fromPayment = (payment: CoursePayment): CoursePayer =>
  payment === 2 ? 'FIRM' : 'CLIENT'

/** Option 1 is the first. */
const options = ['TOGETHER', 'SEPARATELY', 'DEBTOR_1', 'DEBTOR_2'] as const
export const toOption = (option: StaffJointOption): JointOption =>
  (options.indexOf(option) + 1) as JointOption
export const fromOption = (option: JointOption): StaffJointOption =>
  options[option - 1] ?? 'SEPARATELY'

const states: Readonly<Record<CourseLineState, StaffCourseState>> = {
  'not-set-up': 'NOT_SET_UP',
  'earlier-system': 'EARLIER_SYSTEM',
  'not-ordered': 'NOT_ORDERED',
  'order-failed': 'ORDER_FAILED',
  choosing: 'CHOOSING',
  registering: 'REGISTERING',
  'not-started': 'NOT_STARTED',
  started: 'STARTED',
  'certificate-coming': 'CERTIFICATE_COMING',
  uploaded: 'UPLOADED',
  done: 'DONE',
  canceled: 'CANCELED',
  expired: 'EXPIRED',
  held: 'HELD',
  'not-needed': 'NOT_NEEDED',
  'after-filing': 'AFTER_FILING',
}
export const fromState = (state: CourseLineState): StaffCourseState => states[state]
export const toState = (state: StaffCourseState): CourseLineState =>
  (Object.keys(states) as readonly CourseLineState[]).find((name) => states[name] === state) ??
  'not-ordered'

const dayKinds: Readonly<Record<StaffCourseDayKind, CourseDeadlineKind>> = {
  CERTIFICATE_USE_BY: 'first-certificate-use-by',
  CLERK_NOTICE: 'clerk-notice',
  SECOND_CERTIFICATE: 'second-certificate',
}
export const toDayKind = (kind: StaffCourseDayKind): CourseDeadlineKind => dayKinds[kind]
export const dayKindsOf = (course: CourseNumber): readonly StaffCourseDayKind[] =>
  course === 'First' ? ['CERTIFICATE_USE_BY'] : ['CLERK_NOTICE', 'SECOND_CERTIFICATE']
