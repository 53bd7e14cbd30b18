import type { VerificationDeps } from './deps.ts'

const subjectPurpose = 'code-subject'
const codePurpose = 'code-pepper'

/** A subject contains a phone number or an email address, so only its hash is stored. */
export function subjectHash({ secrets }: VerificationDeps, subject: string): string {
  return toText(secrets.fingerprint(subjectPurpose, subject))
}

/** Under all versions of the key: the stored hash is among them. */
export function subjectHashes({ secrets }: VerificationDeps, subject: string): readonly string[] {
  return secrets.fingerprints(subjectPurpose, subject).map(toText)
}

export function codeHash(
  { secrets }: VerificationDeps,
  challengeId: string,
  code: string,
): Uint8Array {
  return secrets.fingerprint(codePurpose, `${challengeId}|${code}`)
}

export function isCode(
  { secrets }: VerificationDeps,
  challengeId: string,
  code: string,
  hash: Uint8Array,
): boolean {
  return secrets.isFingerprint(codePurpose, `${challengeId}|${code}`, hash)
}

const toText = (hash: Uint8Array) => Buffer.from(hash).toString('base64url')
