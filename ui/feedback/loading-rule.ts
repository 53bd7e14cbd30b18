// Rules for showing the loading overlay (spec: wording#loading).

export const overlayDelayMs = 1000
export const overlayMinimumMs = 350

/** Times are milliseconds of one clock. */
export type OverlayState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'waiting'; readonly sinceMs: number }
  | { readonly kind: 'shown'; readonly sinceMs: number }

export const overlayIdle: OverlayState = { kind: 'idle' }

/** Returns the state and the delay until the next check, undefined if time changes nothing. */
export function overlayAt(
  before: OverlayState,
  working: boolean,
  atMs: number,
): { readonly state: OverlayState; readonly againInMs: number | undefined } {
  switch (before.kind) {
    case 'idle':
      return working
        ? { state: { kind: 'waiting', sinceMs: atMs }, againInMs: overlayDelayMs }
        : { state: before, againInMs: undefined }
    case 'waiting': {
      if (!working) return { state: overlayIdle, againInMs: undefined }
      const left = before.sinceMs + overlayDelayMs - atMs
      return left > 0
        ? { state: before, againInMs: left }
        : { state: { kind: 'shown', sinceMs: atMs }, againInMs: undefined }
    }
    case 'shown': {
      if (working) return { state: before, againInMs: undefined }
      const left = before.sinceMs + overlayMinimumMs - atMs
      return left > 0
        ? { state: before, againInMs: left }
        : { state: overlayIdle, againInMs: undefined }
    }
  }
}

/** A wait that begins this soon after another continues it: the next part of the same page. */
export const continuesWithinMs = 250

export interface EndedWait {
  readonly state: OverlayState
  readonly endedAtMs: number
}

export function beginWait({ state, endedAtMs }: EndedWait, atMs: number): OverlayState {
  return overlayAt(atMs - endedAtMs < continuesWithinMs ? state : overlayIdle, true, atMs).state
}
