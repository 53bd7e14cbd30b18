// All notifications, newest first; a press marks one read and leads to what it speaks of.
import { placeOf, type NotificationPlace } from '#features/notifications/rules/destination.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { formatDate, formatTime, isToday } from '#ui/format.ts'
import { GoBack } from '#ui/GoBack.tsx'
import { useGraphMutation, useGraphQuery } from '#ui/graphql/hooks.ts'
import { List, ListButton, ListLink } from '#ui/List.tsx'
import { usePageState } from '#ui/navigation.ts'
import { Page as PageOf } from '#ui/Page.tsx'
import { paths } from '#ui/paths.ts'
import { rememberedCase } from '#ui/remembered-case.ts'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { notificationIcon } from './notification-icon.ts'
import { markNotificationRead, notifications, unreadCount, type NotificationsQuery } from './notifications.operations.ts'
import { isFromMyCases, nameOfOrigin, originFrom } from './origin.ts'
import { notificationsWords as words } from './words.en.ts'

type Notification = NotificationsQuery['notifications']['get'][number]

export function Page() {
  const origin = originFrom(usePageState())
  // Opened from My Cases it shows all, from a case that case only (decisions 4.7).
  const caseId = isFromMyCases(origin) ? null : (rememberedCase() ?? null)
  const { data, isError, refetch } = useGraphQuery(notifications, { caseId })
  const entries = data?.notifications.get
  return (
    <PageOf narrow title={words.title} back={<GoBack href={origin}>{nameOfOrigin(origin)}</GoBack>}>
      {entries ? <Entries entries={entries} showsCase={caseId === null} /> : null}
      {!entries && isError ? <LoadFailed onRetry={() => void refetch()} /> : null}
      {!entries && !isError ? <SkeletonList rows={4} /> : null}
    </PageOf>
  )
}

function Entries({ entries, showsCase }: { readonly entries: readonly Notification[]; readonly showsCase: boolean }) {
  if (entries.length === 0) return <EmptyState title={words.empty}>{words.emptyHint}</EmptyState>
  return (
    <List name={words.title}>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} showsCase={showsCase} />
      ))}
    </List>
  )
}

function Entry({ entry, showsCase }: { readonly entry: Notification; readonly showsCase: boolean }) {
  const { mutate } = useGraphMutation(markNotificationRead, { outdates: [notifications, unreadCount] })
  const { id, type, description, notificationTime, read, caseId } = entry
  const when = isToday(notificationTime) ? formatTime(notificationTime) : formatDate(notificationTime)
  const place = placeOf(entry)
  const row = {
    icon: notificationIcon(type),
    title: description,
    lines: [
      <EntryLine key="line" when={when} isUnread={!read} />,
      ...(showsCase && entry.case ? [<span key="case">{words.ofCase(entry.case.caseType, entry.case.firm.name)}</span>] : []),
    ],
    unread: !read,
  }
  const markRead = () => {
    if (!read) mutate({ id })
  }
  if (place === 'none' || caseId === null) return <ListButton {...row} onPress={markRead} />
  return <ListLink {...row} href={addressOf(place, caseId, entry.destinationId)} onFollow={markRead} />
}

function addressOf(place: NotificationPlace, caseId: string, destinationId: string | null): string {
  const ofCase = `caseId=${encodeURIComponent(caseId)}`
  if (place === 'document') return `${paths.documents}/detail?documentId=${encodeURIComponent(destinationId ?? '')}&${ofCase}`
  return place === 'documents' ? `${paths.documents}?${ofCase}` : paths.caseHome(caseId)
}

function EntryLine({ when, isUnread }: { readonly when: string; readonly isUnread: boolean }) {
  return (
    <span className="num">
      {isUnread ? <strong>{words.unread}. </strong> : null}
      {when}
    </span>
  )
}

function LoadFailed({ onRetry }: { readonly onRetry: () => void }) {
  const retry = (
    <Button look="second" small icon="arrow-clockwise" onPress={onRetry}>
      {words.retry}
    </Button>
  )
  return (
    <Banner tone="bad" title={words.error} action={retry}>
      <p>{words.errorHint}</p>
    </Banner>
  )
}
