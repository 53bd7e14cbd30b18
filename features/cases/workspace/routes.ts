import type { FeatureRoute } from '#ui/navigation/feature-route.ts'
import { workspacePaths } from '#features/staff/workspace/paths.ts'
import { clientPaths } from './paths.ts'

export const routes: readonly FeatureRoute[] = [
  {
    path: clientPaths.today,
    area: 'protected',
    load: () => import('./today/TodayPage.tsx').then(({ TodayPage }) => ({ Page: TodayPage })),
  },
  {
    path: clientPaths.clients,
    area: 'protected',
    load: () =>
      import('./clients/ClientsPage.tsx').then(({ ClientsPage }) => ({ Page: ClientsPage })),
  },
  {
    path: workspacePaths.tasks,
    area: 'protected',
    load: () =>
      import('./work/templates/TaskTemplatesPage.tsx').then(({ TaskTemplatesPage }) => ({
        Page: TaskTemplatesPage,
      })),
  },
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
  {
    path: workspacePaths.reminders,
    area: 'protected',
    load: () =>
      import('./reminders/ReminderSettingsPage.tsx').then(({ ReminderSettingsPage }) => ({
        Page: ReminderSettingsPage,
      })),
  },
]
