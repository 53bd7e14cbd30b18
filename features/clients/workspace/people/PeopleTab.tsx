import { Banner } from '#ui/feedback/Banner.tsx'
import type { CaseTabProps } from '#features/cases/workspace/case/case-data.ts'
import { CaseCards } from '#features/cases/workspace/case/CaseCards.tsx'
import { AccessCard } from './access/AccessCard.tsx'
import { PeopleCard } from './PeopleCard.tsx'
import { usePersonActs } from './invitation/use-person-acts.ts'

export function PeopleTab({ legalCase }: CaseTabProps) {
  const { client, people } = legalCase
  const acts = usePersonActs(client.id)
  return (
    <>
      {acts.problem === undefined ? null : (
        <div className="part-notice">
          <Banner tone="bad" title={acts.problem} takesFocus />
        </div>
      )}
      <div className="case-columns">
        <div className="case-column">
          <PeopleCard caseId={client.id} people={people} stage={client.stage} acts={acts} />
          <CaseCards place="people" legalCase={legalCase} />
        </div>
        <div className="case-column">
          {people.map((person) => (
            <AccessCard key={person.id} person={person} />
          ))}
        </div>
      </div>
    </>
  )
}
