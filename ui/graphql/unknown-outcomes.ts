// While the outcome of a press is unknown, the same values are sent under the same key, so that the
// server answers with what it did (spec: security#lost-answer).
import { freshKey } from '../browser/chance.ts'
import { elapsedMs } from '../browser/clock.ts'
import { GraphProblem } from './graph-problem.ts'

/** The server remembers its answers for longer. */
const rememberedMs = 10 * 60_000
const maxUnknown = 20

export interface UnknownOutcomes {
  /** Returns the key of the last request with this body if its outcome is unknown, else a new one. */
  takeKey(body: string): string
  /** The request under this key failed. Keeps the key if the server may have done what it asks. */
  fail(body: string, key: string, failure: unknown): void
}

export function createUnknownOutcomes(): UnknownOutcomes {
  const unknown = new Map<string, { readonly key: string; readonly sinceMs: number }>()
  return {
    takeKey(body) {
      const last = unknown.get(body)
      unknown.delete(body)
      return last && elapsedMs() - last.sinceMs < rememberedMs ? last.key : freshKey()
    },
    fail(body, key, failure) {
      if (!isUnknown(failure)) return
      unknown.set(body, { key, sinceMs: elapsedMs() })
      const [oldest] = unknown.keys()
      if (oldest !== undefined && unknown.size > maxUnknown) unknown.delete(oldest)
    },
  }
}

/** True without an answer, also when the page stopped waiting, and after a fault of the server. */
function isUnknown(failure: unknown): boolean {
  if (!(failure instanceof GraphProblem)) return true
  return failure.kind === 'unavailable' || failure.kind === 'unexpected'
}
