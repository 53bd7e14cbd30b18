import { useState } from 'react'
import { parseMonthDayYear } from '#lib/dates.ts'
import { isBlank } from '#lib/text.ts'
import { Button } from '#ui/display/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { toasts } from '#ui/feedback/toast-list.ts'
import { Form } from '#ui/form/Form.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { readAgain } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language/language.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import { kitWords } from '#ui/words.ts'
import { pauseCaseReminders, remindersOfCase } from './reminders.operations.ts'
import { useReminderAct } from './use-reminder-act.ts'
import { reminderSentences, reminderWords } from './words.ts'

export interface PauseDialogProps {
  readonly caseId: string
  readonly version: number
  readonly onClose: () => void
}

export function PauseDialog({ caseId, version, onClose }: PauseDialogProps) {
  const words = useWords(reminderWords)
  const kit = useWords(kitWords)
  const sentences = useWords(reminderSentences)
  const act = useReminderAct()
  const [until, setUntil] = useState('')
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const day = parseMonthDayYear(until)
  const isDayWrong = !isBlank(until) && day === undefined

  async function submit() {
    setWasSubmitted(true)
    if (isDayWrong) return
    const result = await act.run(
      async () =>
        (await graph.run(pauseCaseReminders, { caseId, version, until: day ?? null }))
          .pauseCaseReminders,
    )
    await readAgain(remindersOfCase)
    if (!result) return
    toasts.show({ tone: 'success', title: words.paused })
    onClose()
  }

  return (
    <Dialog isOpen onClose={onClose} title={words.pauseTitle}>
      {act.problem === undefined ? null : (
        <div className="dialog-notice">
          <Banner tone="bad" title={act.problem} takesFocus />
        </div>
      )}
      <p className="soft dialog-notice">{words.pauseLead}</p>
      <Form
        onSubmit={() => void submit()}
        errors={wasSubmitted && isDayWrong ? { until: sentences['cases.pause-day-invalid'] } : {}}
        fieldNames={{ until: words.until }}
      >
        <TextField
          name="until"
          label={words.until}
          hint={words.untilHint}
          value={until}
          onChange={setUntil}
          autoComplete="off"
          width="phone"
        />
        <div className="actions">
          <Button type="submit" busy={act.isBusy && words.pausing}>
            {words.pause}
          </Button>
          <Button look="quiet" onPress={onClose}>
            {kit.cancel}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
