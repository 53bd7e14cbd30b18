// Signed session tokens with a lifetime of five minutes.

export interface AccessClaims {
  readonly accountId: string
  readonly sessionId: string
  /** The account's auth_version at issue. A higher version revokes older tokens. */
  readonly version: number
}

export interface Tokens {
  /** The access token authorizes requests. */
  accessToken(claims: AccessClaims): Promise<string>
  /** The ID token is for display and authorizes nothing. `name` is the given name. */
  idToken(claims: AccessClaims & { readonly name: string; readonly email: string }): Promise<string>
  /** Undefined for a foreign, expired or not yet valid token, and for another type. */
  readAccessToken(token: string): Promise<AccessClaims | undefined>
  readIdToken(token: string): Promise<AccessClaims | undefined>
}
