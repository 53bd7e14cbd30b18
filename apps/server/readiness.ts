// Whether this process can do its work (safety 4.5). Asked often and by strangers, so what it costs is bounded.

/** A database that went away is noticed this late. */
const databaseAnswerLastsMs = 1_000
const usualProbeFilesEveryMs = 30_000

export interface Readiness {
  readonly isReady: boolean
  /** What is away while most of the portal works. */
  readonly degraded: ReadonlyArray<'files'>
}

export interface ReadinessParts {
  readonly isDatabaseReachable: () => Promise<boolean>
  /** Throws when files can be neither stored nor read. */
  readonly probeFiles: () => Promise<void>
  readonly isClockRight: () => boolean
  /** Milliseconds since some moment. */
  readonly stopwatch: () => number
  readonly probeFilesEveryMs?: number
}

/**
 * Without the database nothing works. Without the file store sign-in, questionnaire and most else does, and every process would leave
 * the balancer at once: that is degraded, not unready.
 */
export function openReadiness(parts: ReadinessParts): () => Promise<Readiness> {
  const {
    isDatabaseReachable,
    probeFiles,
    isClockRight,
    stopwatch,
    probeFilesEveryMs = usualProbeFilesEveryMs,
  } = parts
  const database = remembered(isDatabaseReachable, databaseAnswerLastsMs, stopwatch)
  const files = remembered(
    () =>
      probeFiles().then(
        () => true,
        () => false,
      ),
    probeFilesEveryMs,
    stopwatch,
  )
  return async () => {
    const isReady = isClockRight() && (await database.fresh())
    return { isReady, degraded: (await files.latest()) ? [] : ['files'] }
  }
}

/** One question at a time, and its answer for so long. */
function remembered(ask: () => Promise<boolean>, lastsMs: number, stopwatch: () => number) {
  let known: boolean | undefined
  let askedAtMs = Number.NEGATIVE_INFINITY
  let asking: Promise<boolean> | undefined

  async function askOnce(): Promise<boolean> {
    try {
      known = await ask()
      askedAtMs = stopwatch()
      return known
    } finally {
      asking = undefined
    }
  }
  const isOver = () => stopwatch() - askedAtMs >= lastsMs
  const again = () => (asking ??= askOnce())

  return {
    /** Waits for an answer that is not over. */
    fresh: async (): Promise<boolean> => (known === undefined || isOver() ? again() : known),
    /** Waits for the first answer only: a store that hangs must not make the answer late. A later one is on its way. */
    async latest(): Promise<boolean> {
      if (known === undefined) return again()
      if (isOver()) void again()
      return known
    },
  }
}
