import { workspacePaths } from '#features/staff/workspace/paths.ts'
import type { FeatureRoute } from '#ui/navigation/feature-route.ts'
import { packetRoute } from './packets/address.ts'
import { reviewRoute } from './review/address.ts'

export const routes: readonly FeatureRoute[] = [
  {
    path: reviewRoute,
    area: 'protected',
    load: () => import('./review/ReviewPage.tsx').then(({ ReviewPage }) => ({ Page: ReviewPage })),
  },
  {
    path: packetRoute,
    area: 'protected',
    load: () => import('./packets/PacketPage.tsx').then(({ PacketPage }) => ({ Page: PacketPage })),
  },
  {
    path: workspacePaths.checklists,
    area: 'protected',
    load: () =>
      import('./checklist/ChecklistPage.tsx').then(({ ChecklistPage }) => ({
        Page: ChecklistPage,
      })),
  },
  {
    path: workspacePaths.reasons,
    area: 'protected',
    load: () =>
      import('./reasons/ReasonsPage.tsx').then(({ ReasonsPage }) => ({ Page: ReasonsPage })),
  },
]
