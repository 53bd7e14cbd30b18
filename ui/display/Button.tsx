import { useEffect, useId, useState, type MouseEvent, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from '../icons/names.ts'
import { useWords } from '../language/language.ts'
import { kitWords } from '../words.ts'

/** A person who waits this long wants to know that the press still counts. */
const slowMs = 10_000

export type ButtonLook = 'primary' | 'second' | 'soft' | 'quiet' | 'danger' | 'faint'

export interface ButtonProps {
  readonly children: ReactNode
  readonly onPress?: () => void
  readonly type?: 'button' | 'submit'
  readonly look?: ButtonLook
  readonly icon?: IconName
  readonly iconAfter?: IconName
  readonly small?: boolean
  readonly wide?: boolean
  /**
   * The verb shown during the action: `Submitting…`, or `Saving…` for true. Ignores presses and keeps
   * the focus.
   */
  readonly busy?: string | boolean | undefined
  /** The reason shown beside the button, which stays focusable but does nothing. */
  readonly unavailableBecause?: string | false | undefined
  /** Accessible name, where the visible text is not unique. */
  readonly name?: string
  readonly id?: string
  readonly describedBy?: string
  /** For `aria-keyshortcuts`: `B`. */
  readonly shortcut?: string
  readonly className?: string
}

const lookClass: Readonly<Record<ButtonLook, string>> = {
  primary: 'button',
  second: 'button second',
  soft: 'button soft',
  quiet: 'button quiet',
  danger: 'button danger',
  faint: 'button quiet faint',
}

export function buttonClass(
  look: ButtonLook,
  size: { small?: boolean | undefined; wide?: boolean | undefined },
  more?: string,
): string {
  return classNames(lookClass[look], size.small && 'small', size.wide && 'wide', more)
}

/** Plain HTML keeps /login small. */
export function Button(props: ButtonProps) {
  const {
    children,
    onPress,
    type = 'button',
    look = 'primary',
    icon,
    iconAfter,
    small,
    wide,
    busy,
    unavailableBecause,
    name,
    id,
    describedBy,
    shortcut,
    className,
  } = props
  const words = useWords(kitWords)
  const isSlow = useIsSlow(Boolean(busy))
  const reasonId = useId()
  const description = classNames(describedBy, unavailableBecause && reasonId)
  const stopped = Boolean(busy) || Boolean(unavailableBecause)

  function press(event: MouseEvent<HTMLButtonElement>) {
    // Safari does not focus a pressed button; a closing dialog needs the focus to return here.
    event.currentTarget.focus()
    if (stopped) event.preventDefault()
    else onPress?.()
  }

  return (
    <>
      <button
        // Neither a press nor Enter in a field may submit while unavailable.
        type={stopped ? 'button' : type}
        onClick={press}
        className={buttonClass(look, { small, wide }, className)}
        {...(id === undefined ? {} : { id })}
        {...(name === undefined ? {} : { 'aria-label': name })}
        {...(shortcut === undefined ? {} : { 'aria-keyshortcuts': shortcut })}
        {...(stopped ? { 'aria-disabled': true } : {})}
        {...(description === '' ? {} : { 'aria-describedby': description })}
        {...(busy ? { 'data-busy': true } : {})}
      >
        {busy ? <span className="spin" aria-hidden="true" /> : icon && <Icon name={icon} />}
        <span>{busy === true ? words.saving : busy || children}</span>
        {iconAfter && <Icon name={iconAfter} size="small" />}
      </button>
      {isSlow ? (
        <p className="reason" role="status">
          {words.stillWaiting}
        </p>
      ) : null}
      {unavailableBecause ? (
        <p className="reason" id={reasonId}>
          {unavailableBecause}
        </p>
      ) : null}
    </>
  )
}

function useIsSlow(isBusy: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isBusy) return undefined
    const timer = setTimeout(() => setSlow(true), slowMs)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isBusy])
  return isSlow
}
