import { monthDayYear, parseMonthDayYear } from '#lib/dates.ts'
import { officeDay } from '#features/staff/workspace/session/office-day.ts'
import { now } from '#ui/browser/clock.ts'
import { DraftForm } from '#ui/form/draft/DraftForm.tsx'
import { useDraftForm } from '#ui/form/draft/use-draft-form.ts'
import { TextField } from '#ui/form/TextField.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import { markCourseFiled } from '../case-courses.operations.ts'
import type { CourseDialogProps } from '../course-props.ts'
import { courseQueries, useCourseActWords } from '../use-course-act.ts'
import { caseCourseWords } from '../words.ts'

/** The day on which the certificate was filed with the court. */
export function FiledDialog({
  caseId,
  course: { course, version },
  debtor: { debtor, givenName },
  onClose,
}: CourseDialogProps) {
  const words = useWords(caseCourseWords)
  const form = useDraftForm({
    empty: { day: monthDayYear(officeDay(now())) },
    check: ({ day }) => (parseMonthDayYear(day) === undefined ? { day: words.dayInvalid } : {}),
    words: useCourseActWords(),
    save: async ({ day }) =>
      (
        await graph.run(markCourseFiled, {
          ...{ caseId, course, version, debtor },
          day: parseMonthDayYear(day),
        })
      ).markCourseFiled,
    shownBy: courseQueries,
    toast: () => words.filed,
    onSaved: onClose,
  })
  return (
    <Dialog isOpen onClose={onClose} title={words.fileTitle(givenName)}>
      <DraftForm
        form={form}
        fieldNames={{ day: words.day }}
        lead={words.fileLead}
        submit={words.file}
        onCancel={onClose}
      >
        <TextField
          {...form.bind('day')}
          label={words.day}
          hint={words.dayHint}
          autoComplete="off"
          width="phone"
        />
      </DraftForm>
    </Dialog>
  )
}
