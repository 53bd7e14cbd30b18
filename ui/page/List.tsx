import type { ReactNode } from 'react'
import { classNames } from '../display/class-names.ts'
import { Icon } from '../display/Icon.tsx'
import { IconTile, type TileTone } from '../display/IconTile.tsx'
import type { IconName } from '../icons/names.ts'
import { Link } from '../navigation/Link.tsx'
import type { PageState } from '../navigation/navigation.ts'

export function List({ children, name }: { readonly children: ReactNode; readonly name?: string }) {
  return (
    <ul className="list" {...(name === undefined ? {} : { 'aria-label': name })}>
      {children}
    </ul>
  )
}

export interface RowWords {
  readonly icon?: IconName
  readonly start?: ReactNode
  readonly tone?: TileTone
  readonly title: ReactNode
  readonly lines?: readonly ReactNode[]
  /** 'Your attorney left a comment' */
  readonly alert?: ReactNode
  readonly badge?: ReactNode
  /** `beside`: shows the badge from 768 px only. `wraps`: below the text on phones. */
  readonly badgePlace?: 'beside' | 'wraps'
}

function RowBody({
  icon,
  start,
  tone,
  title,
  lines = [],
  alert,
  badge,
  badgePlace = 'beside',
}: RowWords) {
  return (
    <>
      {start}
      {icon && <IconTile icon={icon} {...(tone === undefined ? {} : { tone })} />}
      <span className="grow">
        <span className="title-line">{title}</span>
        {lines.map((line, at) => (
          <span className="second-line" key={at}>
            {line}
          </span>
        ))}
        {alert ? <span className="second-line bad-text">{alert}</span> : null}
      </span>
      {badge ? badgePlace === 'wraps' ? badge : <span className="wide-badge">{badge}</span> : null}
    </>
  )
}

export interface ListLinkProps extends RowWords {
  readonly href: string
  readonly state?: PageState
  readonly onFollow?: () => void
  readonly unread?: boolean
  /** Accessible name of the dot at the end of the row: 'Unread'. */
  readonly pin?: string | undefined
  /** Shows the title in regular weight. */
  readonly read?: boolean
  /** The first task on the case home. Max one per screen. */
  readonly primary?: boolean
}

export function ListLink({
  href,
  state,
  onFollow,
  unread = false,
  pin,
  read = false,
  primary = false,
  ...words
}: ListLinkProps) {
  return (
    <li>
      <Link
        href={href}
        className={
          primary
            ? 'next'
            : classNames(
                'item',
                words.badgePlace === 'wraps' && 'wraps',
                unread && 'unread',
                read && 'read',
              )
        }
        {...(state === undefined ? {} : { state })}
        {...(onFollow === undefined ? {} : { onFollow })}
      >
        <RowBody {...words} />
        {pin === undefined ? null : (
          <>
            <span className="active-mark" aria-hidden="true" />
            <span className="visually-hidden">{pin}</span>
          </>
        )}
        <Icon name="caret-right" className="caret" />
      </Link>
    </li>
  )
}

export interface ListButtonProps extends RowWords, Pick<ListLinkProps, 'unread' | 'read' | 'pin'> {
  readonly onPress: () => void
}

export function ListButton({
  onPress,
  unread = false,
  read = false,
  pin,
  ...words
}: ListButtonProps) {
  return (
    <li>
      <button
        type="button"
        className={classNames(
          'item',
          words.badgePlace === 'wraps' && 'wraps',
          unread && 'unread',
          read && 'read',
        )}
        onClick={onPress}
      >
        <RowBody {...words} />
        {pin === undefined ? null : (
          <>
            <span className="active-mark" aria-hidden="true" />
            <span className="visually-hidden">{pin}</span>
          </>
        )}
      </button>
    </li>
  )
}

export interface ListRowProps extends RowWords {
  readonly children?: ReactNode
  readonly buttonWraps?: boolean
}

/** A row without a link; `children` may contain a button. */
export function ListRow({ children, buttonWraps = false, ...words }: ListRowProps) {
  return (
    <li className={classNames('item', buttonWraps && 'button-wraps')}>
      <RowBody {...words} />
      {children}
    </li>
  )
}
