import { useLocation } from '@tanstack/react-router'
import { Icon } from '#ui/display/Icon.tsx'
import { useWords } from '#ui/language/language.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { usePageState } from '#ui/navigation/navigation.ts'
import { paths } from '#ui/navigation/paths.ts'
import { originFrom } from './origin.ts'
import { useUnreadCount } from './use-unread-count.ts'
import { bellWords } from './words.ts'

const maxShown = 99

export interface NotificationsBellProps {
  readonly accountId: string
}

/** Polls, so mount it only for a client. */
export function NotificationsBell({ accountId }: NotificationsBellProps) {
  const words = useWords(bellWords)
  const count = useUnreadCount(accountId)
  const here = useLocation({
    select: ({ href, pathname }) => ({ href, pathname }),
    structuralSharing: true,
  })
  const state = usePageState()
  // On the list of notifications, a click on the bell keeps the origin to which Back leads.
  const from = here.pathname === paths.notifications ? originFrom(state) : here.href
  return (
    <Link
      href={paths.notifications}
      className="tool"
      name={count === 0 ? words.none : words.unread(count)}
      state={{ from }}
    >
      <Icon name="bell" />
      {count > 0 ? (
        <span className="dot" aria-hidden="true">
          {count > maxShown ? words.most : count}
        </span>
      ) : null}
    </Link>
  )
}
