import type { Repetition } from '#lib/repetition.ts'
import type { RefusedAccess } from '#lib/refused-access.ts'
import type {
  AnyViewer,
  ClientViewer,
  PortalReader,
  PreviewViewer,
  SignedInViewer,
  StaffViewer,
  Viewer,
  WorkspaceViewer,
} from '#lib/viewer.ts'

/** Sets a cookie, or clears it with `null`. The composition root adds path and flags. */
export interface CookieChange {
  readonly name: 'refresh' | 'device' | 'flow'
  readonly value: string | null
  /** If absent, the cookie is a session cookie. */
  readonly maxAgeSeconds?: number
}

/** The value behind a namespace field (`cases { … }`). Always empty. */
export type Namespace = Readonly<Record<string, never>>

export interface GraphContext<Who extends AnyViewer = Viewer> {
  readonly viewer: Who
  /** Batching loaders of one request, by name. */
  readonly batch: Map<string, unknown>
  readonly setCookie: (cookie: CookieChange) => void
  /** Makes the browser empty its HTTP cache of this site (spec: security#logout-clears-cache). */
  readonly clearCache: () => void
  /** Hides the length of the response (spec: security#forgot-same-answer). */
  readonly padAnswer: () => void
  readonly repetition: Repetition
  /** For the audit. */
  readonly recordRefusal: (refusal: RefusedAccess) => Promise<void>
  /** For fields with `@outside`. */
  readonly extendTimeout: () => void
  /** Our own optional headers (spec: security#optional-headers). */
  readonly headers: {
    readonly uploadBatch?: string
    readonly idempotencyKey?: string
  }
}

/** The context of a field with `@viewer(kinds: [CLIENT])`. */
export type ClientContext = GraphContext<ClientViewer>

/** The context of a field that is open to signed-in viewers only. */
export type SignedInContext = GraphContext<SignedInViewer>

/** The context of a field with `@viewer(kinds: [CLIENT, PREVIEW])`. */
export type ReaderContext = GraphContext<PortalReader>

/** The context of a field that all may ask for who see an account. */
export type AccountReaderContext = GraphContext<SignedInViewer | PreviewViewer>

/** The context of a field of the workspace. */
export type WorkspaceContext = GraphContext<WorkspaceViewer>

/** The context of a field with `@viewer(kinds: [STAFF])`. */
export type StaffContext = GraphContext<StaffViewer>
