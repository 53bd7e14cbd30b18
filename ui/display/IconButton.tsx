import { Button as AriaButton } from 'react-aria-components/Button'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from '../icons/names.ts'

export interface IconButtonProps {
  readonly icon: IconName
  readonly name: string
  readonly onPress?: () => void
  readonly bordered?: boolean
  /** Pressed many times in a row, as to go on to the next item. */
  readonly repeats?: boolean
  readonly 'aria-haspopup'?: 'menu'
  readonly autoFocus?: boolean
}

export function IconButton({ icon, name, onPress, bordered, repeats, ...rest }: IconButtonProps) {
  return (
    <AriaButton
      className={classNames('icon-button', bordered && 'bordered')}
      aria-label={name}
      {...(repeats ? { 'data-repeats': true } : {})}
      {...rest}
      {...(onPress ? { onPress: () => onPress() } : {})}
    >
      <Icon name={icon} />
    </AriaButton>
  )
}
