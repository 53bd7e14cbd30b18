import type { Language } from './language.ts'

/** The origin of a request, as far as it can be trusted. */
export interface Source {
  /** The client address as seen by the outermost trusted proxy. */
  readonly ip: string
  readonly requestId: string
  /** The raw 256-bit value of the flow cookie (sign-up, second factor), if sent. */
  readonly flowToken?: string
  /** The raw value of the device cookie, if sent. */
  readonly deviceToken?: string
  /** The raw value of the refresh cookie, if sent. */
  readonly refreshToken?: string
  /** The language of the response and of messages that are sent immediately, such as codes. */
  readonly language: Language
  /** The browser's time zone name, unchecked. */
  readonly timeZone?: string
  /** The User-Agent header, max 300 characters. */
  readonly userAgent: string
  /** True for a poll or an automatic refresh, which does not extend the session. */
  readonly background: boolean
}

/** No session. A flow cookie proves nothing until a use case has looked it up. */
export interface SignedOutViewer {
  readonly kind: 'signed-out'
  readonly source: Source
  /** True if the session headers are expired, damaged, incomplete or from two sessions. */
  readonly hasStaleTokens: boolean
}

/** A `set-up` viewer may only finish the account. A `client` has a complete account. */
export interface SignedInViewer {
  readonly kind: 'set-up' | 'client'
  readonly source: Source
  readonly accountId: string
  readonly sessionId: string
}

export type ClientViewer = SignedInViewer & { readonly kind: 'client' }

/**
 * A staff member who looks at one case as one of its clients sees it, and can change nothing
 * (spec: preview#viewer).
 */
export interface PreviewViewer {
  readonly kind: 'preview'
  readonly source: Source
  /** The account of the client. */
  readonly accountId: string
  readonly caseId: string
  readonly firmId: string
  readonly staffId: string
  /** The session of the staff member. */
  readonly sessionId: string
}

/** Those who may read what a client sees. Only a `ClientViewer` may change anything. */
export type PortalReader = ClientViewer | PreviewViewer
export type Viewer = SignedOutViewer | SignedInViewer | PreviewViewer

export type StaffRole = 'administrator' | 'attorney' | 'paralegal'

/** A staff member who has signed in to the workspace with both steps. */
export interface StaffViewer {
  readonly kind: 'staff'
  readonly source: Source
  readonly staffId: string
  /** The only firm whose data this viewer can reach. */
  readonly firmId: string
  readonly role: StaffRole
  readonly sessionId: string
  /** When this session last proved who is there. */
  readonly provenAt: Date
}

/** The viewers of the workspace. */
export type WorkspaceViewer = SignedOutViewer | StaffViewer
export type AnyViewer = Viewer | WorkspaceViewer

/** Returns undefined without a session. */
export function findAccountId(viewer: Viewer): string | undefined {
  return viewer.kind === 'signed-out' ? undefined : viewer.accountId
}

/** Where a request comes from, for an entry of the audit. */
export function getRequestFacts({ ip, requestId }: Source): Pick<Source, 'ip' | 'requestId'> {
  return { ip, requestId }
}

/** Who acts and from where, for an entry of the audit. */
export function getActor({ accountId, sessionId, source }: SignedInViewer) {
  return { accountId, sessionId, ...getRequestFacts(source) }
}

/** For an entry about a person of a firm who has not signed in yet. */
export function getLoginFacts(
  source: Source,
  { firmId, staffId }: { readonly firmId: string; readonly staffId: string },
) {
  return { firmId, details: { staffId }, ...getRequestFacts(source) }
}

/** Which person of a firm acts and from where, for an entry of the audit. */
export function getStaffActor({ firmId, staffId, sessionId, source }: StaffViewer | PreviewViewer) {
  return { sessionId, ...getLoginFacts(source, { firmId, staffId }) }
}

/** Who reads what a client sees, for an entry of the audit. */
export function getReader(viewer: PortalReader) {
  return viewer.kind === 'preview' ? getStaffActor(viewer) : getActor(viewer)
}

/** For a field without `@viewer` whose parent only these can read. A failure is a bug. */
export function requireReader(viewer: Viewer): PortalReader {
  if (!isReader(viewer)) throw new Error('This field asks for a client')
  return viewer
}

export function isReader(viewer: Viewer): viewer is PortalReader {
  return viewer.kind === 'client' || viewer.kind === 'preview'
}
