// Signed tokens of a preview: staff see one case as one of its clients does (spec: preview#link).

export interface PreviewClaims {
  readonly firmId: string
  readonly staffId: string
  /** The session of the staff member. When it ends, the preview ends. */
  readonly sessionId: string
  readonly accountId: string
  readonly caseId: string
}

export interface PreviewTokens {
  createLink(claims: PreviewClaims, endsAt: Date): Promise<string>
  createView(claims: PreviewClaims, endsAt: Date): Promise<string>
  /** Undefined for a token that is expired, foreign or of the other type. `id` names the link. */
  readLink(token: string): Promise<(PreviewClaims & { readonly id: string }) | undefined>
  readView(token: string): Promise<PreviewClaims | undefined>
}
