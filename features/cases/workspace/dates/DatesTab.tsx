import type { CaseTabProps } from '../case/case-data.ts'
import { DatesCard } from '../case/DatesCard.tsx'
import { MeetingCard } from './MeetingCard.tsx'

export function DatesTab({ legalCase }: CaseTabProps) {
  return (
    <div className="case-columns">
      <div className="case-column">
        <MeetingCard legalCase={legalCase} />
      </div>
      <div className="case-column">
        <DatesCard legalCase={legalCase} />
      </div>
    </div>
  )
}
