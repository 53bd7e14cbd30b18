import { useEffect, useEffectEvent } from 'react'
import { messageLimits } from '#features/notifications/rules/message-limits.ts'
import { Button } from '#ui/display/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { ProgressBar } from '#ui/feedback/ProgressBar.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { readAgain, useGraphQuery } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language/language.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { clientName } from '#features/cases/workspace/client-names.ts'
import { pathOfCase } from '#features/cases/workspace/paths.ts'
import { useClientAct } from '#features/cases/workspace/use-client-act.ts'
import { bulkWords, clientWords } from '#features/cases/workspace/words.ts'
import {
  cancelClientReminders,
  clientReminders,
  type ReminderProgressFragment,
} from './reminders.operations.ts'
import { reminding, useReminding } from './reminding.ts'

const pollMs = 2000
const invitationsPerMinute = messageLimits.invitation.ofFirm.max

/** The reminders that are on their way: true count, cancel, and who was skipped. */
export function ReminderProgress({ onOver }: { readonly onOver?: () => void }) {
  const id = useReminding()
  return id === undefined ? null : <Progress key={id} id={id} {...(onOver && { onOver })} />
}

interface ProgressProps {
  readonly id: string
  /** Runs once, when the last reminder is done. */
  readonly onOver?: () => void
}

function Progress({ id, onOver }: ProgressProps) {
  const query = useGraphQuery(
    clientReminders,
    { id },
    { poll: { everyMs: pollMs, while: ({ bulkReminder }) => bulkReminder?.isOver === false } },
  )
  const reminder = query.data?.bulkReminder
  const isGone = reminder === null
  const isOver = reminder?.isOver === true
  const notifyOver = useEffectEvent(() => onOver?.())
  useEffect(() => {
    if (isGone) reminding.forget()
  }, [isGone])
  useEffect(() => {
    if (isOver) notifyOver()
  }, [isOver])
  return reminder === undefined || reminder === null ? null : <ProgressCard reminder={reminder} />
}

function ProgressCard({ reminder }: { readonly reminder: ReminderProgressFragment }) {
  const words = useWords(bulkWords)
  const act = useClientAct()
  const { id, isInvitation, total, done, skipped, isOver, isCancelled } = reminder
  const texts = isInvitation
    ? {
        label: words.inviting(total),
        over: words.invitationsOver(done),
        canceled: words.invitationsCanceled(done, total),
        hint: total > invitationsPerMinute ? words.pace(invitationsPerMinute) : words.mayLeave,
      }
    : {
        label: words.reminding(total),
        over: words.remindersOver(done),
        canceled: words.remindersCanceled(done, total),
        hint: words.mayLeave,
      }

  async function cancel() {
    await act.run(async () => (await graph.run(cancelClientReminders, { id })).cancelBulkReminder)
    await readAgain(clientReminders)
  }

  return (
    <section className="card reminder-progress" aria-label={texts.label}>
      {isOver ? (
        <p className="strong" role="status">
          {isCancelled ? texts.canceled : texts.over}
        </p>
      ) : (
        <ProgressBar
          label={texts.label}
          value={done + skipped.length}
          max={total}
          figure={`${done + skipped.length} / ${total}`}
        />
      )}
      <Skipped reminder={reminder} />
      {act.problem === undefined ? null : <Banner tone="bad" slim title={act.problem} />}
      <div className="reminder-foot">
        {isOver ? null : <p className="soft small-text">{texts.hint}</p>}
        <Button
          look="quiet"
          onPress={isOver ? reminding.forget : () => void cancel()}
          busy={act.isBusy && words.cancelRest}
        >
          {isOver ? words.dismiss : words.cancelRest}
        </Button>
      </div>
    </section>
  )
}

function Skipped({ reminder }: { readonly reminder: ReminderProgressFragment }) {
  const { isInvitation, skipped } = reminder
  const words = useWords(bulkWords)
  const { and } = useWords(clientWords)
  if (skipped.length === 0) return null
  const reasons: Readonly<Record<string, string>> = isInvitation
    ? { ...words.reasons, 'no-recipient': words.noInvitation }
    : words.reasons
  return (
    <div className="small-text">
      <p>{isInvitation ? words.notInvited(skipped.length) : words.skipped(skipped.length)}</p>
      <ul className="skipped">
        {skipped.map(({ client, reason }) => (
          <li key={client.id}>
            <Link href={pathOfCase(client.id)}>{clientName(client.people, and)}</Link>:{' '}
            <span>{reasons[reason] ?? words.otherReason}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
