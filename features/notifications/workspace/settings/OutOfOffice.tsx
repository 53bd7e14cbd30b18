import { useState } from 'react'
import { Button } from '#ui/display/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { FieldShell, useField, type FieldWords } from '#ui/form/FieldShell.tsx'
import { Form } from '#ui/form/Form.tsx'
import { Select } from '#ui/form/Select.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { useFormats } from '#ui/language/use-formats.ts'
import { Card } from '#ui/page/Card.tsx'
import { setOutOfOffice, type StaffNoticeChoicesQuery } from '../notices.operations.ts'
import { settingsWords } from '../words.ts'
import { useChange, type Change } from './use-change.ts'

type Absence = NonNullable<StaffNoticeChoicesQuery['staffNoticeSettings']['absence']>
type Colleague = StaffNoticeChoicesQuery['team'][number]

export interface OutOfOfficeProps {
  readonly absence: Absence | null
  readonly colleagues: readonly Colleague[]
}

export function OutOfOffice({ absence, colleagues }: OutOfOfficeProps) {
  const words = useWords(settingsWords)
  const change = useChange()
  return (
    <Card>
      {change.problem === undefined ? null : (
        <div className="part-notice">
          <Banner tone="bad" title={change.problem} takesFocus />
        </div>
      )}
      {absence === null ? (
        <>
          <p className="soft notice-lead">{words.awayNote}</p>
          {colleagues.length === 0 ? (
            <p>{words.noColleague}</p>
          ) : (
            <AbsenceForm colleagues={colleagues} change={change} />
          )}
        </>
      ) : (
        <CurrentAbsence absence={absence} change={change} />
      )}
    </Card>
  )
}

function CurrentAbsence({
  absence,
  change,
}: {
  readonly absence: Absence
  readonly change: Change
}) {
  const words = useWords(settingsWords)
  const { formatDay } = useFormats()
  const { from, until, colleagueName } = absence
  return (
    <>
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
  readonly change: Change
}

const emptyDraft = { from: '', until: '', colleagueId: '' }

function AbsenceForm({ colleagues, change }: AbsenceFormProps) {
  const words = useWords(settingsWords)
  const [draft, setDraft] = useState(emptyDraft)
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const { from, until, colleagueId } = draft
  const set = (field: keyof typeof emptyDraft) => (value: string) =>
    setDraft({ ...draft, [field]: value })
  const errors = {
    from: from === '' ? words.dayRequired : undefined,
    until: until === '' ? words.dayRequired : until < from ? words.lastBeforeFirst : undefined,
    colleagueId: colleagueId === '' ? words.colleagueRequired : undefined,
  }

  function submit() {
    setWasSubmitted(true)
    if (Object.values(errors).some((error) => error !== undefined)) return
    void change.run(
      async () => (await graph.run(setOutOfOffice, draft)).setOutOfOffice,
      words.awaySet,
    )
  }

  return (
    <Form
      onSubmit={submit}
      name={words.away}
      className="notice-form"
      errors={wasSubmitted ? errors : {}}
      fieldNames={{
        from: words.firstDay,
        until: words.lastDay,
        colleagueId: words.colleague,
      }}
    >
      <div className="pair">
        <DayField name="from" label={words.firstDay} value={from} onChange={set('from')} />
        <DayField name="until" label={words.lastDay} value={until} onChange={set('until')} />
      </div>
      <Select
        name="colleagueId"
        label={words.colleague}
        value={colleagueId}
        onChange={set('colleagueId')}
        placeholder={words.chooseColleague}
        options={colleagues.map(({ id, givenName, familyName }) => ({
          value: id,
          label: `${givenName} ${familyName}`,
        }))}
      />
      <div className="actions">
        <Button type="submit" look="second" busy={change.isBusy && words.saving}>
          {words.setAway}
        </Button>
      </div>
    </Form>
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
