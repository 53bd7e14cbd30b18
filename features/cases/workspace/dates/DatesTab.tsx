import type { CaseTabProps } from '../case-page/case-data.ts'
import { DatesCard } from '../case-page/DatesCard.tsx'

export function DatesTab({ legalCase }: CaseTabProps) {
  return <DatesCard legalCase={legalCase} />
}
