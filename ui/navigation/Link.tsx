import { useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { buttonClass, type ButtonLook } from '../display/Button.tsx'
import { Icon } from '../display/Icon.tsx'
import type { IconName } from '../icons/names.ts'
import type { PageState } from './navigation.ts'

export interface LinkProps {
  /** A portal path or an address (`https:`, `tel:`, `mailto:`). */
  readonly href: string
  readonly children: ReactNode
  readonly className?: string
  readonly id?: string
  readonly name?: string
  /** For `aria-keyshortcuts`: `C`. */
  readonly shortcut?: string
  /** Opens a new tab without opener. For outside addresses. */
  readonly newTab?: boolean
  readonly current?: boolean
  readonly state?: PageState
  readonly replace?: boolean
  readonly onFollow?: () => void
}

/** Returns true when the browser must handle the click: new tab, download, other mouse button. */
function isForTheBrowser(event: MouseEvent): boolean {
  return (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
}

export function Link({
  href,
  children,
  className,
  id,
  name,
  shortcut,
  newTab = false,
  current = false,
  state,
  replace = false,
  onFollow,
}: LinkProps) {
  const router = useRouter()
  const inside = href.startsWith('/') && !newTab

  function follow(event: MouseEvent) {
    onFollow?.()
    if (!inside || isForTheBrowser(event)) return
    event.preventDefault()
    void router.navigate({ href, replace, ...(state === undefined ? {} : { state }) })
  }

  return (
    <a
      href={href}
      onClick={follow}
      {...(className === undefined ? {} : { className })}
      {...(id === undefined ? {} : { id })}
      {...(name === undefined ? {} : { 'aria-label': name })}
      {...(shortcut === undefined ? {} : { 'aria-keyshortcuts': shortcut })}
      {...(current ? { 'aria-current': 'page' as const } : {})}
      {...(newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {children}
    </a>
  )
}

export interface ButtonLinkProps extends Omit<LinkProps, 'className'> {
  readonly look?: ButtonLook
  readonly icon?: IconName
  readonly iconAfter?: IconName
  readonly small?: boolean
  readonly wide?: boolean
}

export function ButtonLink({
  look = 'primary',
  icon,
  iconAfter,
  small,
  wide,
  children,
  ...link
}: ButtonLinkProps) {
  return (
    <Link {...link} className={buttonClass(look, { small, wide })}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
      {iconAfter && <Icon name={iconAfter} size="small" />}
    </Link>
  )
}
