// spec: courses#order-steps
import { useCurrentCase } from '#features/cases/portal/current-case/current-case-context.ts'
import { sentenceFor } from '#lib/problem.ts'
import { useWords } from '#ui/language/language.ts'
import { requestSentences } from '#ui/words.ts'
import { SkeletonList } from '#ui/feedback/SkeletonList.tsx'
import type { CourseNumber } from '../../rules/progress/courses.ts'
import { NotLoaded } from '../flow/FlowPage.tsx'
import { AddSpouse } from '../steps/AddSpouse.tsx'
import { CreateAccount } from '../steps/CreateAccount.tsx'
import type { SpouseName } from '../steps/submitted-spouse.ts'
import { useApplicant } from '../steps/use-applicant.ts'
import { UserVerification } from '../steps/UserVerification.tsx'

export interface OrderStepFormProps {
  readonly view: 'userVerification' | 'createAccount' | 'addSpouse'
  readonly course: CourseNumber
  readonly spouse: SpouseName
}

export function OrderStepForm({ view, course, spouse }: OrderStepFormProps) {
  const { id: caseId } = useCurrentCase()
  const sentences = useWords(requestSentences)
  const { applicant, problem, retry } = useApplicant()
  // A change of course or case resets the form.
  const key = `${caseId} ${course}`
  if (view === 'addSpouse') return <AddSpouse key={key} course={course} spouse={spouse} />
  if (!applicant)
    return problem ? (
      <NotLoaded title={sentenceFor(problem, sentences)} onRetry={retry} />
    ) : (
      <SkeletonList rows={3} />
    )
  return view === 'userVerification' ? (
    <UserVerification key={key} course={course} applicant={applicant} />
  ) : (
    <CreateAccount key={key} course={course} applicant={applicant} />
  )
}
