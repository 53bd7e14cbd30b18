import { staffCasePage } from '#features/cases/workspace/case/case-page.operations.ts'
import { DraftForm } from '#ui/form/draft/DraftForm.tsx'
import { useDraftForm } from '#ui/form/draft/use-draft-form.ts'
import { TextField } from '#ui/form/TextField.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import type { Intake, Section } from '../intake-data.ts'
import { caseIntake, setIntakeSectionShown } from '../intake.operations.ts'
import { intakeActWords, intakeSentences } from '../words.ts'
import { showingWords } from './words.ts'

export interface SectionShowingDialogProps {
  readonly intake: Intake
  readonly section: Section
  readonly onClose: () => void
}

export function SectionShowingDialog({ intake, section, onClose }: SectionShowingDialogProps) {
  const words = useWords(showingWords)
  const { trouble } = useWords(intakeActWords)
  const sentences = useWords(intakeSentences)
  const { id: sectionId, name, version } = section
  const isShown = !section.isShown
  const goesBack = isShown && intake.submittedAt !== null
  const form = useDraftForm({
    empty: { comment: '' },
    keptAs: `show-section|${intake.caseId}|${sectionId}`,
    words: { trouble, sentences },
    save: async ({ comment }) =>
      (
        await graph.run(setIntakeSectionShown, {
          ...{ caseId: intake.caseId, sectionId, version, isShown, comment },
        })
      ).setIntakeSectionShown,
    shownBy: [caseIntake, staffCasePage],
    toast: () => (isShown ? words.sectionShown(name) : words.sectionHidden(name)),
    onSaved: onClose,
  })
  return (
    <Dialog isOpen onClose={onClose} title={isShown ? words.showOf(name) : words.hideOf(name)}>
      <DraftForm
        form={form}
        fieldNames={{ comment: words.comment }}
        lead={goesBack ? words.goesBack : isShown ? words.comesBack : words.leavesSection}
        submit={isShown ? words.showSection : words.hideSection}
        onCancel={onClose}
      >
        {goesBack ? (
          <TextField
            {...form.bind('comment')}
            label={words.comment}
            hint={words.commentHint}
            optional
            lines={3}
          />
        ) : null}
      </DraftForm>
    </Dialog>
  )
}
