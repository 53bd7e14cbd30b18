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
import { listOutcomes, listStages, type Stage, type StageDraft } from './stage-draft.ts'
import { stageWords } from './words.ts'

export interface StageFormProps {
  readonly seen: Stage
  readonly form: Draft<StageDraft>
  readonly isJoint: boolean
  /** Whether this person may end a case. */
  readonly mayClose: boolean
  readonly isBusy: boolean
  readonly onSubmit: () => void
  readonly onCancel: () => void
}

export function StageForm(props: StageFormProps) {
  const { seen, form, isJoint, mayClose, isBusy, onSubmit, onCancel } = props
  const { draft, change, errors } = form
  const words = useWords(stageWords)
  const outcomes = listOutcomes(seen)
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
      {draft.stage === 'FILED' ? <Filing form={form} /> : null}
      {draft.stage === 'COMPLETE' ? (
        <Select
          name="outcome"
          label={words.outcome}
          {...(isJoint && outcomes.length > 1 && { hint: words.bothReadOutcome })}
          value={draft.outcome}
          onChange={(value) => {
            const outcome = outcomes.find((known) => known === value)
            change({ outcome: outcome ?? '' })
          }}
          placeholder=""
          options={outcomes.map((value) => ({ value, label: words.outcomes[value] }))}
        />
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
