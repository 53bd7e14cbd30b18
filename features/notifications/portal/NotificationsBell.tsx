// The bell of the top bar, with the number of unread notifications.
import { useLocation } from '@tanstack/react-router'
import { Icon } from '#ui/display/Icon.tsx'
import { useWords } from '#ui/language/language.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { usePageState } from '#ui/navigation/navigation.ts'
import { paths } from '#ui/navigation/paths.ts'
import { originFrom } from './origin.ts'
import { useUnreadCount } from './use-unread-count.ts'
import { bellWords } from './words.ts'

const mostShown = 99

export interface NotificationsBellProps {
  /** Whose notifications they are. */
  readonly accountId: string
}

/** Mount it only while somebody is signed in and fully set up: it polls. */
export function NotificationsBell({ accountId }: NotificationsBellProps) {
  const words = useWords(bellWords)
  const count = useUnreadCount(accountId)
  const here = useLocation({
    select: ({ href, pathname }) => ({ href, pathname }),
    structuralSharing: true,
  })
  const state = usePageState()
  // Pressing the bell on its own page must not make the page its own way back.
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
          {count > mostShown ? words.most : count}
        </span>
      ) : null}
    </Link>
  )
}
