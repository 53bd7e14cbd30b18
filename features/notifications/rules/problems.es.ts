import type { notificationsProblems } from './problems.ts'

export const sentences: Readonly<Record<keyof typeof notificationsProblems, string>> = {
  'notifications.not-found': 'No encontramos esta notificación.',
  'notifications.too-many': 'Como máximo 100 notificaciones a la vez.',
}
