// Leaves a mode of the profile and keeps everything that was typed.
import { LinkButton } from '#ui/navigation/LinkButton.tsx'
import type { ProfileStep } from './profile-mode.ts'

export interface LeaveModeProps {
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
