// The sign of each type of notification (seeds/000, section 2).
import type { IconName } from '#ui/icons/names.ts'

const icons: Readonly<Record<string, IconName>> = {
  document: 'folder-open',
  documents: 'folder-open',
  course: 'graduation-cap',
  questionnaire: 'clipboard-text',
  comment: 'chat-circle-text',
  appointment: 'calendar-blank',
  refund: 'receipt',
}

export function notificationIcon(type: string): IconName {
  return Object.hasOwn(icons, type) ? (icons[type] ?? 'info') : 'info'
}
