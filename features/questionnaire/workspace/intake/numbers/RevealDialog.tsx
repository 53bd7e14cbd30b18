import { readReason, reasonLength } from '#lib/reason.ts'
import { runWithStepUp } from '#features/staff/workspace/people/step-up/step-up.ts'
import type { Finding } from '#lib/problem.ts'
import { DraftForm } from '#ui/form/draft/DraftForm.tsx'
import { useDraftForm } from '#ui/form/draft/use-draft-form.ts'
import { TextField } from '#ui/form/TextField.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import type { IntakeNumberKind } from '#ui/graphql/enums.generated.ts'
import type { Intake } from '../intake-data.ts'
import { revealSsn } from '../intake.operations.ts'
import { intakeActWords, intakeSentences } from '../words.ts'

export interface RevealDialogProps {
  readonly caseId: string
  readonly debtor: Intake['debtors'][number]
  readonly kind: IntakeNumberKind
  readonly onReveal: (digits: string) => void
  readonly onClose: () => void
}

/** Asks for the reason first, then for a proof if the last one is not fresh. */
export function RevealDialog({ caseId, debtor, kind, onReveal, onClose }: RevealDialogProps) {
  const words = useWords(intakeActWords)
  const sentences = useWords(intakeSentences)
  const form = useDraftForm({
    empty: { reason: '' },
    keptAs: `reveal|${debtor.participantId}`,
    check: findReasonProblems,
    words: { sentences, trouble: words.trouble },
    save: ({ reason }) =>
      runWithStepUp(async () => {
        const variables = { caseId, participantId: debtor.participantId, reason }
        return (await graph.run(revealSsn, variables)).revealSsn
      }),
    onSaved: ({ number }) => {
      if (number === null) return
      onReveal(number)
      onClose()
    },
  })
  return (
    <Dialog isOpen onClose={onClose} title={words.revealTitle(kind)}>
      <DraftForm
        form={form}
        lead={words.revealLead(debtor.name)}
        submit={words.reveal}
        busy={words.revealing}
        onCancel={onClose}
      >
        <TextField
          {...form.bind('reason')}
          label={words.reason}
          hint={words.reasonHint}
          autoComplete="off"
        />
      </DraftForm>
    </Dialog>
  )
}

function findReasonProblems({ reason }: { readonly reason: string }): readonly Finding[] {
  const finding = { code: 'questionnaire.reason-length', field: 'reason', params: reasonLength }
  return readReason(reason) === undefined ? [finding] : []
}
