import { parseMonthDayYear } from '#lib/dates.ts'
import type { Finding } from '#lib/problem.ts'
import { isBlank } from '#lib/text.ts'
import { DraftForm } from '#ui/form/draft/DraftForm.tsx'
import { useDraftForm } from '#ui/form/draft/use-draft-form.ts'
import { TextField } from '#ui/form/TextField.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import { pauseCaseReminders, remindersOfCase } from './reminders.operations.ts'
import { useReminderActWords } from './use-reminder-act.ts'
import { reminderWords } from './words.ts'

export interface PauseDialogProps {
  readonly caseId: string
  readonly version: number
  readonly onClose: () => void
}

export function PauseDialog({ caseId, version, onClose }: PauseDialogProps) {
  const words = useWords(reminderWords)
  const form = useDraftForm({
    empty: { until: '' },
    check: findPauseProblems,
    words: useReminderActWords(),
    save: async (draft) => {
      const until = parseMonthDayYear(draft.until) ?? null
      return (await graph.run(pauseCaseReminders, { caseId, version, until })).pauseCaseReminders
    },
    shownBy: [remindersOfCase],
    toast: () => words.paused,
    onSaved: onClose,
  })
  return (
    <Dialog isOpen onClose={onClose} title={words.pauseTitle}>
      <DraftForm
        form={form}
        fieldNames={{ until: words.until }}
        lead={words.pauseLead}
        submit={words.pause}
        busy={words.pausing}
        onCancel={onClose}
      >
        <TextField
          {...form.bind('until')}
          label={words.until}
          hint={words.untilHint}
          autoComplete="off"
          width="phone"
        />
      </DraftForm>
    </Dialog>
  )
}

function findPauseProblems({ until }: { readonly until: string }): readonly Finding[] {
  const isFine = isBlank(until) || parseMonthDayYear(until) !== undefined
  return isFine ? [] : [{ code: 'cases.pause-day-invalid', field: 'until' }]
}
