import { workspacePaths } from '#features/staff/workspace/paths.ts'
import type { FeatureRoute } from '#ui/navigation/feature-route.ts'

export const routes: readonly FeatureRoute[] = [
  {
    path: workspacePaths.timelineTexts,
    area: 'protected',
    load: () =>
      import('./timeline-texts/TimelineTextsPage.tsx').then(({ TimelineTextsPage }) => ({
        Page: TimelineTextsPage,
      })),
  },
  {
    path: workspacePaths.outcomes,
    area: 'protected',
    load: () =>
      import('./outcome-texts/OutcomeTextsPage.tsx').then(({ OutcomeTextsPage }) => ({
        Page: OutcomeTextsPage,
      })),
  },
]
