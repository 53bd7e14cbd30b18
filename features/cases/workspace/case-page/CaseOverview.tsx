import { useState } from 'react'
import { Banner } from '#ui/feedback/Banner.tsx'
import { useWords } from '#ui/language/language.ts'
import { usePageState } from '#ui/navigation/navigation.ts'
import { PastMeeting } from '../dates/PastMeeting.tsx'
import { PeopleCard } from '../people/PeopleCard.tsx'
import { usePersonActs } from '../people/invitation/use-person-acts.ts'
import { RemindersCard } from '../reminders/RemindersCard.tsx'
import { NotesCard } from '../work/NotesCard.tsx'
import { TasksCard } from '../work/TasksCard.tsx'
import type { CaseTabProps } from './case-data.ts'
import { DatesCard } from './DatesCard.tsx'
import { ProgressCards } from './ProgressCards.tsx'
import { StageCard } from './StageCard.tsx'
import { casePageWords } from './words.ts'

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
      {client.stage === 'FILED' ? <PastMeeting caseId={client.id} /> : null}
      <div className="case-columns">
        <div className="case-column">
          <StageCard legalCase={legalCase} acts={acts} />
          <ProgressCards legalCase={legalCase} />
          <TasksCard caseId={client.id} />
        </div>
        <div className="case-column">
          <NotesCard caseId={client.id} />
          <DatesCard legalCase={legalCase} />
          {client.stage === 'COMPLETE' ? null : <RemindersCard caseId={client.id} />}
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
