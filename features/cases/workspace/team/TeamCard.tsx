import { useState } from 'react'
import { usePermissions } from '#features/staff/workspace/people/use-permissions.ts'
import { Button } from '#ui/display/Button.tsx'
import { Part } from '#ui/feedback/Part.tsx'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language/language.ts'
import type { CaseTabProps } from '../case/case-data.ts'
import { useTeamNames } from './team-names.ts'
import { teamOfCase, type TeamOfCaseQuery } from './team.operations.ts'
import { TeamDialog } from './TeamDialog.tsx'
import { teamWords } from './words.ts'

/** Attorney, paralegal and office of a case. */
export function TeamCard({ legalCase }: CaseTabProps) {
  const caseId = legalCase.client.id
  const words = useWords(teamWords)
  const team = useGraphQuery(teamOfCase, { caseId }, { fresh: true })
  return (
    <section className="card" aria-labelledby="team">
      <h2 id="team">{words.heading}</h2>
      <Part query={team}>{(data) => <Team caseId={caseId} data={data} />}</Part>
    </section>
  )
}

interface TeamProps {
  readonly caseId: string
  readonly data: TeamOfCaseQuery
}

function Team({ caseId, data }: TeamProps) {
  const words = useWords(teamWords)
  const mayChange = usePermissions()('assign-clients')
  const [isOpen, setOpen] = useState(false)
  const { nameColleague, nameOffice } = useTeamNames(data)
  const { attorneyId, paralegalId, officeId } = data.caseTeam
  return (
    <>
      <dl className="case-dates">
        <div>
          <dt>{words.attorney}</dt>
          <dd>{nameColleague(attorneyId)}</dd>
        </div>
        <div>
          <dt>{words.paralegal}</dt>
          <dd>{nameColleague(paralegalId)}</dd>
        </div>
        <div>
          <dt>{words.office}</dt>
          <dd>{nameOffice(officeId)}</dd>
        </div>
      </dl>
      {mayChange ? (
        <div className="actions">
          <Button look="second" small name={words.changeName} onPress={() => setOpen(true)}>
            {words.change}
          </Button>
        </div>
      ) : null}
      {isOpen ? <TeamDialog caseId={caseId} data={data} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
