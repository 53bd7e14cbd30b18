import type { Viewer } from '#lib/viewer.ts'

/** Sets a cookie, or clears it with `null`. The composition root adds path and flags. */
export interface CookieChange {
  readonly name: 'refresh' | 'device' | 'flow'
  readonly value: string | null
  /** If absent, the cookie is a session cookie. */
  readonly maxAgeSeconds?: number
}

/** The value behind a namespace field (`cases { … }`). Always empty. */
export type Namespace = Readonly<Record<string, never>>

export interface GraphContext {
  readonly viewer: Viewer
  /** Batching loaders of one request, by name. */
  readonly batch: Map<string, unknown>
  readonly setCookie: (cookie: CookieChange) => void
  /** Makes the browser empty its HTTP cache of this site (spec: security#logout-clears-cache). */
  readonly clearCache: () => void
  /** Hides the length of the response (spec: security#forgot-same-answer). */
  readonly padAnswer: () => void
  /** Extends the timeout, because the operation waits for an outside service. */
  readonly waitsForOthers: () => void
  /** Our own optional headers (spec: security#optional-headers). */
  readonly headers: {
    readonly uploadBatch?: string
    readonly idempotencyKey?: string
  }
}
