import { useState } from 'react'
import { Button } from '#ui/display/Button.tsx'
import { Icon } from '#ui/display/Icon.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { OlderEntries } from '#ui/feedback/OlderEntries.tsx'
import { SkeletonList } from '#ui/feedback/SkeletonList.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { readAgain, useGraphQuery } from '#ui/graphql/hooks.ts'
import type { IconName } from '#ui/icons/names.ts'
import { useWords } from '#ui/language/language.ts'
import { useFormats } from '#ui/language/use-formats.ts'
import { Link } from '#ui/navigation/Link.tsx'
import type { StaffNoticeGroup } from '#ui/graphql/enums.generated.ts'
import {
  markStaffNoticesRead,
  staffNoticePage,
  staffUnread,
  type StaffNoticePageQuery,
} from './notices.operations.ts'
import { bellWords } from './words.ts'

type Notice = StaffNoticePageQuery['staffNotices']['notices'][number]

const icons: Readonly<Record<StaffNoticeGroup, IconName>> = {
  CASES: 'folder-open',
  CONTACT: 'chat-circle-text',
  DOCUMENTS: 'file-text',
  QUESTIONNAIRE: 'clipboard-text',
  COURSES: 'graduation-cap',
}

export interface NoticeListProps {
  readonly settingsPath: string
  /** Runs when a link leads to another page. */
  readonly onFollow: () => void
}

export function NoticeList({ settingsPath, onFollow }: NoticeListProps) {
  const words = useWords(bellWords)
  const { first, older, hasFailed, readAgainFirst, showOlder, mark } = useNotices()
  const notices = [...(first ?? []), ...older]
  return (
    <>
      <div className="notices-head">
        <h2>{words.title}</h2>
        {notices.some(({ isRead }) => !isRead) ? (
          <Button look="quiet" small onPress={() => void mark(null)}>
            {words.markAll}
          </Button>
        ) : null}
      </div>
      {hasFailed ? (
        <Banner
          tone="bad"
          slim
          title={words.notLoaded}
          action={
            <Button look="second" small onPress={readAgainFirst}>
              {words.tryAgain}
            </Button>
          }
        />
      ) : null}
      {first === undefined && !hasFailed ? <SkeletonList /> : null}
      {first?.length === 0 ? <p className="notices-empty soft">{words.empty}</p> : null}
      <ul className="notices-list">
        {notices.map((notice) => (
          <NoticeLine
            key={notice.id}
            notice={notice}
            onFollow={() => {
              if (!notice.isRead) void mark([notice.id])
              onFollow()
            }}
          />
        ))}
      </ul>
      <div className="notices-foot">
        <OlderEntries look="quiet" small onShow={hasFailed ? null : showOlder} />
        <Link href={settingsPath} className="notices-settings" onFollow={onFollow}>
          {words.settings}
        </Link>
      </div>
    </>
  )
}

interface NoticeLineProps {
  readonly notice: Notice
  readonly onFollow: () => void
}

function NoticeLine({
  notice: { group, text, path, createdAt, isRead },
  onFollow,
}: NoticeLineProps) {
  const words = useWords(bellWords)
  const { formatDateTime } = useFormats()
  return (
    <li>
      <Link href={path} className={isRead ? 'notice' : 'notice unread'} onFollow={onFollow}>
        <Icon name={icons[group]} />
        <span className="notice-text">
          {text}
          <span className="notice-time">{formatDateTime(createdAt)}</span>
        </span>
        {isRead ? null : (
          <span className="notice-mark">
            <span className="visually-hidden">{words.isUnread}</span>
          </span>
        )}
      </Link>
    </li>
  )
}

/** The first page is read whenever the list opens; older pages are added by a press. */
function useNotices() {
  const query = useGraphQuery(staffNoticePage, {}, { fresh: true })
  const page = query.data?.staffNotices
  const [older, setOlder] = useState<readonly Notice[]>([])
  const [olderNext, setOlderNext] = useState<string | null>()
  const next = olderNext === undefined ? (page?.next ?? null) : olderNext

  async function showOlder() {
    const { staffNotices } = await graph.run(staffNoticePage, { after: next })
    setOlder([...older, ...staffNotices.notices])
    setOlderNext(staffNotices.next)
  }

  /** Null marks all. The list shows it at once; a failure shows at the next reading. */
  async function mark(ids: readonly string[] | null) {
    const isMarked = ({ id, isRead }: Notice) => isRead || ids === null || ids.includes(id)
    setOlder(older.map((notice) => ({ ...notice, isRead: isMarked(notice) })))
    await graph
      .run(markStaffNoticesRead, { ids: ids === null ? null : [...ids] })
      .catch(() => undefined)
    await readAgain(staffNoticePage, staffUnread)
  }

  return {
    first: page?.notices,
    older,
    hasFailed: query.error !== null,
    readAgainFirst: () => void query.refetch(),
    /** Null after the last page. */
    showOlder: next === null ? null : showOlder,
    mark,
  }
}
