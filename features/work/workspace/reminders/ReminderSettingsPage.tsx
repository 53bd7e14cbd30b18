import { workspacePaths } from '#features/staff/workspace/paths.ts'
import { FirmFormPage } from '#features/staff/workspace/people/FirmFormPage.tsx'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { changeReminderSchedule, scheduleOfReminders } from './reminders.operations.ts'
import {
  findDraftProblems,
  toSchedule,
  toScheduleDraft,
  type ScheduleDraft,
} from './schedule-draft.ts'
import { reminderSentences, reminderWords } from './words.ts'

export function ReminderSettingsPage() {
  const words = useWords(reminderWords)
  return (
    <FirmFormPage
      path={workspacePaths.reminders}
      words={{ heading: words.scheduleHeading, lead: words.scheduleLead, saved: words.saved }}
      sentences={useWords(reminderSentences)}
      query={scheduleOfReminders}
      getRead={({ reminderSchedule }) => reminderSchedule}
      toDraft={toScheduleDraft}
      check={findDraftProblems}
      save={async (draft, { version }) =>
        (await graph.run(changeReminderSchedule, { version, schedule: toSchedule(draft) }))
          .changeReminderSchedule
      }
      getSaved={({ schedule }) => schedule}
      show={useShow()}
      renderFields={({ draft: { isOn }, bind }) => (
        <>
          <Checkbox name="isOn" checked={isOn} onChange={bind('isOn').onChange}>
            {words.isOn}
          </Checkbox>
          {(['taskDays', 'invitationDays'] as const).map((name) => (
            <TextField
              key={name}
              {...bind(name)}
              label={words[name]}
              hint={words[`${name}Hint`]}
              autoComplete="off"
              width="phone"
            />
          ))}
        </>
      )}
      note={words.coursesNote}
    />
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
