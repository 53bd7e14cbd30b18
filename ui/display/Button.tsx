// The button: five looks, busy with a verb, and greyed with its reason beside it, never unreachable.
import { useId, useRef, type MouseEvent, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { elapsedMs } from '../browser/clock.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from '../icons/names.ts'
import { isSecondPress } from './second-press.ts'

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
  /** While work is under way: the verb that is shown (`Submitting…`). Presses are ignored, focus stays. */
  readonly busy?: string | false | undefined
  /** Why it cannot be pressed now. Shown beside it and read as its description; the button stays reachable. */
  readonly unavailableBecause?: string | false | undefined
  /** A longer name for those who cannot see what it stands beside. */
  readonly name?: string
  readonly id?: string
  /** The id of something that says more about it. */
  readonly describedBy?: string
  readonly className?: string
}

const lookClass: Readonly<Record<ButtonLook, string>> = {
  primary: 'btn',
  second: 'btn second',
  soft: 'btn soft',
  quiet: 'btn quiet',
  danger: 'btn danger',
  faint: 'btn quiet faint',
}

/** The class of a button's look, for links that look like buttons. */
export function buttonClass(
  look: ButtonLook,
  size: { small?: boolean | undefined; wide?: boolean | undefined },
  more?: string,
): string {
  return classNames(lookClass[look], size.small && 'small', size.wide && 'wide', more)
}

/**
 * A second press within 500 ms is ignored (seeds/000, section 9). The browser's own button: it needs no script of a library, and /login has to be
 * small.
 */
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
    className,
  } = props
  const reasonId = useId()
  const lastPress = useRef<number>(undefined)
  const description = classNames(describedBy, unavailableBecause && reasonId)
  const stopped = Boolean(busy) || Boolean(unavailableBecause)

  function press(event: MouseEvent<HTMLButtonElement>) {
    // Safari leaves the focus elsewhere; a dialog that closes must find its way back to this button.
    event.currentTarget.focus()
    if (stopped || isSecondPress(elapsedMs(), lastPress.current)) {
      event.preventDefault()
      return
    }
    lastPress.current = elapsedMs()
    onPress?.()
  }

  return (
    <>
      <button
        // A stopped submit button is a plain one, so that neither a press nor Enter in a field sends the form.
        type={stopped ? 'button' : type}
        onClick={press}
        className={buttonClass(look, { small, wide }, className)}
        {...(id === undefined ? {} : { id })}
        {...(name === undefined ? {} : { 'aria-label': name })}
        {...(stopped ? { 'aria-disabled': true } : {})}
        {...(description === '' ? {} : { 'aria-describedby': description })}
        {...(busy ? { 'data-busy': true } : {})}
      >
        {busy ? <span className="spin" aria-hidden="true" /> : icon && <Icon name={icon} />}
        {busy || children}
        {iconAfter && <Icon name={iconAfter} size="small" />}
      </button>
      {unavailableBecause ? (
        <p className="why" id={reasonId}>
          {unavailableBecause}
        </p>
      ) : null}
    </>
  )
}
