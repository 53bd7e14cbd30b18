import { workspacePaths } from '#features/staff/workspace/paths.ts'
import { FirmSettingPage } from '#features/staff/workspace/people/FirmSettingPage.tsx'
import { FactsTable } from '#ui/display/FactsTable.tsx'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import { DraftForm } from '#ui/form/draft/DraftForm.tsx'
import { useDraftForm } from '#ui/form/draft/use-draft-form.ts'
import { TextField } from '#ui/form/TextField.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { listWords } from '#features/cases/workspace/words.ts'
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

export function ReminderSettingsPage() {
  const words = useWords(reminderWords)
  const show = useShow()
  return (
    <FirmSettingPage
      path={workspacePaths.reminders}
      heading={words.scheduleHeading}
      leads={[words.scheduleLead]}
      query={scheduleOfReminders}
      renderForm={({ reminderSchedule: read }) => <ScheduleForm read={read} />}
      renderFacts={({ reminderSchedule: read }) => (
        <FactsTable rows={show(toScheduleDraft(read))} />
      )}
      isCard
      note={words.coursesNote}
    />
  )
}

function ScheduleForm({ read }: { readonly read: ReminderSchedulePartsFragment }) {
  const words = useWords(reminderWords)
  const { trouble } = useWords(listWords)
  const sentences = useWords(reminderSentences)
  const form = useDraftForm({
    read,
    toDraft: toScheduleDraft,
    check: findDraftProblems,
    words: { sentences, trouble },
    save: async (draft, { version }) =>
      (await graph.run(changeReminderSchedule, { version, schedule: toSchedule(draft) }))
        .changeReminderSchedule,
    getSaved: ({ schedule }) => schedule,
    shownBy: [scheduleOfReminders],
    toast: () => words.saved,
  })
  const { draft, set } = form
  const days = (name: 'invitationDays' | 'taskDays') => ({
    name,
    label: words[name],
    value: draft[name],
    onChange: (value: string) => set({ ...draft, [name]: value }),
    autoComplete: 'off',
    width: 'phone' as const,
  })
  return (
    <DraftForm form={form} show={useShow()}>
      <Checkbox name="isOn" checked={draft.isOn} onChange={(isOn) => set({ ...draft, isOn })}>
        {words.isOn}
      </Checkbox>
      <TextField {...days('taskDays')} hint={words.taskDaysHint} />
      <TextField {...days('invitationDays')} hint={words.invitationDaysHint} />
    </DraftForm>
  )
}

function useShow() {
  const words = useWords(reminderWords)
  return ({ isOn, invitationDays, taskDays }: ScheduleDraft) => [
    { field: 'isOn', name: words.isOn, value: isOn ? words.on : words.off },
    { field: 'taskDays', name: words.taskDays, value: taskDays },
    { field: 'invitationDays', name: words.invitationDays, value: invitationDays },
  ]
}
