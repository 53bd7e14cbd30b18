import type { CaseSlots } from '#features/cases/workspace/case/case-slots.ts'
import { lazyPart } from '#ui/navigation/lazy-part.ts'

export const caseSlots: CaseSlots = {
  tabs: [
    {
      tab: 'filing',
      order: 80,
      isShown: ({ stage }) => stage === 'PRE_FILING',
      View: lazyPart(() => import('./case/FilingTab.tsx'), 'FilingTab'),
    },
  ],
}
