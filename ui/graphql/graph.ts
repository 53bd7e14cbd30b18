// The client of this page, and the place where the roof tells it how a session is renewed and what happens when it is over.
import { createGraphClient } from './client.ts'
import { createCredentials } from './credentials.ts'

export const credentials = createCredentials()

export const graphEndpoint = '/graphql/'

export interface SessionEnds {
  readonly refresh: () => Promise<boolean>
  readonly onSignedOut: () => void
}

let ends: SessionEnds = { refresh: () => Promise.resolve(false), onSignedOut: () => undefined }

/** Called once, at the start, by the roof. */
export function connectSession(given: SessionEnds): void {
  ends = given
}

export const graph = createGraphClient({
  endpoint: graphEndpoint,
  credentials,
  refresh: () => ends.refresh(),
  onSignedOut: () => ends.onSignedOut(),
})
