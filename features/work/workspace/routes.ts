import { workspacePaths } from '#features/staff/workspace/paths.ts'
import type { FeatureRoute } from '#ui/navigation/feature-route.ts'

export const routes: readonly FeatureRoute[] = [
  {
    path: workspacePaths.tasks,
    area: 'protected',
    load: () =>
      import('./templates/TaskTemplatesPage.tsx').then(({ TaskTemplatesPage }) => ({
        Page: TaskTemplatesPage,
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
