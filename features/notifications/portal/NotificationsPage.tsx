import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/display/Button.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { formatDate, isToday } from '#ui/language/format.ts'
import { GoBack } from '#ui/navigation/GoBack.tsx'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useLanguage, useWords } from '#ui/language/language.ts'
import { List, ListButton, ListLink } from '#ui/page/List.tsx'
import { usePageState } from '#ui/navigation/navigation.ts'
import { Page as PageOf } from '#ui/page/Page.tsx'
import { SkeletonList } from '#ui/feedback/SkeletonList.tsx'
import { useFormats } from '#ui/language/use-formats.ts'
import { groupByDay } from './news-days.ts'
import { newsLook } from './news-look.ts'
import { notifications, type NotificationsQuery } from './notifications.operations.ts'
import { markRead, getTarget } from './open-notification.ts'
import { listedCaseFrom, nameOfOrigin, originFrom } from './origin.ts'
import { notificationsWords } from './words.ts'

type Notification = NotificationsQuery['notifications']['get'][number]

/** The no-break space keeps the dot at the end of a line, never at the start of the next one. */
const dot = '\u00A0· '

/**
 * What an entry says about its case. `none`: in the list of one case. `type`: the client has one
 * case. `type-and-firm`: the client has several cases.
 */
type CaseLine = 'none' | 'type' | 'type-and-firm'

export function Page() {
  const words = useWords(notificationsWords)
  const state = usePageState()
  const origin = originFrom(state)
  const caseId = listedCaseFrom(state)
  const { data, isError, refetch } = useGraphQuery(notifications, { caseId })
  return (
    <PageOf
      narrow
      title={words.title}
      back={<GoBack href={origin}>{nameOfOrigin(origin, words)}</GoBack>}
    >
      {data ? (
        <Entries
          entries={data.notifications.get}
          caseLine={getCaseLine(caseId, data.cases.get.length)}
        />
      ) : null}
      {!data && isError ? <LoadFailed onRetry={() => void refetch()} /> : null}
      {!data && !isError ? <SkeletonList rows={4} /> : null}
    </PageOf>
  )
}

function getCaseLine(listedCaseId: string | null, cases: number): CaseLine {
  if (listedCaseId !== null) return 'none'
  return cases > 1 ? 'type-and-firm' : 'type'
}

interface EntriesProps {
  readonly entries: readonly Notification[]
  readonly caseLine: CaseLine
}

function Entries({ entries, caseLine }: EntriesProps) {
  const words = useWords(notificationsWords)
  const language = useLanguage()
  if (entries.length === 0) return <EmptyState title={words.empty}>{words.emptyHint}</EmptyState>
  return (
    <div className="news stack-6">
      {groupByDay(entries, language, words).map(({ heading, entries: group }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <List name={heading}>
            {group.map((entry) => (
              <Entry key={entry.id} entry={entry} caseLine={caseLine} />
            ))}
          </List>
        </section>
      ))}
      <p className="reason">{words.discreet}</p>
    </div>
  )
}

function Entry({ entry, caseLine }: { readonly entry: Notification; readonly caseLine: CaseLine }) {
  const words = useWords(notificationsWords)
  const { formatTime } = useFormats()
  const { id, description, notificationTime, read, case: legalCase } = entry
  const when = isToday(notificationTime)
    ? formatTime(notificationTime)
    : formatDate(notificationTime)
  const address = getTarget(entry)
  const row = {
    ...newsLook(entry),
    title: description,
    lines: [
      <span key="line">
        <span className="numeric">{when}</span>
        <span>
          {[
            legalCase && caseLine !== 'none' ? `${dot}${legalCase.caseType}` : '',
            legalCase && caseLine === 'type-and-firm' ? `${dot}${legalCase.firm.name}` : '',
          ].join('')}
        </span>
      </span>,
    ],
    unread: !read,
    read,
    pin: read ? undefined : words.unread,
  }
  const follow = () => {
    if (!read) markRead(id)
  }
  return address === undefined ? (
    <ListButton {...row} onPress={follow} />
  ) : (
    <ListLink {...row} href={address} onFollow={follow} />
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
