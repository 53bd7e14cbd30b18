// The seven modes of the profile page, what leads from one to another, and what the page says when one arrives.

/** Seeds/000, section 3. */
export const profileModes = [
  'read-only',
  'edit',
  'reset',
  'changeMobilePhone',
  'changeMobilePhoneVerify',
  'changeEmailAddress',
  'changeEmailAddressVerify',
] as const
export type ProfileMode = (typeof profileModes)[number]

/** A new number or address that waits for its code. */
export interface PendingChange {
  /** As it was typed; undefined when the page was loaded since, and knows only what the server says. */
  readonly value: string | undefined
  /** Where the code went, masked. */
  readonly destination: string | null
}

/** What was just done, or not done after all. */
export type ProfileNews =
  | 'saved'
  | 'passwordChanged'
  | 'mobileChanged'
  | 'mobileKept'
  | 'emailChanged'
  | 'emailKept'

export interface ProfileState {
  readonly mode: ProfileMode
  readonly mobile: PendingChange | undefined
  readonly email: PendingChange | undefined
  readonly news: ProfileNews | undefined
  /** Whether a step has led deeper into the page or back; undefined when the address itself did. */
  readonly turn: 'deeper' | 'back' | undefined
}

export type ProfileStep =
  | { readonly kind: 'edit' | 'reset' | 'changeMobilePhone' | 'changeEmailAddress' }
  /** To the code of what is pending already. */
  | { readonly kind: 'enterCode'; readonly channel: 'mobile' | 'email' }
  /** The new value was taken, and its code is on its way. */
  | { readonly kind: 'sent'; readonly pending: PendingChange }
  /** Saved, changed or verified: what the mode was for is done. */
  | { readonly kind: 'done' }
  | { readonly kind: 'cancelled' }
  /** To the mode before; nothing is saved, and nothing is given up. */
  | { readonly kind: 'left' }
  /** The address names a mode: Back, Forward, a reload, a link. */
  | { readonly kind: 'came'; readonly asked: string | undefined }

interface Way {
  readonly to: ProfileMode
  readonly news?: ProfileNews
}

type Taken = Exclude<ProfileStep['kind'], 'came' | 'enterCode'>

/** Seeds/000, section 4: a saved edit leads to read-only, a verified or cancelled change to edit. What is not here leads nowhere. */
const ways: Readonly<Record<ProfileMode, Partial<Readonly<Record<Taken, Way>>>>> = {
  'read-only': { edit: { to: 'edit' }, reset: { to: 'reset' } },
  edit: {
    done: { to: 'read-only', news: 'saved' },
    cancelled: { to: 'read-only' },
    left: { to: 'read-only' },
    changeMobilePhone: { to: 'changeMobilePhone' },
    changeEmailAddress: { to: 'changeEmailAddress' },
  },
  reset: {
    done: { to: 'read-only', news: 'passwordChanged' },
    cancelled: { to: 'read-only' },
    left: { to: 'read-only' },
  },
  changeMobilePhone: {
    sent: { to: 'changeMobilePhoneVerify' },
    cancelled: { to: 'edit' },
    left: { to: 'edit' },
  },
  changeMobilePhoneVerify: {
    done: { to: 'edit', news: 'mobileChanged' },
    cancelled: { to: 'edit', news: 'mobileKept' },
    left: { to: 'edit' },
  },
  changeEmailAddress: {
    sent: { to: 'changeEmailAddressVerify' },
    cancelled: { to: 'edit' },
    left: { to: 'edit' },
  },
  changeEmailAddressVerify: {
    done: { to: 'edit', news: 'emailChanged' },
    cancelled: { to: 'edit', news: 'emailKept' },
    left: { to: 'edit' },
  },
}

const channelOf: Partial<Readonly<Record<ProfileMode, 'mobile' | 'email'>>> = {
  changeMobilePhone: 'mobile',
  changeMobilePhoneVerify: 'mobile',
  changeEmailAddress: 'email',
  changeEmailAddressVerify: 'email',
}

const verifies = { mobile: 'changeMobilePhoneVerify', email: 'changeEmailAddressVerify' } as const
const changes = { mobile: 'changeMobilePhone', email: 'changeEmailAddress' } as const

/** What waits for its code as the server knows it, masked. */
export interface Waiting {
  readonly unVerifiedMobilePhone: string | null
  readonly unVerifiedEmailAddress: string | null
}

const pendingAt = (destination: string | null): PendingChange | undefined =>
  destination === null ? undefined : { value: undefined, destination }

/** What the page begins with: the mode of the address, and what waits already. */
export function profileAt({
  asked,
  waiting,
}: {
  readonly asked: string | undefined
  readonly waiting: Waiting
}): ProfileState {
  const mobile = pendingAt(waiting.unVerifiedMobilePhone)
  const email = pendingAt(waiting.unVerifiedEmailAddress)
  return profileAfter(
    { mode: 'read-only', mobile, email, news: undefined, turn: undefined },
    { kind: 'came', asked },
  )
}

export function profileAfter(state: ProfileState, step: ProfileStep): ProfileState {
  if (step.kind === 'came') {
    const mode = orWhereItIsTyped(
      profileModes.find((one) => one === step.asked) ?? 'read-only',
      state,
    )
    return mode === state.mode ? state : { ...state, mode, news: undefined, turn: undefined }
  }
  if (step.kind === 'enterCode') {
    return state.mode === 'edit'
      ? {
          ...state,
          mode: orWhereItIsTyped(verifies[step.channel], state),
          news: undefined,
          turn: 'deeper',
        }
      : state
  }
  const way = ways[state.mode][step.kind]
  if (way === undefined) return state
  const channel = channelOf[state.mode]
  const pending =
    channel === undefined || step.kind === 'left'
      ? {}
      : { [channel]: step.kind === 'sent' ? step.pending : undefined }
  return {
    ...state,
    ...pending,
    mode: way.to,
    news: way.news,
    turn: isOver(step.kind) ? 'back' : 'deeper',
  }
}

function isOver(kind: Taken): boolean {
  return kind === 'done' || kind === 'cancelled' || kind === 'left'
}

/** Nobody can verify what is not pending: that leads to where the new value is typed. */
function orWhereItIsTyped(mode: ProfileMode, state: ProfileState): ProfileMode {
  const channel = channelOf[mode]
  return channel !== undefined && mode === verifies[channel] && state[channel] === undefined
    ? changes[channel]
    : mode
}

export type WayOfAddress =
  | { readonly kind: 'push' | 'replace' }
  | { readonly kind: 'back'; readonly entries: number }

/**
 * How the address follows: one entry further; or, from what is over, back over the entries of this tab, so that Back afterwards does not return to it.
 * `trail`: the modes of the entries behind this one, oldest first.
 */
export function wayOfAddress(
  turn: 'deeper' | 'back',
  to: ProfileMode,
  trail: readonly ProfileMode[],
): WayOfAddress {
  if (turn === 'deeper') return { kind: 'push' }
  const at = trail.lastIndexOf(to)
  return at === -1 ? { kind: 'replace' } : { kind: 'back', entries: trail.length - at }
}

export function isProfileMode(value: unknown): value is ProfileMode {
  return profileModes.some((mode) => mode === value)
}
