import { Button as AriaButton } from 'react-aria-components/Button'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from '../icons/names.ts'

export interface IconButtonProps {
  readonly icon: IconName
  readonly name: string
  readonly onPress?: () => void
  readonly bordered?: boolean
  readonly 'aria-haspopup'?: 'menu'
  readonly autoFocus?: boolean
}

export function IconButton({ icon, name, onPress, bordered = false, ...rest }: IconButtonProps) {
  return (
    <AriaButton
      className={classNames('icon-button', bordered && 'bordered')}
      aria-label={name}
      {...rest}
      {...(onPress ? { onPress: () => onPress() } : {})}
    >
      <Icon name={icon} />
    </AriaButton>
  )
}
