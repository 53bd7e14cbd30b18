// What every resolver receives beside its arguments: who asks, what was loaded in this request, and the way to change cookies.
import type { Viewer } from '#lib/viewer.ts'

/** A cookie to set, or to clear with `null`. The roof knows its path, flags and full name. */
export interface CookieChange {
  readonly name: 'refresh' | 'device' | 'flow'
  readonly value: string | null
  /** Left out: a cookie of the browser's session. */
  readonly maxAgeSeconds?: number
}

/** The value behind a namespace field (`cases { … }`): it holds nothing itself. */
export type Namespace = Readonly<Record<string, never>>

export interface GraphContext {
  readonly viewer: Viewer
  /** Loaders that gather the questions of one request, keyed by a name of their own. */
  readonly batch: Map<string, unknown>
  readonly setCookie: (cookie: CookieChange) => void
  /** Makes the browser empty its HTTP cache of this site (safety 2.5). */
  readonly clearCache: () => void
  /** Pads the answer to whole kilobytes, so that its length does not tell what it says. */
  readonly padAnswer: () => void
  /** Says that this operation waits for a service outside, and may take longer than others. */
  readonly waitsForOthers: () => void
  /** Our own optional headers (decisions 1.3). */
  readonly headers: {
    readonly uploadBatch?: string
    readonly idempotencyKey?: string
  }
}
