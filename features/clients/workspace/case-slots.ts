import { lazyPart } from '#ui/navigation/lazy-part.ts'
import type { CaseSlots } from '#features/cases/workspace/case/case-slots.ts'
import { CaseOverview } from './case-page/CaseOverview.tsx'
import { DuplicatesCard } from './duplicates/DuplicatesCard.tsx'

export const caseSlots: CaseSlots = {
  tabs: [
    { tab: 'overview', order: 10, View: CaseOverview },
    {
      tab: 'people',
      order: 50,
      View: lazyPart(() => import('./people/PeopleTab.tsx'), 'PeopleTab'),
    },
    {
      tab: 'activity',
      order: 60,
      View: lazyPart(() => import('./activity/ActivityTab.tsx'), 'ActivityTab'),
    },
  ],
  cards: [{ place: 'people', order: 10, Card: DuplicatesCard }],
}
