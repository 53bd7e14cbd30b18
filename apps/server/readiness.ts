// Readiness of this process (spec: security#readiness).

/** Max delay until a lost database is noticed. */
const databaseAnswerLastsMs = 1_000
const usualProbeFilesEveryMs = 30_000
/** Max wait for a check. A check that hangs goes on, and no second one starts beside it. */
const maxWaitMs = 1_500

export interface Readiness {
  readonly isReady: boolean
  /** Unavailable parts without which most of the portal still works. */
  readonly degraded: ReadonlyArray<'files'>
}

export interface ReadinessParts {
  readonly isDatabaseReachable: () => Promise<boolean>
  /** Throws when files cannot be stored or read. */
  readonly probeFiles: () => Promise<void>
  readonly isClockRight: () => boolean
  readonly areKeysCurrent: () => boolean
  /** Monotonic milliseconds. */
  readonly stopwatch: () => number
  readonly probeFilesEveryMs?: number
}

/** Without the file store, the server is only degraded and stays in the load balancer. */
export function openReadiness(parts: ReadinessParts): () => Promise<Readiness> {
  const {
    isDatabaseReachable,
    probeFiles,
    isClockRight,
    areKeysCurrent,
    stopwatch,
    probeFilesEveryMs = usualProbeFilesEveryMs,
  } = parts
  const database = rememberAnswer(isDatabaseReachable, databaseAnswerLastsMs, stopwatch)
  const files = rememberAnswer(
    () =>
      probeFiles().then(
        () => true,
        () => false,
      ),
    probeFilesEveryMs,
    stopwatch,
  )
  return async () => {
    const [isReady, areFilesThere] = await Promise.all([
      isClockRight() && areKeysCurrent() && database.fresh(),
      files.latest(),
    ])
    return { isReady, degraded: areFilesThere ? [] : ['files'] }
  }
}

/** Runs one check at a time and caches its result for `lastsMs`. */
function rememberAnswer(ask: () => Promise<boolean>, lastsMs: number, stopwatch: () => number) {
  let known: boolean | undefined
  let askedAtMs = Number.NEGATIVE_INFINITY
  let asking: Promise<boolean> | undefined

  async function checkOnce(): Promise<boolean> {
    try {
      known = await ask()
      askedAtMs = stopwatch()
      return known
    } finally {
      asking = undefined
    }
  }
  const isOver = () => stopwatch() - askedAtMs >= lastsMs
  const again = () => inTime((asking ??= checkOnce()))

  return {
    /** Waits for a result that has not expired. False if it does not come in time. */
    fresh: async (): Promise<boolean> => (known === undefined || isOver() ? again() : known),
    /** Waits only for the first result, so that a hanging store delays no response. */
    async latest(): Promise<boolean> {
      if (known === undefined) return again()
      if (isOver()) void again()
      return known
    },
  }
}

async function inTime(answer: Promise<boolean>): Promise<boolean> {
  let alarm: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    alarm = setTimeout(() => resolve(false), maxWaitMs).unref()
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(alarm))
}
