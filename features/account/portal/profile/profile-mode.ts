/** In the spelling of the specification (spec: accounts#profile-modes). */
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

export interface PendingChange {
  /** The new value as it was typed. Undefined after a reload. */
  readonly value: string | undefined
  /** Masked. */
  readonly destination: string | null
}

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
  /** The direction of the last step. Undefined after Back, Forward or a reload. */
  readonly turn: 'deeper' | 'back' | undefined
}

export type ProfileStep =
  | { readonly kind: 'edit' | 'reset' | 'changeMobilePhone' | 'changeEmailAddress' }
  /** Opens the code form of a pending change. */
  | { readonly kind: 'enterCode'; readonly channel: 'mobile' | 'email' }
  /** The server accepted the new value and sent its code. */
  | { readonly kind: 'sent'; readonly pending: PendingChange }
  /** The task of the mode is done: saved, changed or verified. */
  | { readonly kind: 'done' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'left' }
  /** The address names a mode: Back, Forward, a reload, a link. */
  | { readonly kind: 'came'; readonly asked: string | undefined }

interface Way {
  readonly to: ProfileMode
  readonly news?: ProfileNews
}

type ModeStep = Exclude<ProfileStep['kind'], 'came' | 'enterCode'>

/** Steps that are not listed here change nothing (spec: accounts#profile-transitions). */
const ways: Readonly<Record<ProfileMode, Partial<Readonly<Record<ModeStep, Way>>>>> = {
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

/** The pending values that the server returned, masked. */
export interface Waiting {
  readonly unVerifiedMobilePhone: string | null
  readonly unVerifiedEmailAddress: string | null
}

const pendingAt = (destination: string | null): PendingChange | undefined =>
  destination === null ? undefined : { value: undefined, destination }

/** The state for the mode of the address and the pending values. */
export function profileAt({
  asked: mode,
  waiting,
}: {
  readonly asked: string | undefined
  readonly waiting: Waiting
}): ProfileState {
  const mobile = pendingAt(waiting.unVerifiedMobilePhone)
  const email = pendingAt(waiting.unVerifiedEmailAddress)
  return profileAfter(
    { mode: 'read-only', mobile, email, news: undefined, turn: undefined },
    { kind: 'came', asked: mode },
  )
}

export function profileAfter(state: ProfileState, step: ProfileStep): ProfileState {
  if (step.kind === 'came') {
    const mode = toTypingMode(
      profileModes.find((candidate) => candidate === step.asked) ?? 'read-only',
      state,
    )
    return mode === state.mode ? state : { ...state, mode, news: undefined, turn: undefined }
  }
  if (step.kind === 'enterCode') {
    return state.mode === 'edit'
      ? {
          ...state,
          mode: toTypingMode(verifies[step.channel], state),
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

function isOver(kind: ModeStep): boolean {
  return kind === 'done' || kind === 'cancelled' || kind === 'left'
}

/** Replaces the code form with the form for typing a value if no value is pending. */
function toTypingMode(mode: ProfileMode, state: ProfileState): ProfileMode {
  const channel = channelOf[mode]
  return channel !== undefined && mode === verifies[channel] && state[channel] === undefined
    ? changes[channel]
    : mode
}

export type WayOfAddress =
  | { readonly kind: 'push' | 'replace' }
  | { readonly kind: 'back'; readonly entries: number }

/**
 * Returns the step in the tab's history. After a finished task, goes back over the entries of this
 * tab, so that Back does not reopen the task. `trail`: the modes of previous entries, oldest first.
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
