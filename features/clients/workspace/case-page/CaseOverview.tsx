import { useState } from 'react'
import { Banner } from '#ui/feedback/Banner.tsx'
import { useWords } from '#ui/language/language.ts'
import { usePageState } from '#ui/navigation/navigation.ts'
import { PeopleCard } from '../people/PeopleCard.tsx'
import { usePersonActs } from '../people/invitation/use-person-acts.ts'
import type { CaseTabProps } from '#features/cases/workspace/case/case-data.ts'
import { CaseCards } from '#features/cases/workspace/case/CaseCards.tsx'
import { ProgressCards } from './ProgressCards.tsx'
import { StageCard } from './StageCard.tsx'
import { casePageWords } from '#features/cases/workspace/case/words.ts'

export function CaseOverview({ legalCase }: CaseTabProps) {
  const { client, people } = legalCase
  const acts = usePersonActs(client.id)
  return (
    <>
      <Confirmation />
      {acts.problem === undefined ? null : (
        <div className="part-notice">
          <Banner tone="bad" title={acts.problem} takesFocus />
        </div>
      )}
      <CaseCards place="notice" legalCase={legalCase} />
      <div className="case-columns">
        <div className="case-column">
          <StageCard legalCase={legalCase} acts={acts} />
          <ProgressCards legalCase={legalCase} />
          <CaseCards place="left" legalCase={legalCase} />
        </div>
        <div className="case-column">
          <CaseCards place="right" legalCase={legalCase} />
          <PeopleCard caseId={client.id} people={people} stage={client.stage} acts={acts} />
        </div>
      </div>
    </>
  )
}

/** After the case was created on the page before. */
function Confirmation() {
  const { confirmed } = useWords(casePageWords)
  const { invited } = usePageState()
  const [count] = useState(invited)
  if (typeof count !== 'number') return null
  const texts = [confirmed.saved, confirmed.invited, confirmed.bothInvited]
  return (
    <div className="part-notice">
      <Banner tone="ok" title={texts[count] ?? confirmed.invited} />
    </div>
  )
}
