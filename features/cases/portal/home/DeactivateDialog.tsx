import { reasonMaxCharacters } from '#features/cases/rules/problems.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/display/Button.tsx'
import { CancelButton } from '#ui/display/CancelButton.tsx'
import { Dialog } from '#ui/page/Dialog.tsx'
import { useGraphMutation } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language/language.ts'
import { TextField } from '#ui/form/TextField.tsx'
import { rememberedCase } from '#ui/browser/remembered-case.ts'
import { useUnsentForm } from '#ui/form/unsent-form.ts'
import { activeCases, clientHome, deactivateCase, deactivatedCases } from '../cases.operations.ts'
import { forgetCase } from '../current-case/current-case.ts'
import { deactivationForm } from './deactivation-form.ts'
import { deactivateWords } from '../words.ts'

export interface DeactivateDialogProps {
  readonly caseId: string
  readonly caseType: string
  readonly firmName: string
  readonly onClose: () => void
  /** Called after success, before the lists are loaded again. */
  readonly onDone?: () => void
}

export function DeactivateDialog({
  caseId,
  caseType,
  firmName,
  onClose,
  onDone,
}: DeactivateDialogProps) {
  const words = useWords(deactivateWords)
  const [reason, setReason, { sent: clearStored }] = useUnsentForm(deactivationForm(caseId), '')
  const isTooLong = [...reason].length > reasonMaxCharacters
  const deactivation = useGraphMutation(deactivateCase, {
    outdates: [clientHome, activeCases, deactivatedCases],
    onSuccess: () => {
      clearStored()
      if (rememberedCase() === caseId) forgetCase()
      onClose()
      onDone?.()
    },
  })
  const { isPending, isError, mutate } = deactivation

  function cancelDialog(): void {
    clearStored()
    onClose()
  }

  return (
    <Dialog
      isOpen
      alert
      onClose={cancelDialog}
      // Back may be a slip, so what was typed is there when the question opens again.
      onBack={() => !isPending && onClose()}
      mayClose={!isPending}
      title={words.question}
      actions={
        <>
          <Button
            look="danger"
            busy={isPending && words.busy}
            onPress={() => {
              if (!isTooLong) mutate({ id: caseId, reason: reason.trim() === '' ? null : reason })
            }}
          >
            {words.confirm}
          </Button>
          <CancelButton look="second" onPress={() => !isPending && cancelDialog()} />
        </>
      }
    >
      <div className="stack-6">
        {isError ? <Banner tone="bad" title={words.failed} takesFocus /> : null}
        <p className="strong">
          {caseType}, {firmName}
        </p>
        <div className="stack-2">
          <p>{words.stopsInformation}</p>
          <p>{words.keepsAgreements}</p>
          <p>{words.comesBack}</p>
        </div>
        <TextField
          name="reason"
          label={words.reason}
          hint={words.reasonHint}
          optional
          lines={3}
          value={reason}
          onChange={setReason}
          {...(isTooLong ? { error: words.reasonTooLong } : {})}
        />
      </div>
    </Dialog>
  )
}
