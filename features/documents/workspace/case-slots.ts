import type { CaseSlots } from '#features/cases/workspace/case/case-slots.ts'
import { lazyPart } from '#ui/navigation/lazy-part.ts'

export const caseSlots: CaseSlots = {
  tabs: [
    {
      tab: 'documents',
      order: 20,
      countWaiting: ({ documentsToReview }) => documentsToReview,
      View: lazyPart(() => import('./case/DocumentsTab.tsx'), 'DocumentsTab'),
    },
  ],
}
