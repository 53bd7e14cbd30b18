// A session of the workspace ends twelve hours after the login, whatever the person does.

export const endWarningMs = 10 * 60_000

export type EndPhase = 'active' | 'ending' | 'over'

export interface EndAt {
  readonly phase: EndPhase
  /** Delay until the phase changes; undefined after the last one. */
  readonly changesInMs: number | undefined
}

/** Both times are milliseconds of the wall clock. */
export function endAt(endsAtMs: number, atMs: number): EndAt {
  const leftMs = endsAtMs - atMs
  if (leftMs <= 0) return { phase: 'over', changesInMs: undefined }
  if (leftMs <= endWarningMs) return { phase: 'ending', changesInMs: leftMs }
  return { phase: 'active', changesInMs: leftMs - endWarningMs }
}
