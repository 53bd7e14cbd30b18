import { listTimeZones, timeZoneLabel } from '#features/firm/workspace/office-labels.ts'
import { officeWords } from '#features/firm/workspace/words.ts'
import { fieldErrors } from '#ui/form/field-errors.ts'
import { DraftForm } from '#ui/form/draft/DraftForm.tsx'
import { useDraftForm } from '#ui/form/draft/use-draft-form.ts'
import { Select } from '#ui/form/Select.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
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
  const form = useDraftForm({
    read: { meeting },
    toDraft: (saved) => begin(saved.meeting, false, timeZone),
    kept: begin(meeting, isContinued, timeZone),
    check: (draft) =>
      fieldErrors(findDraftProblems(draft), {
        ...sentences,
        'cases.meeting-day-invalid': words.dayInvalid,
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
    asksBeforeLeaving: false,
    toast: () => words.saved,
    onSaved: onClose,
  })
  const bind = (name: keyof MeetingDraft) => ({
    ...form.bind(name),
    label: words[name],
    autoComplete: 'off',
  })
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
        <TextField {...bind('day')} hint={words.dayHint} width="phone" />
        <TextField {...bind('time')} hint={words.timeHint} width="phone" />
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
