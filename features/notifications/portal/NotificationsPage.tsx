// All notifications, newest first; a press marks one read and leads to what it speaks of.
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { formatDate, isToday } from '#ui/format.ts'
import { GoBack } from '#ui/GoBack.tsx'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language.ts'
import { List, ListButton, ListLink } from '#ui/List.tsx'
import { usePageState } from '#ui/navigation.ts'
import { Page as PageOf } from '#ui/Page.tsx'
import { rememberedCase } from '#ui/remembered-case.ts'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { notificationIcon } from './notification-icon.ts'
import { notifications, type NotificationsQuery } from './notifications.operations.ts'
import { markRead, whereItLeads } from './open-notification.ts'
import { isFromMyCases, nameOfOrigin, originFrom } from './origin.ts'
import { notificationsWords } from './words.ts'

type Notification = NotificationsQuery['notifications']['get'][number]

export function Page() {
  const words = useWords(notificationsWords)
  const origin = originFrom(usePageState())
  // Opened from My Cases it shows all, from a case that case only (decisions 4.7).
  const caseId = isFromMyCases(origin) ? null : (rememberedCase() ?? null)
  const { data, isError, refetch } = useGraphQuery(notifications, { caseId })
  const entries = data?.notifications.get
  return (
    <PageOf narrow title={words.title} back={<GoBack href={origin}>{nameOfOrigin(origin, words)}</GoBack>}>
      {entries ? <Entries entries={entries} showsCase={caseId === null} /> : null}
      {!entries && isError ? <LoadFailed onRetry={() => void refetch()} /> : null}
      {!entries && !isError ? <SkeletonList rows={4} /> : null}
    </PageOf>
  )
}

function Entries({ entries, showsCase }: { readonly entries: readonly Notification[]; readonly showsCase: boolean }) {
  const words = useWords(notificationsWords)
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
  const words = useWords(notificationsWords)
  const { formatTime } = useFormats()
  const { id, type, description, notificationTime, read } = entry
  const when = isToday(notificationTime) ? formatTime(notificationTime) : formatDate(notificationTime)
  const address = whereItLeads(entry)
  const row = {
    icon: notificationIcon(type),
    title: description,
    lines: [
      <EntryLine key="line" when={when} isUnread={!read} />,
      ...(showsCase && entry.case ? [<span key="case">{words.ofCase(entry.case.caseType, entry.case.firm.name)}</span>] : []),
    ],
    unread: !read,
  }
  const follow = () => {
    if (!read) markRead(id)
  }
  return address === undefined ? <ListButton {...row} onPress={follow} /> : <ListLink {...row} href={address} onFollow={follow} />
}

function EntryLine({ when, isUnread }: { readonly when: string; readonly isUnread: boolean }) {
  const words = useWords(notificationsWords)
  return (
    <>
      {isUnread ? <strong>{words.unread}. </strong> : null}
      <span className="num">{when}</span>
    </>
  )
}

function LoadFailed({ onRetry }: { readonly onRetry: () => void }) {
  const words = useWords(notificationsWords)
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
