// Who is asking: the one record that every use case receives beside its world.
import type { Language } from './language.ts'

/** Where a request comes from, as far as we may trust it. */
export interface Source {
  /** The client's address as seen by the outermost trusted hop. */
  readonly ip: string
  readonly requestId: string
  /** The raw 256-bit value of the flow cookie (sign-up, second factor), when one was sent. */
  readonly flowToken?: string
  /** The raw value of the device cookie, when one was sent. */
  readonly deviceToken?: string
  /** The raw value of the refresh cookie, when one was sent. */
  readonly refreshToken?: string
  /** The language the request asks to be answered in: that of codes and other messages it causes at once. */
  readonly language: Language
  /** The name of the time zone that the browser tells, unchecked. */
  readonly timeZone?: string
  /** What the browser says of itself, at most 300 characters. */
  readonly userAgent: string
  /** True when the request is a poll or an automatic refresh: it does not keep a session alive. */
  readonly background: boolean
}

/** Nobody is signed in; a flow cookie may be there, and is worth nothing until a use case has looked it up. */
export interface SignedOutViewer {
  readonly kind: 'signed-out'
  readonly source: Source
  /** True when token headers were sent that prove no session: expired, damaged, incomplete, or of two sessions. */
  readonly hasStaleTokens: boolean
}

/** Somebody is signed in: `set-up` may only finish creating the account, `client` may do what a client does. */
export interface SignedInViewer {
  readonly kind: 'set-up' | 'client'
  readonly source: Source
  readonly accountId: string
  readonly sessionId: string
}

export type ClientViewer = SignedInViewer & { readonly kind: 'client' }
export type Viewer = SignedOutViewer | SignedInViewer

/** The account behind a viewer, or undefined when nobody is signed in. */
export function accountIdOf(viewer: Viewer): string | undefined {
  return viewer.kind === 'signed-out' ? undefined : viewer.accountId
}

/** Narrows a viewer whom the schema's @viewer directive has already let in. A failure here is a fault of ours. */
export function requireSignedIn(viewer: Viewer): SignedInViewer {
  if (viewer.kind === 'signed-out') throw new Error('This field asks for a signed-in viewer')
  return viewer
}

/** The same for a client whose account is complete. */
export function requireClient(viewer: Viewer): ClientViewer {
  if (viewer.kind !== 'client') throw new Error('This field asks for a client')
  return viewer as ClientViewer
}
