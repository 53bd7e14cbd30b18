import { isBlank } from '#lib/text.ts'
import { DraftForm } from '#ui/form/draft/DraftForm.tsx'
import { useDraftForm } from '#ui/form/draft/use-draft-form.ts'
import { RadioTiles } from '#ui/form/RadioTiles.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import type { CoursePayer } from '#ui/graphql/enums.generated.ts'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import { setUpCaseCourses, type CaseCoursesPartsFragment } from '../case-courses.operations.ts'
import { courseQueries, useCourseActWords } from '../use-course-act.ts'
import { caseCourseWords, courseSentences } from '../words.ts'

export interface CodeDialogProps {
  readonly caseId: string
  readonly courses: CaseCoursesPartsFragment
  readonly onClose: () => void
}

interface CodeDraft {
  readonly clientCode: string
  readonly payer: CoursePayer
}

/** Shows the courses to the clients. The code is changed in the details of the case. */
export function CodeDialog({ caseId, courses, onClose }: CodeDialogProps) {
  const words = useWords(caseCourseWords)
  const sentences = useWords(courseSentences)
  const { clientCode: code, usualPayer } = courses
  const form = useDraftForm({
    read: { clientCode: code },
    toDraft: (saved): CodeDraft => ({ clientCode: saved.clientCode ?? '', payer: usualPayer }),
    check: ({ clientCode }) =>
      isBlank(clientCode) ? { clientCode: sentences['courses.code-required'] } : {},
    words: useCourseActWords(),
    save: async ({ clientCode, payer }, seen) =>
      (
        await graph.run(setUpCaseCourses, {
          ...{ caseId, seen: seen.clientCode, clientCode },
          // A colleague may have set them up meanwhile.
          payer: code === null ? payer : null,
        })
      ).setUpCaseCourses,
    getSaved: ({ current }) => current && { clientCode: current.clientCode },
    shownBy: courseQueries,
    asksBeforeLeaving: false,
    toast: () => words.codeSaved,
    onSaved: onClose,
  })
  const payers = (['FIRM', 'CLIENT'] as const).map((value) => ({
    value,
    label: words.payers[value],
  }))
  return (
    <Dialog isOpen onClose={onClose} title={words.setUpTitle}>
      <DraftForm
        form={form}
        show={({ clientCode }) => [
          { field: 'clientCode', name: words.clientCode, value: clientCode },
        ]}
        lead={words.setUpLead}
        submit={words.setUp}
        onCancel={onClose}
      >
        <TextField
          {...form.bind('clientCode')}
          label={words.clientCode}
          hint={words.clientCodeHint}
          autoComplete="off"
          spellCheck={false}
          width="phone"
        />
        {code === null ? (
          <RadioTiles
            name="payer"
            label={words.payer}
            value={form.draft.payer}
            onChange={(payer) => form.change({ payer })}
            options={payers}
          />
        ) : null}
      </DraftForm>
    </Dialog>
  )
}
