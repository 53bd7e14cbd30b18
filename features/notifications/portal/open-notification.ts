import { getPlace } from '#features/notifications/rules/destination.ts'
import { graph } from '#ui/graphql/graph.ts'
import { readAgain } from '#ui/graphql/hooks.ts'
import { paths } from '#ui/navigation/paths.ts'
import { markNotificationRead, notifications, unreadCount } from './notifications.operations.ts'

export function getTarget(notification: {
  readonly type: string
  readonly caseId: string | null
  readonly destinationId: string | null
}): string | undefined {
  const { caseId, destinationId } = notification
  const place = getPlace(notification)
  if (place === 'none' || caseId === null) return undefined
  if (place === 'case') return paths.caseHome(caseId)
  const ofCase = `caseId=${encodeURIComponent(caseId)}`
  if (place === 'questionnaire') return `${paths.questionnaires}?${ofCase}`
  if (place === 'courses') return `${paths.courses}?${ofCase}`
  return place === 'document'
    ? `${paths.documents}/detail?documentId=${encodeURIComponent(destinationId ?? '')}&${ofCase}`
    : `${paths.documents}?${ofCase}`
}

/** A failure is not shown: the next click tries again. */
export function markRead(id: string): void {
  graph.run(markNotificationRead, { id }).then(
    () => readAgain(notifications, unreadCount),
    () => undefined,
  )
}
