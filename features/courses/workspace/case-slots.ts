import type { CaseSlots } from '#features/cases/workspace/case/case-slots.ts'
import { lazyPart } from '#ui/navigation/lazy-part.ts'

export const caseSlots: CaseSlots = {
  tabs: [
    {
      tab: 'courses',
      order: 70,
      View: lazyPart(() => import('./case/CoursesTab.tsx'), 'CoursesTab'),
    },
  ],
}
