// Signed session tokens with a lifetime of five minutes.

export interface AccessClaims {
  readonly accountId: string
  readonly sessionId: string
  /**
   * The account's auth_version when the token was issued. A higher version revokes older tokens.
   */
  readonly version: number
  /** Of staff only. */
  readonly firmId?: string
}

export interface Tokens {
  /** Creates the access token, which authorizes requests. */
  accessToken(claims: AccessClaims): Promise<string>
  /** Creates the ID token for display, which authorizes nothing. `name` is the given name. */
  idToken(claims: AccessClaims & { readonly name: string; readonly email: string }): Promise<string>
  /** Returns undefined for a foreign, expired or not yet valid token, or one of another type. */
  readAccessToken(token: string): Promise<AccessClaims | undefined>
  readIdToken(token: string): Promise<AccessClaims | undefined>
}
