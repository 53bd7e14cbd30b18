import type { VerificationDeps } from './deps.ts'

/** A subject contains a phone number or an email address, so only its hash is stored. */
export function subjectHash(deps: VerificationDeps, subject: string): string {
  return Buffer.from(deps.secrets.fingerprint('code-subject', subject)).toString('base64url')
}

export function codeHash(deps: VerificationDeps, challengeId: string, code: string): Uint8Array {
  return deps.secrets.fingerprint('code-pepper', `${challengeId}|${code}`)
}
