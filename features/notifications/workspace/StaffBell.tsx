import { lazy, Suspense, useRef, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { pollEveryMs } from '#features/notifications/rules/poll.ts'
import { Icon } from '#ui/display/Icon.tsx'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language/language.ts'
import { partLoader } from '#ui/navigation/lazy-part.ts'
import { staffUnread } from './notices.operations.ts'
import { bellWords } from './words.ts'

const load = partLoader(() => import('./NoticesPopover.tsx'), 'NoticesPopover')
const LoadedPopover = lazy(load)

const maxShown = 99

export interface StaffBellProps {
  /** The page on which the person chooses what is emailed. */
  readonly settingsPath: string
}

/** Polls, so mount it only for staff. The list loads when it is used. */
export function StaffBell({ settingsPath }: StaffBellProps) {
  const words = useWords(bellWords)
  const [isOpen, setOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  // Polls do not keep the session alive.
  const { data } = useGraphQuery(
    staffUnread,
    {},
    { poll: { everyMs: pollEveryMs, while: isAlways } },
  )
  const count = data?.unreadStaffNotices ?? 0
  return (
    <span className="lazy-menu" onPointerEnter={() => void load()} onFocus={() => void load()}>
      <AriaButton
        ref={trigger}
        className="tool bell"
        aria-label={count === 0 ? words.none : words.unread(count)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
      >
        <Icon name="bell" />
        {count > 0 ? (
          <span className="dot" aria-hidden="true">
            {count > maxShown ? words.most : count}
          </span>
        ) : null}
      </AriaButton>
      {isOpen ? (
        <Suspense>
          <LoadedPopover
            trigger={trigger}
            onClose={() => setOpen(false)}
            settingsPath={settingsPath}
          />
        </Suspense>
      ) : null}
    </span>
  )
}

const isAlways = () => true
