import { urgencyKinds } from '#features/cases/rules/case-details.ts'
import { fullName, type Member } from '#features/staff/workspace/people/team.ts'
import { CheckboxGroup } from '#ui/form/CheckboxGroup.tsx'
import { RadioTiles } from '#ui/form/RadioTiles.tsx'
import { Select } from '#ui/form/Select.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useWords } from '#ui/language/language.ts'
import { inviteWords } from '../words.ts'
import type { CardProps } from './card-props.ts'
import type { TeamChoices } from './suggested-team.ts'

export interface CaseCardProps extends CardProps {
  readonly choices: TeamChoices
  readonly attorneyId: string
  readonly paralegalId: string
}

export function CaseCard({ draft, change, choices, attorneyId, paralegalId }: CaseCardProps) {
  const words = useWords(inviteWords)
  const toOptions = (members: readonly Member[]) =>
    members.map((member) => ({ value: member.id, label: fullName(member) }))
  return (
    <section className="card form-card" aria-labelledby="case">
      <h2 id="case">{words.case}</h2>
      <div className="field-grid halves">
        <RadioTiles
          name="chapter"
          label={words.chapter}
          value={draft.chapter}
          onChange={(chapter) => change({ chapter })}
          options={[
            { value: '7', label: '7' },
            { value: '13', label: '13' },
            { value: '', label: words.notSure },
          ]}
        />
        <TextField
          name="plannedFilingOn"
          label={words.plannedFiling}
          hint={words.dayHint}
          optional
          value={draft.plannedFilingOn}
          onChange={(plannedFilingOn) => change({ plannedFilingOn })}
          autoComplete="off"
        />
      </div>
      <div className="field-grid halves">
        <Select
          name="attorneyId"
          label={words.attorney}
          value={attorneyId}
          onChange={(id) => change({ attorneyId: id })}
          options={toOptions(choices.attorneys)}
          {...(attorneyId === '' ? { placeholder: words.chooseAttorney } : {})}
        />
        <Select
          name="paralegalId"
          label={words.paralegal}
          value={paralegalId}
          onChange={(id) => change({ paralegalId: id })}
          options={toOptions(choices.paralegals)}
          placeholder={words.noParalegal}
        />
      </div>
      <div className="urgencies">
        <CheckboxGroup
          name="urgencies"
          label={words.urgent}
          value={draft.urgencies}
          onChange={(chosen) =>
            change({ urgencies: urgencyKinds.filter((urgency) => chosen.includes(urgency)) })
          }
          options={urgencyKinds.map((value) => ({ value, label: words.urgencies[value] }))}
        />
      </div>
    </section>
  )
}
