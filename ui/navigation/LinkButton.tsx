import type { ReactNode } from 'react'
import { Icon } from '../display/Icon.tsx'
import type { IconName } from '../icons/names.ts'

export interface LinkButtonProps {
  readonly children: ReactNode
  readonly icon?: IconName
  readonly onPress: () => void
}

export function LinkButton({ children, icon, onPress }: LinkButtonProps) {
  return (
    <button type="button" className="goback" onClick={onPress}>
      {icon && <Icon name={icon} size="small" />}
      <span>{children}</span>
    </button>
  )
}
