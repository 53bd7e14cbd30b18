import { useId, type ReactNode } from 'react'

export interface ProgressBarProps {
  readonly label: ReactNode
  readonly value: number
  readonly max: number
  /** At the right end of the label: '64%'. */
  readonly figure?: string
}

export function ProgressBar({ label, value, max, figure }: ProgressBarProps) {
  const id = useId()
  return (
    <div>
      <div className="progress-row">
        <span id={id}>{label}</span>
        {figure === undefined ? null : <span className="numeric">{figure}</span>}
      </div>
      <progress className="progress-bar" max={max} value={value} aria-labelledby={id} />
    </div>
  )
}
