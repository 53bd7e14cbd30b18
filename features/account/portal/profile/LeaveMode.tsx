// The way back above the heading: to the mode before, without giving anything up.
import { LinkButton } from '#ui/navigation/LinkButton.tsx'
import type { ProfileStep } from './profile-mode.ts'

export interface LeaveModeProps {
  /** The name of that mode. */
  readonly to: string
  readonly take: (step: ProfileStep) => void
}

export function LeaveMode({ to, take }: LeaveModeProps) {
  return (
    <LinkButton icon="caret-left" onPress={() => take({ kind: 'left' })}>
      {to}
    </LinkButton>
  )
}
