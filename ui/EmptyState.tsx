// Nothing here: a small sun, one sentence, at most one button.
import type { ReactNode } from 'react'

export interface EmptyStateProps {
  readonly title: ReactNode
  readonly children?: ReactNode
  readonly action?: ReactNode
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="card empty">
      <svg className="hz-art" viewBox="0 0 120 60" aria-hidden="true" focusable="false">
        <path className="rise-d" d="M42 44a18 18 0 0 1 36 0z" />
        <path className="rise-l" d="M6 46h108M30 54h60" fill="none" strokeWidth="3" strokeLinecap="round" />
      </svg>
      <p className="lead">{title}</p>
      {children ? <div className="soft">{children}</div> : null}
      {action ? <div className="acts">{action}</div> : null}
    </div>
  )
}
