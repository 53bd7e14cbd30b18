import { Button } from '#ui/display/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { FieldShell, useField, type FieldWords } from '#ui/form/FieldShell.tsx'
import { DraftForm } from '#ui/form/draft/DraftForm.tsx'
import { useDraftForm } from '#ui/form/draft/use-draft-form.ts'
import { Select } from '#ui/form/Select.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { useFormats } from '#ui/language/use-formats.ts'
import { Card } from '#ui/page/Card.tsx'
import {
  setOutOfOffice,
  staffNoticeChoices,
  type StaffNoticeChoicesQuery,
} from '../notices.operations.ts'
import { settingsWords } from '../words.ts'
import { useChange, useChangeWords } from './use-change.ts'

type Absence = NonNullable<StaffNoticeChoicesQuery['staffNoticeSettings']['absence']>
type Colleague = StaffNoticeChoicesQuery['team'][number]

export interface OutOfOfficeProps {
  readonly absence: Absence | null
  readonly colleagues: readonly Colleague[]
}

export function OutOfOffice({ absence, colleagues }: OutOfOfficeProps) {
  const words = useWords(settingsWords)
  return (
    <Card>
      {absence === null ? null : <CurrentAbsence absence={absence} />}
      {absence === null && colleagues.length > 0 ? <AbsenceForm colleagues={colleagues} /> : null}
      {absence === null && colleagues.length === 0 ? (
        <>
          <p className="soft notice-lead">{words.awayNote}</p>
          <p>{words.noColleague}</p>
        </>
      ) : null}
    </Card>
  )
}

function CurrentAbsence({ absence }: { readonly absence: Absence }) {
  const words = useWords(settingsWords)
  const change = useChange()
  const { formatDay } = useFormats()
  const { from, until, colleagueName } = absence
  return (
    <>
      {change.problem === undefined ? null : (
        <div className="part-notice">
          <Banner tone="bad" title={change.problem} takesFocus />
        </div>
      )}
      <p>{words.awayFrom(formatDay(from, 'long'), formatDay(until, 'long'), colleagueName)}</p>
      <div className="actions">
        <Button
          look="second"
          busy={change.isBusy && words.ending}
          onPress={() =>
            void change.run(
              async () => (await graph.run(setOutOfOffice, {})).setOutOfOffice,
              words.awayEnded,
            )
          }
        >
          {words.endAway}
        </Button>
      </div>
    </>
  )
}

interface AbsenceFormProps {
  readonly colleagues: readonly Colleague[]
}

const emptyDraft = { from: '', until: '', colleagueId: '' }

function AbsenceForm({ colleagues }: AbsenceFormProps) {
  const words = useWords(settingsWords)
  const form = useDraftForm({
    empty: emptyDraft,
    asksBeforeLeaving: true,
    check: ({ from, until, colleagueId }) => ({
      from: from === '' ? words.dayRequired : undefined,
      until: until === '' ? words.dayRequired : until < from ? words.lastBeforeFirst : undefined,
      colleagueId: colleagueId === '' ? words.colleagueRequired : undefined,
    }),
    words: useChangeWords(),
    save: async (draft) => (await graph.run(setOutOfOffice, draft)).setOutOfOffice,
    shownBy: [staffNoticeChoices],
    toast: () => words.awaySet,
  })
  return (
    <DraftForm
      form={form}
      fieldNames={{
        from: words.firstDay,
        until: words.lastDay,
        colleagueId: words.colleague,
      }}
      lead={<p className="soft notice-lead">{words.awayNote}</p>}
      name={words.away}
      className="notice-form"
      submit={words.setAway}
      look="second"
    >
      <div className="pair">
        <DayField {...form.bind('from')} label={words.firstDay} />
        <DayField {...form.bind('until')} label={words.lastDay} />
      </div>
      <Select
        {...form.bind('colleagueId')}
        label={words.colleague}
        placeholder={words.chooseColleague}
        options={colleagues.map(({ id, givenName, familyName }) => ({
          value: id,
          label: `${givenName} ${familyName}`,
        }))}
      />
    </DraftForm>
  )
}

interface DayFieldProps extends FieldWords {
  /** `YYYY-MM-DD`, or empty. */
  readonly value: string
  readonly onChange: (value: string) => void
}

function DayField(props: DayFieldProps) {
  const { control, error } = useField(props)
  return (
    <FieldShell field={props} id={control.id} error={error}>
      <input
        {...control}
        type="date"
        className="input"
        value={props.value}
        onChange={(event) => props.onChange(event.currentTarget.value)}
      />
    </FieldShell>
  )
}
