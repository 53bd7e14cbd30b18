// How a code is kept: as an HMAC bound to its challenge, so that the table alone gives nothing away.
import type { VerificationWorld } from './world.ts'

export function codeHash(world: VerificationWorld, challengeId: string, code: string): Uint8Array {
  return world.secrets.fingerprint('code-pepper', `${challengeId}|${code}`)
}
