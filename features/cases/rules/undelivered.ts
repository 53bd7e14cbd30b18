/** A message to a person of a case; a list has the newest first. */
export interface ClientMessage {
  readonly kind: 'invitation' | 'notice'
  readonly channel: 'email' | 'text'
  readonly state: 'waiting' | 'delivered' | 'given-up'
  readonly isResent: boolean
}

/**
 * A notice that failed and can be made again: no later one has arrived by the same channel
 * (spec: cases#notice-of-firm).
 */
export function listFailedNotices<Message extends ClientMessage>(
  messages: readonly Message[],
): readonly Message[] {
  return messages.filter(
    ({ kind, channel, state, isResent }, index) =>
      kind === 'notice' &&
      state === 'given-up' &&
      !isResent &&
      !messages
        .slice(0, index)
        .some((later) => isAlike(later, { kind, channel }) && later.state === 'delivered'),
  )
}

/** A new invitation replaces the one that failed. With an account, invitations no longer count. */
export function isUndelivered(
  { accountId }: { readonly accountId: string | null },
  messages: readonly ClientMessage[],
): boolean {
  if (accountId !== null) return listFailedNotices(messages).length > 0
  return messages.some(
    (message, index) =>
      message.kind === 'invitation' &&
      message.state === 'given-up' &&
      !messages.slice(0, index).some((later) => isAlike(later, message)),
  )
}

type Likeness = Pick<ClientMessage, 'kind' | 'channel'>

function isAlike(a: Likeness, b: Likeness): boolean {
  return a.kind === b.kind && a.channel === b.channel
}
