import { SignJWT } from 'jose'
import * as v from 'valibot'
import type { Clock } from '#ports/clock.ts'
import type { Ids } from '#ports/ids.ts'
import type { PreviewClaims, PreviewTokens } from '#ports/preview-tokens.ts'
import type { Secrets } from '#ports/secrets.ts'
import { signingKeys } from './signing-keys.ts'
import { algorithm, issuer, verifyToken } from './verify-token.ts'

const payloadSchema = v.object({
  jti: v.string(),
  sub: v.string(),
  sid: v.string(),
  firm: v.string(),
  staff: v.string(),
  case: v.string(),
})

/** A link opens a view, and neither is accepted as the other, or as a token of a session. */
export function previewTokens(secrets: Secrets, clock: Clock, ids: Ids): PreviewTokens {
  const link = tokensOfType('link', secrets, clock, ids)
  const view = tokensOfType('view', secrets, clock, ids)
  return {
    createLink: link.create,
    createView: view.create,
    readLink: link.read,
    readView: view.read,
  }
}

function tokensOfType(type: 'link' | 'view', secrets: Secrets, clock: Clock, ids: Ids) {
  const listKeys = signingKeys(secrets, `preview-${type}`)
  const typ = `preview-${type}+jwt`

  return {
    async create(claims: PreviewClaims, endsAt: Date): Promise<string> {
      const { firmId, staffId, sessionId, accountId, caseId } = claims
      return new SignJWT({ sid: sessionId, firm: firmId, staff: staffId, case: caseId })
        .setProtectedHeader({ alg: algorithm, typ })
        .setJti(ids.rowId())
        .setSubject(accountId)
        .setIssuer(issuer)
        .setExpirationTime(endsAt)
        .sign((await listKeys())[0])
    },

    async read(token: string): Promise<(PreviewClaims & { readonly id: string }) | undefined> {
      const payload = await verifyToken(token, await listKeys(), {
        typ,
        currentDate: clock.now(),
        requiredClaims: ['exp'],
      })
      const result = v.safeParse(payloadSchema, payload)
      if (!result.success) return undefined
      const { jti, sub, sid, firm, staff, case: caseId } = result.output
      return { id: jti, accountId: sub, sessionId: sid, firmId: firm, staffId: staff, caseId }
    },
  }
}
