import type { ReactNode } from 'react'
import { classNames } from '../display/class-names.ts'
import { useWords } from '../language/language.ts'
import { stepClass, TimelineMark, type TimelineStep } from '../display/TimelineMark.tsx'
import { kitWords } from '../words.ts'

export interface HorizonProps {
  readonly name: string
  readonly steps: readonly TimelineStep[]
  readonly beside?: ReactNode
}

export function Horizon({ name, steps, beside }: HorizonProps) {
  const words = useWords(kitWords)
  const at = steps.findIndex((step) => step.state === 'current')
  const here = at === -1 ? undefined : steps[at]
  const risen = at === steps.length - 1
  return (
    <>
      <div className="steps-row">
        <ol className="horizon" aria-label={name}>
          {steps.map((step) => (
            <li
              key={step.id}
              className={classNames(
                stepClass[step.state],
                step.state === 'current' && risen && 'full',
              )}
              {...(step.state === 'current' ? { 'aria-current': 'step' as const } : {})}
            >
              <TimelineMark state={step.state} risen={risen} />
              <span className="timeline-label">{step.name}</span>
            </li>
          ))}
        </ol>
        {beside}
      </div>
      {here === undefined ? null : (
        <p className="now-line" aria-hidden="true">
          {words.stepOf(at + 1, steps.length, here.name)}
        </p>
      )}
    </>
  )
}
