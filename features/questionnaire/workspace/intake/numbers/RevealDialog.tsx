import { useState } from 'react'
import { runWithStepUp } from '#features/staff/workspace/step-up/step-up.ts'
import { sentenceFor } from '#lib/problem.ts'
import { Button } from '#ui/display/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Form } from '#ui/form/Form.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useAct } from '#ui/graphql/use-act.ts'
import { useWords } from '#ui/language/language.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import type { IntakeNumberKind } from '#ui/graphql/enums.generated.ts'
import { reasonLength } from '../../../rules/intake/intake-limits.ts'
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
  const act = useAct({ sentences, trouble: words.trouble })
  const [reason, setReason] = useState('')
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const { length } = [...reason.trim()]
  const isWrong = length < reasonLength.min || length > reasonLength.max
  const problem = { code: 'questionnaire.reason-length', params: reasonLength, message: '' }

  async function submit(): Promise<void> {
    setWasSubmitted(true)
    if (isWrong) return
    const { participantId } = debtor
    let digits: string | null = null
    const result = await act.run(() =>
      runWithStepUp(async () => {
        const { revealSsn: outcome } = await graph.run(revealSsn, { caseId, participantId, reason })
        digits = outcome.number
        return outcome
      }),
    )
    if (!result || digits === null) return
    onReveal(digits)
    onClose()
  }

  return (
    <Dialog isOpen onClose={onClose} title={words.revealTitle(kind)}>
      {act.problem === undefined ? null : (
        <div className="dialog-notice">
          <Banner tone="bad" title={act.problem} takesFocus />
        </div>
      )}
      <p className="soft dialog-notice">{words.revealLead(debtor.name)}</p>
      <Form
        onSubmit={() => void submit()}
        errors={wasSubmitted && isWrong ? { reason: sentenceFor(problem, sentences) } : {}}
      >
        <TextField
          name="reason"
          label={words.reason}
          hint={words.reasonHint}
          value={reason}
          onChange={setReason}
          autoComplete="off"
        />
        <div className="actions">
          <Button type="submit" busy={act.isBusy && words.revealing}>
            {words.reveal}
          </Button>
          <Button look="quiet" onPress={onClose}>
            {words.cancel}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
