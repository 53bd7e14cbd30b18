import type { ReactNode } from 'react'
import { stepClass, TimelineMark, type TimelineStep } from './TimelineMark.tsx'

export interface VerticalStep extends TimelineStep {
  /** For a done or current step, it begins with 'Done 09/14/2026' or 'Now.' */
  readonly sentence: ReactNode
}

export function VerticalTimeline({
  steps,
  name,
}: {
  readonly steps: readonly VerticalStep[]
  readonly name: string
}) {
  return (
    <ol className="vline" aria-label={name}>
      {steps.map((step) => (
        <li
          key={step.id}
          className={stepClass[step.state]}
          {...(step.state === 'current' ? { 'aria-current': 'step' as const } : {})}
        >
          <TimelineMark state={step.state} />
          <p className="title-line">{step.name}</p>
          <p className="second-line">{step.sentence}</p>
        </li>
      ))}
    </ol>
  )
}
