import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from '../icons/names.ts'

export interface StateWordProps {
  /** `yours`: a task for the client. `cool`: someone else acts. */
  readonly tone: 'yours' | 'cool' | 'is-ok' | 'is-bad'
  readonly icon?: IconName
  readonly children: ReactNode
}

export function StateWord({ tone, icon, children }: StateWordProps) {
  return (
    <span className={classNames('state-word', tone)}>
      {icon && <Icon name={icon} size="small" />}
      <span>{children}</span>
    </span>
  )
}
