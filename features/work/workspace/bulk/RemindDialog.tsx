import { Button } from '#ui/display/Button.tsx'
import { CancelButton } from '#ui/display/CancelButton.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { toasts } from '#ui/feedback/toast-list.ts'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import { useClientAct } from '#features/cases/workspace/use-client-act.ts'
import { bulkWords } from '#features/cases/workspace/words.ts'
import { usePresent } from '#features/cases/workspace/use-present.ts'
import { remindClients } from './reminders.operations.ts'
import { reminding } from './reminding.ts'
import { useNames } from './use-names.ts'
import { planReminders, type RemindableCase } from './who-gets-a-reminder.ts'

export interface RemindDialogProps {
  readonly rows: readonly RemindableCase[]
  /** Notifies where the progress is not shown. */
  readonly showsToast?: boolean
  readonly onClose: () => void
}

/** Says how many get a reminder and who may not be reached. */
export function RemindDialog({ rows, showsToast = false, onClose }: RemindDialogProps) {
  const words = useWords(bulkWords)
  const act = useClientAct()
  const namesOf = useNames()
  const { toRemind, nothingOpen, recentlyReminded, undelivered } = planReminders(rows, usePresent())
  const hasNone = toRemind.length === 0

  async function remind() {
    const caseIds = toRemind.map(({ id }) => id)
    const result = await act.run(
      async () => (await graph.run(remindClients, { caseIds })).remindClients,
    )
    if (result === undefined) return
    if (result.reminder !== null) reminding.start(result.reminder.id)
    if (showsToast) toasts.show({ tone: 'success', title: words.reminderStarted })
    onClose()
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={hasNone ? words.remind : words.remindTitle(toRemind.length)}
      actions={
        hasNone ? (
          <Button look="second" onPress={onClose}>
            {words.close}
          </Button>
        ) : (
          <>
            <Button
              icon="paper-plane-tilt"
              onPress={() => void remind()}
              busy={act.isBusy && words.starting}
            >
              {words.remindNow}
            </Button>
            <CancelButton onPress={onClose} />
          </>
        )
      }
    >
      {act.problem === undefined ? null : (
        <div className="dialog-notice">
          <Banner tone="bad" title={act.problem} takesFocus />
        </div>
      )}
      <p>{hasNone ? words.noneToRemind : words.remindLead}</p>
      {nothingOpen > 0 ? <p className="gap-medium">{words.nothingOpen(nothingOpen)}</p> : null}
      {recentlyReminded > 0 ? (
        <p className="gap-medium">{words.recentlyReminded(recentlyReminded)}</p>
      ) : null}
      {undelivered.length > 0 ? (
        <div className="gap-medium">
          <Banner tone="wait" slim title={words.lastNotDelivered(namesOf(undelivered))} />
        </div>
      ) : null}
    </Dialog>
  )
}
