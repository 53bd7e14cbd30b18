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
}

export function IconButton({ icon, name, onPress, bordered = false, ...aria }: IconButtonProps) {
  return (
    <AriaButton
      className={classNames('icon-button', bordered && 'bordered')}
      aria-label={name}
      {...aria}
      {...(onPress ? { onPress: () => onPress() } : {})}
    >
      <Icon name={icon} />
    </AriaButton>
  )
}
