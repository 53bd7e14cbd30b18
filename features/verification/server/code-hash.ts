// How a code is kept: as an HMAC bound to its challenge, so that the table alone gives nothing away.
import type { VerificationWorld } from './deps.ts'

/** A subject names whom a code goes to, who may be nobody's business yet. */
export function subjectHash(world: VerificationWorld, subject: string): string {
  return Buffer.from(world.secrets.fingerprint('code-subject', subject)).toString('base64url')
}

export function codeHash(world: VerificationWorld, challengeId: string, code: string): Uint8Array {
  return world.secrets.fingerprint('code-pepper', `${challengeId}|${code}`)
}
