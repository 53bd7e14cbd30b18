import { useState } from 'react'
import { listTimeZones, timeZoneLabel } from '#features/firm/workspace/office-labels.ts'
import { officeWords } from '#features/firm/workspace/words.ts'
import { Button } from '#ui/display/Button.tsx'
import { toasts } from '#ui/feedback/toast-list.ts'
import { fieldErrors } from '#ui/form/field-errors.ts'
import { Form } from '#ui/form/Form.tsx'
import { Refusal } from '#ui/form/draft/Refusal.tsx'
import { Select } from '#ui/form/Select.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import { kitWords } from '#ui/words.ts'
import { changeCaseMeeting } from './dates.operations.ts'
import {
  emptyMeeting,
  findDraftProblems,
  toContinuedDraft,
  toMeetingDraft,
  toMeetingInput,
  toSeenMeeting,
  type Meeting,
  type MeetingDraft,
} from './meeting-draft.ts'
import { readDatesAgain, useMeetingAct } from './use-meeting-act.ts'
import { datesSentences, datesWords } from './words.ts'

export interface MeetingDialogProps {
  readonly caseId: string
  /** The meeting that the page shows. */
  readonly meeting: Meeting | null
  /** The meeting moves to another day; its first date stays. */
  readonly isContinued: boolean
  /** Of a new meeting. */
  readonly timeZone: string
  readonly onClose: () => void
}

export function MeetingDialog(props: MeetingDialogProps) {
  const { caseId, meeting, isContinued, timeZone, onClose } = props
  const words = useWords(datesWords)
  const zones = useWords(officeWords)
  const kit = useWords(kitWords)
  const sentences = useWords(datesSentences)
  const act = useMeetingAct()
  const [seen, setSeen] = useState(meeting)
  const [isOutdated, setOutdated] = useState(false)
  const [draft, setDraft] = useState(() => begin(meeting, isContinued, timeZone))
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const findings = findDraftProblems(draft)
  const errors = fieldErrors(findings, {
    ...sentences,
    'cases.meeting-day-invalid': words.dayInvalid,
  })
  const bind = (name: keyof MeetingDraft) => ({
    name,
    label: words[name],
    value: draft[name],
    onChange: (value: string) => setDraft({ ...draft, [name]: value }),
    autoComplete: 'off',
  })

  async function submit() {
    setWasSubmitted(true)
    if (findings.length > 0) return
    const result = await act.run(async () => {
      const { changeCaseMeeting: outcome } = await graph.run(changeCaseMeeting, {
        caseId,
        seen: seen && toSeenMeeting(seen),
        change: toMeetingInput(draft),
        isContinued,
      })
      if (outcome.errorCode === 'cases.meeting-changed') {
        setSeen(outcome.current)
        setOutdated(true)
      }
      return outcome
    })
    await readDatesAgain()
    if (!result) return
    toasts.show({ tone: 'success', title: words.saved })
    onClose()
  }

  const title = isContinued
    ? words.continueTitle
    : meeting === null
      ? words.setTitle
      : words.changeTitle
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <Refusal
        problem={act.problem}
        rows={isOutdated ? toRows(seen && toMeetingDraft(seen)) : undefined}
        onTake={() => setDraft(begin(seen, false, timeZone))}
      />
      <p className="soft dialog-notice">
        {isContinued ? `${words.continueLead} ${words.clientsLead}` : words.clientsLead}
      </p>
      <Form
        onSubmit={() => void submit()}
        errors={wasSubmitted ? errors : {}}
        fieldNames={{
          day: words.day,
          time: words.time,
          timeZone: words.timeZone,
          place: words.place,
          link: words.link,
          interpreter: words.interpreter,
        }}
      >
        <TextField {...bind('day')} hint={words.dayHint} width="phone" />
        <TextField {...bind('time')} hint={words.timeHint} width="phone" />
        <Select
          {...bind('timeZone')}
          placeholder={words.choose}
          options={listTimeZones(draft.timeZone, zones.timeZones)}
        />
        <TextField {...bind('place')} />
        <TextField {...bind('link')} spellCheck={false} />
        <TextField {...bind('interpreter')} hint={words.interpreterHint} />
        <div className="actions">
          <Button type="submit" busy={act.isBusy && words.saving}>
            {isOutdated ? kit.saveDraft : words.save}
          </Button>
          <Button look="quiet" onPress={onClose}>
            {kit.cancel}
          </Button>
        </div>
      </Form>
    </Dialog>
  )

  function toRows(saved: MeetingDraft | null) {
    const names = ['day', 'time', 'timeZone', 'place', 'link', 'interpreter'] as const
    const show = (name: keyof MeetingDraft, value: string) =>
      name === 'timeZone' && value !== '' ? timeZoneLabel(value, zones) : value
    return names.map((name) => ({
      name: words[name],
      saved: show(name, saved?.[name] ?? ''),
      draft: show(name, draft[name]),
    }))
  }
}

function begin(meeting: Meeting | null, isContinued: boolean, timeZone: string): MeetingDraft {
  if (meeting === null) return emptyMeeting(timeZone)
  return isContinued ? toContinuedDraft(meeting) : toMeetingDraft(meeting)
}
