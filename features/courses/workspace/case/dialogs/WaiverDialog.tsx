import { isBlank } from '#lib/text.ts'
import { parseMonthDayYear } from '#lib/dates.ts'
import { DraftForm } from '#ui/form/draft/DraftForm.tsx'
import { useDraftForm } from '#ui/form/draft/use-draft-form.ts'
import { TextField } from '#ui/form/TextField.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import { waiveCaseCourse } from '../case-courses.operations.ts'
import type { CourseDialogProps } from '../course-props.ts'
import { courseQueries, useCourseActWords } from '../use-course-act.ts'
import { caseCourseWords, courseSentences } from '../words.ts'

/** Until when, and why, the first course may be taken after filing. */
export function WaiverDialog({
  caseId,
  course: { version },
  debtor: { debtor, givenName },
  onClose,
}: CourseDialogProps) {
  const words = useWords(caseCourseWords)
  const sentences = useWords(courseSentences)
  const form = useDraftForm({
    empty: { until: '', reason: '' },
    keptAs: `course-waiver|${caseId}|${debtor}`,
    check: ({ until, reason }) => ({
      ...(parseMonthDayYear(until) === undefined && { until: words.dayInvalid }),
      ...(isBlank(reason) && { reason: sentences['courses.no-reason'] }),
    }),
    words: useCourseActWords(),
    save: async ({ until, reason }) =>
      (
        await graph.run(waiveCaseCourse, {
          ...{ caseId, version, debtor },
          waiver: { until: parseMonthDayYear(until) ?? until, reason },
        })
      ).waiveCaseCourse,
    shownBy: courseQueries,
    toast: () => words.waived,
    onSaved: onClose,
  })
  return (
    <Dialog isOpen onClose={onClose} title={words.waiveTitle(givenName)}>
      <DraftForm
        form={form}
        fieldNames={{ until: words.until, reason: words.reason }}
        lead={words.waiveLead}
        onCancel={onClose}
      >
        <TextField
          {...form.bind('until')}
          label={words.until}
          hint={words.dayHint}
          autoComplete="off"
          width="phone"
        />
        <TextField
          {...form.bind('reason')}
          label={words.reason}
          hint={words.reasonHint}
          lines={3}
        />
      </DraftForm>
    </Dialog>
  )
}
