import type {
  CaseCourses,
  CourseSetUpInput,
  CourseSsnInput,
  CourseWaiverInput,
  StaffCourseDayKind,
  StaffCourseNumber,
  StaffCourseState,
} from '#contract/workspace.generated.ts'
import type { StaffViewer } from '#lib/viewer.ts'
import type { SetUpCourseInput } from '../set-up-input.ts'
import { setUpCourse } from '../set-up-course.ts'
import { inviteToCourse } from '../ordering/invite-to-course.ts'
import { resetCourse } from '../reset-course.ts'
import { setDeadlineOfFirm } from '../reminders/set-deadline.ts'
import { courseOfDeadline } from '../../rules/deadlines/course-deadlines.ts'
import { isJointCase } from '../../rules/progress/joint-option.ts'
import { readFacts } from '../firm-context.ts'
import { actOnCourses, toDebtor, type StaffAct } from './act-on-courses.ts'
import { toCourse, toDayKind, toOption, toPayment, toState } from '../contract-values.ts'
import type { FirmCoursesDeps } from './deps.ts'

export interface CourseSeen {
  readonly caseId: string
  /** The version that the person read. */
  readonly version: number
}

export interface CourseOfDebtorSeen extends CourseSeen {
  readonly debtor: number
}

export function changeSetUp(
  deps: FirmCoursesDeps,
  viewer: StaffViewer,
  {
    caseId,
    course,
    version,
    change: { payer, providerIds, option },
  }: CourseSeen & { readonly course: StaffCourseNumber; readonly change: CourseSetUpInput },
): Promise<CaseCourses> {
  return actOnCourses(deps, viewer, { caseId, permission: 'courses' }, async (firmDeps, by) => {
    const isJoint = isJointCase(await readFacts(firmDeps.database.db, by))
    return setUpCourse(firmDeps, {
      ...by,
      courseNumber: toCourse(course),
      version,
      payment: toPayment(payer),
      providerIds: providerIds ?? null,
      ...(isJoint && { jointOption: option == null ? null : toOption(option) }),
    })
  })
}

export function orderCourse(
  deps: FirmCoursesDeps,
  viewer: StaffViewer,
  {
    caseId,
    course,
    version,
    debtor,
    numbers,
  }: CourseOfDebtorSeen & {
    readonly course: StaffCourseNumber
    readonly numbers: readonly CourseSsnInput[]
  },
): Promise<CaseCourses> {
  return actOnCourses(deps, viewer, { caseId, permission: 'courses' }, (firmDeps, by) =>
    inviteToCourse(firmDeps, {
      ...by,
      courseNumber: toCourse(course),
      version,
      debtor: toDebtor(debtor),
      numbers: Object.fromEntries(
        numbers.filter(({ ssn }) => ssn !== '').map((each) => [toDebtor(each.debtor), each.ssn]),
      ),
    }),
  )
}

export function resetForDebtor(
  deps: FirmCoursesDeps,
  viewer: StaffViewer,
  {
    caseId,
    course,
    version,
    debtor,
    seen,
  }: CourseOfDebtorSeen & { readonly course: StaffCourseNumber; readonly seen: StaffCourseState },
): Promise<CaseCourses> {
  return actOnCourses(deps, viewer, { caseId, permission: 'courses' }, (firmDeps, by) =>
    resetCourse(firmDeps, {
      ...by,
      courseNumber: toCourse(course),
      version,
      debtor: toDebtor(debtor),
      seen: toState(seen),
    }),
  )
}

export function holdCourse(
  deps: FirmCoursesDeps,
  viewer: StaffViewer,
  { isHeld, ...seen }: CourseOfDebtorSeen & { readonly isHeld: boolean },
): Promise<CaseCourses> {
  return setForDebtor(deps, viewer, 'SECOND', seen, { isHeld })
}

export function waiveCourse(
  deps: FirmCoursesDeps,
  viewer: StaffViewer,
  { waiver, ...seen }: CourseOfDebtorSeen & { readonly waiver?: CourseWaiverInput | null },
): Promise<CaseCourses> {
  return setForDebtor(deps, viewer, 'FIRST', seen, { waiver: waiver ?? null }, 'waive-courses')
}

export function markFiled(
  deps: FirmCoursesDeps,
  viewer: StaffViewer,
  {
    course,
    day,
    ...seen
  }: CourseOfDebtorSeen & { readonly course: StaffCourseNumber; readonly day?: string | null },
): Promise<CaseCourses> {
  return setForDebtor(deps, viewer, course, seen, { courtFiledOn: day ?? null })
}

function setForDebtor(
  deps: FirmCoursesDeps,
  viewer: StaffViewer,
  course: StaffCourseNumber,
  { caseId, version, debtor }: CourseOfDebtorSeen,
  change: Pick<SetUpCourseInput, 'isHeld' | 'waiver' | 'courtFiledOn'>,
  permission: 'courses' | 'waive-courses' = 'courses',
): Promise<CaseCourses> {
  return actOnCourses(deps, viewer, { caseId, permission }, (firmDeps, by: StaffAct) =>
    setUpCourse(firmDeps, {
      ...by,
      courseNumber: toCourse(course),
      version,
      debtor: toDebtor(debtor),
      ...change,
    }),
  )
}

export function setCourseDay(
  deps: FirmCoursesDeps,
  viewer: StaffViewer,
  {
    caseId,
    version,
    debtor,
    kind,
    day,
    isCounted,
  }: CourseOfDebtorSeen & {
    readonly kind: StaffCourseDayKind
    readonly day?: string | null
    readonly isCounted: boolean
  },
): Promise<CaseCourses> {
  return actOnCourses(deps, viewer, { caseId, permission: 'courses' }, (firmDeps, by) =>
    setDeadlineOfFirm(firmDeps, {
      ...by,
      courseNumber: courseOfDeadline(toDayKind(kind)),
      version,
      debtor: toDebtor(debtor),
      kind: toDayKind(kind),
      day: isCounted ? 'counted' : (day ?? 'none'),
    }),
  )
}
