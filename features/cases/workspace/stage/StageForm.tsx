import { isBlank } from '#lib/text.ts'
import { Button } from '#ui/display/Button.tsx'
import { CancelButton } from '#ui/display/CancelButton.tsx'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import type { Draft } from '#ui/form/draft/use-draft.ts'
import { Form } from '#ui/form/Form.tsx'
import { RadioTiles } from '#ui/form/RadioTiles.tsx'
import { Select } from '#ui/form/Select.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useWords } from '#ui/language/language.ts'
import {
  listOutcomes,
  listStages,
  listWho,
  withStage,
  withWho,
  type Stage,
  type StageDraft,
} from './stage-draft.ts'
import { stageWords } from './words.ts'

export interface DebtorName {
  readonly debtor: number
  readonly givenName: string
}

export interface StageFormProps {
  readonly seen: Stage
  readonly form: Draft<StageDraft>
  /** Of the case, debtor 1 first. */
  readonly people: readonly DebtorName[]
  /** Whether this person may end a case. */
  readonly mayClose: boolean
  readonly isBusy: boolean
  readonly onSubmit: () => void
  readonly onCancel: () => void
}

export function StageForm(props: StageFormProps) {
  const { seen, form, people, mayClose, isBusy, onSubmit, onCancel } = props
  const { draft, change, errors } = form
  const words = useWords(stageWords)
  return (
    <Form
      onSubmit={onSubmit}
      errors={errors}
      fieldNames={{
        outcome: words.outcome,
        endedOn: words.endedOn,
        filedOn: words.filedOn,
        caseNumber: words.caseNumber,
      }}
    >
      <RadioTiles
        name="stage"
        label={words.stage}
        value={draft.stage}
        onChange={(stage) => change(withStage(seen, draft, stage))}
        options={listStages(mayClose).map((value) => ({ value, label: words.stages[value] }))}
      />
      <Whose seen={seen} form={form} people={people} />
      {draft.stage === 'FILED' ? <Filing form={form} /> : null}
      {draft.stage === 'COMPLETE' ? (
        <End seen={seen} form={form} isOfBoth={people.length > 1 && draft.who === ''} />
      ) : null}
      <div className="actions">
        <Button type="submit" busy={isBusy && words.loading}>
          {words.showTexts}
        </Button>
        <CancelButton onPress={onCancel} />
      </div>
    </Form>
  )
}

/** The court decides for each spouse of a filed case. */
function Whose({ seen, form, people }: Pick<StageFormProps, 'seen' | 'form' | 'people'>) {
  const words = useWords(stageWords)
  const { draft, change } = form
  const offered = listWho(seen, draft.stage)
  if (offered.length === 0) return null
  const isCorrection = seen.stage === 'FILED' && draft.stage === 'FILED'
  const whole = isCorrection ? words.whoNeither : words.whoBoth
  const tiles = offered.map((who) => (who === '' ? ('both' as const) : who))
  const getLabel = (who: (typeof tiles)[number]) =>
    people.find(({ debtor }) => `${debtor}` === who)?.givenName ?? whole
  return (
    <RadioTiles
      name="who"
      label={draft.stage === 'COMPLETE' ? words.whoEnds : words.whoGoesOn}
      value={draft.who === '' ? 'both' : draft.who}
      onChange={(value) => change(withWho(seen, draft, value === 'both' ? '' : value))}
      options={tiles.map((value) => ({ value, label: getLabel(value) }))}
    />
  )
}

interface EndProps extends Pick<StageFormProps, 'seen' | 'form'> {
  readonly isOfBoth: boolean
}

function End({ seen, form: { draft, change, bind }, isOfBoth }: EndProps) {
  const words = useWords(stageWords)
  const outcomes = listOutcomes(seen)
  const isWithdrawn = draft.outcome === 'WITHDRAWN'
  return (
    <>
      <Select
        name="outcome"
        label={words.outcome}
        {...(isOfBoth && outcomes.length > 1 && { hint: words.bothReadOutcome })}
        value={draft.outcome}
        onChange={(value) => {
          const outcome = outcomes.find((known) => known === value)
          change({ outcome: outcome ?? '' })
        }}
        placeholder=""
        options={outcomes.map((value) => ({ value, label: words.outcomes[value] }))}
      />
      <div className="pair">
        <TextField
          {...bind('endedOn')}
          label={isWithdrawn ? words.closedOn : words.endedOn}
          hint={words.dayHint}
          autoComplete="off"
        />
        {isWithdrawn ? null : (
          <TextField
            {...bind('docketNumber')}
            label={words.docketNumber}
            hint={words.docketHint}
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </div>
    </>
  )
}

function Filing({ form: { draft, change, bind } }: Pick<StageFormProps, 'form'>) {
  const words = useWords(stageWords)
  return (
    <>
      <div className="pair">
        <TextField
          {...bind('filedOn')}
          label={words.filedOn}
          hint={words.dayHint}
          autoComplete="off"
        />
        <TextField
          {...bind('caseNumber')}
          label={words.caseNumber}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      {isBlank(draft.caseNumber) ? (
        <Checkbox
          name="isNumberPending"
          checked={draft.isNumberPending}
          onChange={(isNumberPending) => change({ isNumberPending })}
        >
          {words.numberPending}
        </Checkbox>
      ) : null}
    </>
  )
}
