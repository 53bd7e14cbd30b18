import { lazyPart } from '#ui/navigation/lazy-part.ts'
import type { CaseSlots } from './case/case-slots.ts'
import { DetailsCard } from './details/DetailsCard.tsx'
import { DatesCard } from './case/DatesCard.tsx'
import { PastMeeting } from './dates/PastMeeting.tsx'
import { StageActions } from './stage/StageActions.tsx'
import { TeamCard } from './team/TeamCard.tsx'

export const caseSlots: CaseSlots = {
  tabs: [
    { tab: 'dates', order: 40, View: lazyPart(() => import('./dates/DatesTab.tsx'), 'DatesTab') },
  ],
  cards: [
    { place: 'notice', order: 10, Card: PastMeeting },
    { place: 'stage', order: 10, Card: StageActions },
    { place: 'right', order: 20, Card: DatesCard },
    { place: 'right', order: 25, Card: DetailsCard },
    { place: 'people', order: 20, Card: TeamCard },
  ],
}
