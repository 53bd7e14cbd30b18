import { listTimeZones, timeZoneLabel } from '#features/firm/workspace/office-labels.ts'
import { officeWords } from '#features/firm/workspace/words.ts'
import { isLikelyDay, parseMonthDayYear } from '#lib/dates.ts'
import { twelveHours, type ClockTime } from '#lib/typed-time.ts'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import { fieldErrors } from '#ui/form/field-errors.ts'
import { DraftForm } from '#ui/form/draft/DraftForm.tsx'
import { useDraftForm } from '#ui/form/draft/use-draft-form.ts'
import { Select } from '#ui/form/Select.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { useFormats } from '#ui/language/use-formats.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import { changeCaseMeeting } from './dates.operations.ts'
import {
  emptyMeeting,
  findDraftProblems,
  readClockTime,
  toContinuedDraft,
  toMeetingDraft,
  toMeetingInput,
  toSeenMeeting,
  type Meeting,
  type MeetingDraft,
} from './meeting-draft.ts'
import { datesQueries, useMeetingActWords } from './use-meeting-act.ts'
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
  const sentences = useWords(datesSentences)
  const { formatDay } = useFormats()
  const form = useDraftForm({
    read: { meeting },
    toDraft: (saved) => begin(saved.meeting, false, timeZone),
    first: begin(meeting, isContinued, timeZone),
    keptAs: `${isContinued ? 'continued-meeting' : 'meeting'}|${caseId}`,
    check: (draft) =>
      fieldErrors(findDraftProblems(draft), {
        ...sentences,
        'cases.meeting-day-invalid': words.dayInvalid,
        'cases.meeting-time-unclear': words.timeUnclear,
        'cases.meeting-time-at-night': words.timeAtNight,
      }),
    words: useMeetingActWords(),
    save: async (draft, { meeting: seen }) => {
      const change = toMeetingInput(draft)
      const variables = { caseId, seen: seen && toSeenMeeting(seen), change, isContinued }
      return (await graph.run(changeCaseMeeting, variables)).changeCaseMeeting
    },
    getSaved: ({ errorCode, current }) =>
      errorCode === 'cases.meeting-changed' ? { meeting: current } : null,
    shownBy: datesQueries,
    toast: () => words.saved,
    onSaved: onClose,
  })
  const bind = (name: Exclude<keyof MeetingDraft, 'nightTime'>) => ({
    ...form.bind(name),
    label: words[name],
    autoComplete: 'off',
  })
  const day = parseMonthDayYear(form.draft.day) ?? ''
  const time = readClockTime(form.draft.time)
  const timeInZone = (typed: ClockTime) =>
    words.timeInZone(twelveHours(typed.time), timeZoneLabel(form.draft.timeZone, zones))
  const title = isContinued
    ? words.continueTitle
    : meeting === null
      ? words.setTitle
      : words.changeTitle
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <DraftForm
        form={form}
        show={show}
        lead={isContinued ? `${words.continueLead} ${words.clientsLead}` : words.clientsLead}
        onCancel={onClose}
      >
        <TextField
          {...bind('day')}
          hint={isLikelyDay(day) ? formatDay(day, 'full') : words.dayHint}
          width="phone"
        />
        <TextField
          {...bind('time')}
          hint={time ? timeInZone(time) : words.timeHint}
          width="phone"
        />
        {time?.isAtNight === true ? (
          <Checkbox
            name="nightTime"
            checked={form.draft.nightTime === time.time}
            onChange={(isMeant) => form.change({ nightTime: isMeant ? time.time : '' })}
          >
            {words.nightMeant(twelveHours(time.time))}
          </Checkbox>
        ) : null}
        <Select
          {...bind('timeZone')}
          placeholder={words.choose}
          options={listTimeZones(form.draft.timeZone, zones.timeZones)}
        />
        <TextField {...bind('place')} />
        <TextField {...bind('link')} spellCheck={false} />
        <TextField {...bind('interpreter')} hint={words.interpreterHint} />
      </DraftForm>
    </Dialog>
  )

  function show(draft: MeetingDraft) {
    // A meeting that a colleague removed has no day, and no time zone either.
    const isZoneShown = draft.day !== '' && draft.timeZone !== ''
    const shown = { ...draft, timeZone: isZoneShown ? timeZoneLabel(draft.timeZone, zones) : '' }
    const names = ['day', 'time', 'timeZone', 'place', 'link', 'interpreter'] as const
    return names.map((field) => ({ field, name: words[field], value: shown[field] }))
  }
}

function begin(meeting: Meeting | null, isContinued: boolean, timeZone: string): MeetingDraft {
  if (meeting === null) return emptyMeeting(timeZone)
  return isContinued ? toContinuedDraft(meeting) : toMeetingDraft(meeting)
}
