// Signed statements about a session that live for five minutes.

export interface AccessClaims {
  readonly accountId: string
  readonly sessionId: string
  /** The account's auth_version when it was issued: raised, all older tokens are void. */
  readonly version: number
}

export interface Tokens {
  /** The access token authorizes. */
  accessToken(claims: AccessClaims): Promise<string>
  /** The id token is for display; it authorizes nothing alone. `name` is the given name. */
  idToken(claims: AccessClaims & { readonly name: string; readonly email: string }): Promise<string>
  /** Undefined when it is not ours, not an access token, expired or not yet valid. */
  readAccessToken(token: string): Promise<AccessClaims | undefined>
  readIdToken(token: string): Promise<AccessClaims | undefined>
}
