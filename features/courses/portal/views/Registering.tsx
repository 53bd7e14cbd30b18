import { useEffect } from 'react'
import { useWords } from '#ui/language/language.ts'
import type { Registrations } from '../taking/use-registrations.ts'
import { flowWords } from '../words.ts'
import { StartSteps, type StartStepsProps } from './StartSteps.tsx'

export interface RegisteringProps extends StartStepsProps {
  readonly registrations: Registrations
  readonly byPhone: boolean
}

/** Does not retry automatically after a failure. The banner above has the retry button. */
export function Registering({ registrations, byPhone, ...steps }: RegisteringProps) {
  const words = useWords(flowWords)
  const { order } = steps
  const hasFailed = registrations.hasFailed(order)
  const { begin } = registrations
  useEffect(() => {
    begin(order, byPhone)
  }, [begin, order, byPhone])
  return (
    <StartSteps {...steps} next="courses" hasFailed={hasFailed}>
      {hasFailed ? null : (
        <div role="status" className="busy-line">
          <span className="spin" aria-hidden="true" />
          <div>
            <p className="strong">{words.starting}</p>
            <p className="soft small-text">{words.startingText}</p>
          </div>
        </div>
      )}
    </StartSteps>
  )
}
