import type {
  CaseCoursePartsFragment,
  CaseCoursesPartsFragment,
  CourseOfDebtorPartsFragment,
} from './case-courses.operations.ts'

export interface CourseCardProps {
  readonly caseId: string
  readonly courses: CaseCoursesPartsFragment
  readonly course: CaseCoursePartsFragment
}

export interface DebtorCourseProps extends CourseCardProps {
  readonly debtor: CourseOfDebtorPartsFragment
}

export interface CourseDialogProps extends DebtorCourseProps {
  readonly onClose: () => void
}
