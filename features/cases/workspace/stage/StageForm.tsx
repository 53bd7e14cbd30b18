import { isBlank } from '#lib/text.ts'
import { Button } from '#ui/display/Button.tsx'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import { Form } from '#ui/form/Form.tsx'
import { RadioTiles } from '#ui/form/RadioTiles.tsx'
import { Select } from '#ui/form/Select.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useWords } from '#ui/language/language.ts'
import {
  listOutcomes,
  listStages,
  type findDraftProblems,
  type Stage,
  type StageDraft,
} from './stage-draft.ts'
import { stageWords } from './words.ts'

export interface StageFormProps {
  readonly seen: Stage
  readonly draft: StageDraft
  readonly onChange: (draft: StageDraft) => void
  readonly problems: ReturnType<typeof findDraftProblems>
  /** Whether this person may end a case. */
  readonly mayClose: boolean
  readonly isBusy: boolean
  readonly onSubmit: () => void
  readonly onCancel: () => void
}

export function StageForm(props: StageFormProps) {
  const { seen, draft, onChange, problems, mayClose, isBusy, onSubmit, onCancel } = props
  const words = useWords(stageWords)
  const change = (part: Partial<StageDraft>) => onChange({ ...draft, ...part })
  const errors = Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [field, words.problems[problem]]),
  )
  return (
    <Form
      onSubmit={onSubmit}
      errors={errors}
      fieldNames={{
        outcome: words.outcome,
        filedOn: words.filedOn,
        caseNumber: words.caseNumber,
      }}
    >
      <RadioTiles
        name="stage"
        label={words.stage}
        value={draft.stage}
        onChange={(stage) => change({ stage })}
        options={listStages(mayClose).map((value) => ({ value, label: words.stages[value] }))}
      />
      {draft.stage === 'FILED' ? <Filing draft={draft} change={change} /> : null}
      {draft.stage === 'COMPLETE' ? (
        <Select
          name="outcome"
          label={words.outcome}
          value={draft.outcome}
          onChange={(value) => {
            const outcome = listOutcomes(seen).find((known) => known === value)
            change({ outcome: outcome ?? '' })
          }}
          placeholder=""
          options={listOutcomes(seen).map((value) => ({ value, label: words.outcomes[value] }))}
        />
      ) : null}
      <div className="actions">
        <Button type="submit" busy={isBusy && words.loading}>
          {words.showTexts}
        </Button>
        <Button look="quiet" onPress={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </Form>
  )
}

interface FilingProps {
  readonly draft: StageDraft
  readonly change: (part: Partial<StageDraft>) => void
}

function Filing({ draft, change }: FilingProps) {
  const words = useWords(stageWords)
  return (
    <>
      <div className="pair">
        <TextField
          name="filedOn"
          label={words.filedOn}
          hint={words.dayHint}
          value={draft.filedOn}
          onChange={(filedOn) => change({ filedOn })}
          autoComplete="off"
        />
        <TextField
          name="caseNumber"
          label={words.caseNumber}
          value={draft.caseNumber}
          onChange={(caseNumber) => change({ caseNumber })}
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
