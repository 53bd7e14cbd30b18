import type { InviteDraft } from './invite-draft.ts'

/** One part of the form. */
export interface CardProps {
  readonly draft: InviteDraft
  readonly change: (part: Partial<InviteDraft>) => void
}
