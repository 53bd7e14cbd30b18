import type { CaseSlots } from '#features/cases/workspace/case/case-slots.ts'

export const caseSlots: CaseSlots = {
  tabs: [
    {
      tab: 'intake',
      order: 30,
      countWaiting: ({ sectionsToCheck, helpRequests }) => sectionsToCheck + helpRequests,
    },
  ],
}
