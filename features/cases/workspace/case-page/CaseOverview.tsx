import { useEffect, useState, type ReactNode } from 'react'
import { Banner } from '#ui/feedback/Banner.tsx'
import { useWords } from '#ui/language/language.ts'
import { useDocumentTitle } from '#ui/navigation/document-title.ts'
import { usePageState } from '#ui/navigation/navigation.ts'
import { clientName } from '../client-names.ts'
import { rememberOpenedCase } from '../recent-cases.ts'
import { clientWords } from '../words.ts'
import type { StaffCase } from './case-data.ts'
import { CaseHead } from './CaseHead.tsx'
import { DatesCard } from './DatesCard.tsx'
import { PeopleCard } from '../people/PeopleCard.tsx'
import { ProgressCards } from './ProgressCards.tsx'
import { StageCard } from './StageCard.tsx'
import { usePersonActs } from '../people/use-person-acts.ts'
import { casePageWords } from './words.ts'

export interface CaseOverviewProps {
  readonly legalCase: StaffCase
  readonly back: ReactNode
  /** The last read failed. What was read before stays. */
  readonly notice: ReactNode
}

export function CaseOverview({ legalCase, back, notice }: CaseOverviewProps) {
  const { and } = useWords(clientWords)
  const { client, people } = legalCase
  const name = clientName(people, and)
  const acts = usePersonActs(client.id)
  useDocumentTitle(name)
  useEffect(() => rememberOpenedCase({ id: client.id, name }), [client.id, name])

  return (
    <>
      <CaseHead legalCase={legalCase} name={name} back={back} />
      <Confirmation />
      {notice}
      {acts.problem === undefined ? null : (
        <div className="part-notice">
          <Banner tone="bad" title={acts.problem} takesFocus />
        </div>
      )}
      <div className="case-columns">
        <div className="case-column">
          <StageCard legalCase={legalCase} acts={acts} />
          <ProgressCards legalCase={legalCase} />
        </div>
        <div className="case-column">
          <PeopleCard people={people} isComplete={client.stage === 'COMPLETE'} acts={acts} />
          <DatesCard legalCase={legalCase} />
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
