import type { ReactNode } from 'react'
import { SunMark } from '../page/SunMark.tsx'

export interface EmptyStateProps {
  readonly title: ReactNode
  readonly children?: ReactNode
  readonly action?: ReactNode
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="card empty">
      <SunMark />
      <p className="lead">{title}</p>
      {children ? <div className="soft">{children}</div> : null}
      {action ? <div className="actions">{action}</div> : null}
    </div>
  )
}
