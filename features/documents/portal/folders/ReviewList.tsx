import { AsIs } from '#ui/display/AsIs.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { useWords } from '#ui/language/language.ts'
import { List, ListLink } from '#ui/page/List.tsx'
import { StatusBadge } from '#ui/display/StatusBadge.tsx'
import { useFormats } from '#ui/language/use-formats.ts'
import type { Dashboard } from '../answers.ts'
import { fromReview } from '../document/came-from.ts'
import { rowInReview, formatArrival } from '../document/document-look.ts'
import { documentPaths } from '../document-paths.ts'
import { fileIcon } from '../document/file-icon.ts'
import { documentWords, submitWords } from '../words.ts'

export function ReviewList({ dashboard }: { readonly dashboard: Dashboard }) {
  const { review, emptyReview, emptyReviewHint } = useWords(submitWords)
  const words = useWords(documentWords)
  const { formatDayOrTime } = useFormats()
  const { submitList, reviewList } = dashboard
  const categories = new Map(
    submitList
      .flatMap((folder) => [folder, ...folder.subcategoryList])
      .map(({ id, name }) => [id, name]),
  )
  if (reviewList.length === 0) return <EmptyState title={emptyReview}>{emptyReviewHint}</EmptyState>
  return (
    <List name={review}>
      {reviewList.map((document) => {
        const { id, name, categoryId, uploaded, status, isFromFirm } = document
        const { shownName, isUnread, comments, place, alert } = rowInReview(
          document,
          categories.get(categoryId),
          words,
        )
        return (
          <ListLink
            key={id}
            href={documentPaths.detail(id)}
            state={fromReview}
            icon={fileIcon(name)}
            tone={isUnread ? 'yours' : 'plain'}
            title={
              <AsIs>
                <ShortName shown={shownName} whole={name} />
              </AsIs>
            }
            lines={[
              formatArrival(document, formatDayOrTime(uploaded), words),
              place === undefined ? comments : `${comments} · ${place}`,
            ]}
            badgePlace="wraps"
            // The firm's own documents have no review status.
            {...(isFromFirm ? {} : { badge: <StatusBadge of="document" status={status} /> })}
            unread={isUnread}
            read={!isUnread}
            pin={isUnread ? words.unread : undefined}
            {...(alert === undefined ? {} : { alert })}
          />
        )
      })}
    </List>
  )
}

/** Shows the short name. Screen readers and the tooltip get the full name. */
function ShortName({ shown, whole }: { readonly shown: string; readonly whole: string }) {
  if (shown === whole) return whole
  return (
    <>
      <span aria-hidden="true" title={whole}>
        {shown}
      </span>
      <span className="visually-hidden">{whole}</span>
    </>
  )
}
