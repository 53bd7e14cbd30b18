import { Icon } from './Icon.tsx'

/** `passed` and `ended`: a case that ended without a discharge. */
export type StepState = 'done' | 'current' | 'next' | 'passed' | 'ended'

export interface TimelineStep {
  readonly id: string
  readonly name: string
  readonly state: StepState
}

export function TimelineMark({
  state,
  risen = false,
}: {
  readonly state: StepState
  readonly risen?: boolean
}) {
  return (
    <span className="timeline-point" aria-hidden="true">
      {state === 'done' ? <Icon name="check-bold" /> : null}
      {state === 'ended' ? <Icon name="flag-fill" /> : null}
      {state === 'current' ? risen ? <RisenSun /> : <HalfSun /> : null}
    </span>
  )
}

function HalfSun() {
  return (
    <svg className="rise" viewBox="0 0 48 28" focusable="false">
      <path
        className="ray"
        d="M24 3v4M10.5 8.5l2.7 2.9M37.5 8.5l-2.7 2.9"
        strokeWidth="2.5"
        strokeLinecap="round"
        fill="none"
      />
      <path className="disc" d="M12.5 27a11.5 11.5 0 0 1 23 0z" strokeWidth="2" />
    </svg>
  )
}

function RisenSun() {
  return (
    <svg className="rise" viewBox="0 0 48 40" focusable="false">
      <path
        className="ray"
        d="M24 1v4M10.5 6.5l2.7 2.9M37.5 6.5l-2.7 2.9M5 20h4M39 20h4"
        strokeWidth="2.5"
        strokeLinecap="round"
        fill="none"
      />
      <circle className="disc" cx="24" cy="20" r="10.5" strokeWidth="2" />
    </svg>
  )
}

export const stepClass: Readonly<Record<StepState, string | undefined>> = {
  done: 'past',
  current: 'now',
  next: undefined,
  passed: 'passed',
  ended: 'passed ended',
}
