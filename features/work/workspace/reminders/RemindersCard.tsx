import { useState } from 'react'
import { Button } from '#ui/display/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Part } from '#ui/feedback/Part.tsx'
import { toasts } from '#ui/feedback/toast-list.ts'
import { graph } from '#ui/graphql/graph.ts'
import { readAgain, useGraphQuery } from '#ui/graphql/hooks.ts'
import type { Act } from '#ui/graphql/use-act.ts'
import { useWords } from '#ui/language/language.ts'
import { useFormats } from '#ui/language/use-formats.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import { kitWords } from '#ui/words.ts'
import { findSkipReason } from '../../rules/reminders/reminder.ts'
import { remindClients } from '../bulk/reminders.operations.ts'
import { officeDay } from '#features/staff/workspace/session/office-day.ts'
import { dayInWords } from '#features/cases/workspace/row-words.ts'
import { usePresent } from '#features/cases/workspace/use-present.ts'
import { clientWords } from '#features/cases/workspace/words.ts'
import type { CaseTabProps } from '#features/cases/workspace/case/case-data.ts'
import { PauseDialog } from './PauseDialog.tsx'
import {
  remindersOfCase,
  resumeCaseReminders,
  type CaseRemindersPartsFragment,
} from './reminders.operations.ts'
import { useReminderAct } from './use-reminder-act.ts'
import { reminderWords } from './words.ts'

const pollMs = 15_000

/** The reminders that the clients of a case get by themselves. */
export function RemindersCard({ legalCase: { client } }: CaseTabProps) {
  return client.stage === 'COMPLETE' ? null : <Reminders caseId={client.id} />
}

function Reminders({ caseId }: { readonly caseId: string }) {
  const words = useWords(reminderWords)
  const reminders = useGraphQuery(
    remindersOfCase,
    { caseId },
    { poll: { everyMs: pollMs, while: () => true } },
  )
  const act = useReminderAct()
  return (
    <section className="card" aria-labelledby="reminders">
      <h2 id="reminders">{words.heading}</h2>
      {act.problem === undefined ? null : (
        <div className="part-notice">
          <Banner tone="bad" title={act.problem} takesFocus />
        </div>
      )}
      <Part query={reminders}>
        {({ caseReminders: read }) => (
          <>
            <ReminderState reminders={read} />
            <ReminderActions caseId={caseId} reminders={read} act={act} />
          </>
        )}
      </Part>
    </section>
  )
}

interface ReminderStateProps {
  readonly reminders: CaseRemindersPartsFragment
}

function ReminderState({ reminders }: ReminderStateProps) {
  const words = useWords(reminderWords)
  const shared = useWords(clientWords)
  const { formatDay } = useFormats()
  const present = usePresent()
  const { state, waitsFor, day, number, of, pausedUntil, pausedBy, total, lastSentAt } = reminders
  return (
    <>
      {state === 'PLANNED' ? (
        <>
          <p className="strong gap-small">
            {words.next(dayInWords(day ?? '', { present, words: shared, formatDay }))}
          </p>
          <p className="soft">
            {words.planned(number ?? 1, of ?? 1, words.about[waitsFor ?? 'DOCUMENTS'])}{' '}
            {words.stops}
          </p>
        </>
      ) : (
        <p className="gap-small">
          {state === 'PAUSED' && pausedUntil !== null
            ? words.pausedUntil(formatDay(pausedUntil, 'monthDayYear'))
            : words.states[state]}
        </p>
      )}
      {pausedBy === null ? null : (
        <p className="soft">{words.pausedBy(`${pausedBy.givenName} ${pausedBy.familyName}`)}</p>
      )}
      {lastSentAt === null ? null : (
        <p className="soft">
          {words.soFar(total, formatDay(officeDay(lastSentAt), 'monthDayYear'))}
        </p>
      )}
    </>
  )
}

interface ReminderActionsProps extends ReminderStateProps {
  readonly caseId: string
  readonly act: Act
}

function ReminderActions({ caseId, reminders, act }: ReminderActionsProps) {
  const words = useWords(reminderWords)
  const { cancel } = useWords(kitWords)
  const present = usePresent()
  const [question, setQuestion] = useState<'pause' | 'send'>()
  const close = () => setQuestion(undefined)
  const { state, waitsFor, lastSentAt, version } = reminders
  const remindedAt = lastSentAt === null ? null : new Date(lastSentAt)
  const canSend = findSkipReason({ waitsFor, remindedAt, reachable: 1 }, present) === undefined

  async function resume() {
    const result = await act.run(
      async () => (await graph.run(resumeCaseReminders, { caseId, version })).resumeCaseReminders,
    )
    await readAgain(remindersOfCase)
    if (result) toasts.show({ tone: 'success', title: words.resumed })
  }

  async function send() {
    close()
    const result = await act.run(
      async () => (await graph.run(remindClients, { caseIds: [caseId] })).remindClients,
    )
    await readAgain(remindersOfCase)
    if (result) toasts.show({ tone: 'success', title: words.sending })
  }

  if (state === 'NOTHING_OPEN') return null
  return (
    <div className="actions gap-small">
      {state === 'PAUSED' ? (
        <Button
          look="second"
          small
          busy={act.isBusy && words.resuming}
          onPress={() => void resume()}
        >
          {words.resume}
        </Button>
      ) : (
        <Button look="second" small onPress={() => setQuestion('pause')}>
          {words.pause}
        </Button>
      )}
      {canSend ? (
        <Button look="quiet" small onPress={() => setQuestion('send')}>
          {words.sendNow}
        </Button>
      ) : null}
      {question === 'pause' ? (
        <PauseDialog caseId={caseId} version={version} onClose={close} />
      ) : null}
      {question === 'send' ? (
        <Dialog
          isOpen
          onClose={close}
          title={words.sendTitle}
          actions={
            <>
              <Button icon="paper-plane-tilt" onPress={() => void send()}>
                {words.send}
              </Button>
              <Button look="quiet" onPress={close}>
                {cancel}
              </Button>
            </>
          }
        >
          <p>{words.sendText(words.about[waitsFor ?? 'DOCUMENTS'])}</p>
        </Dialog>
      ) : null}
    </div>
  )
}
