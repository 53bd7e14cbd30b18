import { basePath, storagePrefix } from '../browser/app.ts'
import { createGraphClient } from './client.ts'
import { createCredentials } from './credentials.ts'

export const credentials = createCredentials()

export const graphEndpoint = `${basePath}graphql/`

export interface SessionEnds {
  readonly refresh: () => Promise<boolean>
  readonly onSignedOut: () => void
}

let ends: SessionEnds = { refresh: () => Promise.resolve(false), onSignedOut: () => undefined }

export function connectSession(given: SessionEnds): void {
  ends = given
}

export const graph = createGraphClient({
  endpoint: graphEndpoint,
  lockName: `${storagePrefix}-refresh`,
  credentials,
  refresh: () => ends.refresh(),
  onSignedOut: () => ends.onSignedOut(),
  alwaysSendsTimeZone: basePath !== '/',
})
