import { useState } from 'react'
import { workspacePaths } from '#features/staff/workspace/paths.ts'
import { FirmFrame } from '#features/staff/workspace/people/FirmFrame.tsx'
import { usePermissions } from '#features/staff/workspace/people/use-permissions.ts'
import { Button } from '#ui/display/Button.tsx'
import { Part } from '#ui/feedback/Part.tsx'
import { toasts } from '#ui/feedback/toast-list.ts'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import { fieldErrors } from '#ui/form/field-errors.ts'
import { Form } from '#ui/form/Form.tsx'
import { Refusal } from '#ui/form/Refusal.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { readAgain, useGraphQuery } from '#ui/graphql/hooks.ts'
import { useVersionedAct } from '#ui/graphql/use-versioned-act.ts'
import { useWords } from '#ui/language/language.ts'
import { useAskBeforeLeaving } from '#ui/navigation/ask-before-leaving.ts'
import { kitWords } from '#ui/words.ts'
import { listWords } from '../words.ts'
import {
  changeReminderSchedule,
  scheduleOfReminders,
  type ReminderSchedulePartsFragment,
} from './reminders.operations.ts'
import {
  findDraftProblems,
  toSchedule,
  toScheduleDraft,
  type ScheduleDraft,
} from './schedule-draft.ts'
import { reminderSentences, reminderWords } from './words.ts'

type Schedule = ReminderSchedulePartsFragment

export function ReminderSettingsPage() {
  const words = useWords(reminderWords)
  const mayChange = usePermissions()('firm-settings')
  const schedule = useGraphQuery(scheduleOfReminders, {}, { fresh: true })
  return (
    <FirmFrame path={workspacePaths.reminders} title={words.scheduleHeading}>
      <section aria-labelledby="reminders">
        <div className="section-head">
          <h2 id="reminders">{words.scheduleHeading}</h2>
        </div>
        <p className="soft">{words.scheduleLead}</p>
        <Part query={schedule}>
          {({ reminderSchedule: read }) => (
            <div className="card form-card gap-medium">
              {mayChange ? <ScheduleForm read={read} /> : <ScheduleFacts read={read} />}
            </div>
          )}
        </Part>
        <p className="reason gap-small">{words.coursesNote}</p>
      </section>
    </FirmFrame>
  )
}

interface ScheduleProps {
  readonly read: Schedule
}

function ScheduleFacts({ read }: ScheduleProps) {
  const words = useWords(reminderWords)
  const rows = useRows()
  return (
    <>
      <dl className="facts">
        {rows(toScheduleDraft(read)).map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="soft gap-small">{words.onlyAdministrators}</p>
    </>
  )
}

function ScheduleForm({ read }: ScheduleProps) {
  const words = useWords(reminderWords)
  const kit = useWords(kitWords)
  const { trouble } = useWords(listWords)
  const sentences = useWords(reminderSentences)
  const rows = useRows()
  // What the person began to edit, until it is saved.
  const [base, setBase] = useState(read)
  const act = useVersionedAct({ sentences, trouble }, base)
  const [draft, setDraft] = useState(() => toScheduleDraft(read))
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const findings = findDraftProblems(draft)
  const before = toScheduleDraft(base)
  const change = (part: Partial<ScheduleDraft>) => setDraft({ ...draft, ...part })
  useAskBeforeLeaving(
    draft.isOn !== before.isOn ||
      draft.invitationDays !== before.invitationDays ||
      draft.taskDays !== before.taskDays,
  )
  const bind = (name: 'invitationDays' | 'taskDays') => ({
    name,
    label: words[name],
    value: draft[name],
    onChange: (value: string) => change({ [name]: value }),
    autoComplete: 'off',
  })

  async function submit() {
    setWasSubmitted(true)
    if (findings.length > 0) return
    const schedule = toSchedule(draft)
    const result = await act.save(
      async (version) =>
        (await graph.run(changeReminderSchedule, { version, schedule })).changeReminderSchedule,
      (outcome) => outcome.schedule,
    )
    await readAgain(scheduleOfReminders)
    if (!result?.schedule) return
    setBase(result.schedule)
    setDraft(toScheduleDraft(result.schedule))
    setWasSubmitted(false)
    toasts.show({ tone: 'success', title: words.saved })
  }

  return (
    <>
      <Refusal
        problem={act.problem}
        rows={act.newer && toDifferences(toScheduleDraft(act.newer))}
        onTake={() => act.newer && setDraft(toScheduleDraft(act.newer))}
      />
      <Form
        onSubmit={() => void submit()}
        errors={wasSubmitted ? fieldErrors(findings, sentences) : {}}
        fieldNames={{ invitationDays: words.invitationDays, taskDays: words.taskDays }}
      >
        <Checkbox name="isOn" checked={draft.isOn} onChange={(isOn) => change({ isOn })}>
          {words.isOn}
        </Checkbox>
        <TextField {...bind('taskDays')} hint={words.taskDaysHint} width="phone" />
        <TextField {...bind('invitationDays')} hint={words.invitationDaysHint} width="phone" />
        <div className="actions">
          <Button type="submit" busy={act.isBusy && words.saving}>
            {act.newer ? kit.saveDraft : words.save}
          </Button>
        </div>
      </Form>
    </>
  )

  function toDifferences(saved: ScheduleDraft) {
    const drafts = rows(draft)
    return rows(saved).map(({ name, value }, index) => ({
      name,
      saved: value,
      draft: drafts[index]?.value ?? '',
    }))
  }
}

/** A schedule as names and values. */
function useRows() {
  const words = useWords(reminderWords)
  return ({ isOn, invitationDays, taskDays }: ScheduleDraft) => [
    { name: words.isOn, value: isOn ? words.on : words.off },
    { name: words.taskDays, value: taskDays },
    { name: words.invitationDays, value: invitationDays },
  ]
}
