import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { ConfirmDialog } from '#ui/page/ConfirmDialog.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Dialog } from '#ui/page/Dialog.tsx'
import { holdCaseCourse, resetCaseCourse } from '../case-courses.operations.ts'
import type { CourseActName } from '../course-facts.ts'
import { DayDialog } from './DayDialog.tsx'
import type { CourseDialogProps } from '../course-props.ts'
import { FiledDialog } from './FiledDialog.tsx'
import { OrderDialog } from './OrderDialog.tsx'
import { useCourseAct } from '../use-course-act.ts'
import { WaiverDialog } from './WaiverDialog.tsx'
import { caseCourseWords } from '../words.ts'

export type OpenQuestion = Exclude<CourseActName, 'release' | 'endWaiver' | 'undoFiled'>

export function CourseDialog({
  question,
  ...props
}: CourseDialogProps & { readonly question: OpenQuestion }) {
  switch (question) {
    case 'order':
      return <OrderDialog {...props} />
    case 'file':
      return <FiledDialog {...props} />
    case 'waive':
      return <WaiverDialog {...props} />
    case 'setDay':
      return <DayDialog {...props} />
    case 'hold':
    case 'reset':
      return <ConfirmCourse {...props} question={question} />
  }
}

/** A refusal stays in the dialog, above what the course is now. */
function ConfirmCourse({
  caseId,
  course: { course, version, option },
  debtor: { debtor, givenName, state },
  question,
  onClose,
}: CourseDialogProps & { readonly question: 'hold' | 'reset' }) {
  const words = useWords(caseCourseWords)
  const act = useCourseAct()
  const key = { caseId, version, debtor }

  async function confirm() {
    const run =
      question === 'hold'
        ? async () => (await graph.run(holdCaseCourse, { ...key, isHeld: true })).holdCaseCourse
        : async () =>
            (await graph.run(resetCaseCourse, { ...key, course, seen: state })).resetCaseCourse
    if (await act.perform(run, question === 'hold' ? words.heldDone : words.resetDone)) onClose()
  }

  const text =
    question === 'hold'
      ? words.holdText
      : option === 'TOGETHER'
        ? `${words.resetText} ${words.resetBoth}`
        : words.resetText
  if (act.problem !== undefined)
    return (
      <Dialog isOpen onClose={onClose} title={words.courses[course]}>
        <Banner tone="bad" title={act.problem} takesFocus />
      </Dialog>
    )
  return (
    <ConfirmDialog
      title={question === 'hold' ? words.holdTitle(givenName) : words.resetTitle(givenName)}
      text={text}
      action={question === 'hold' ? words.hold : words.reset}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  )
}
