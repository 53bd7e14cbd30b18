// A temporary password is stored as a hash, found by the fingerprint of its first four characters.
import { passwordFindings } from '#features/account/rules/password.ts'
import { temporaryPasswords } from '../../rules/recovery.ts'
import type { SignInDeps } from '../deps.ts'

type HashDeps = Pick<SignInDeps, 'secrets'>

const purpose = 'reset-prefix'

export function newTemporaryPassword(deps: Pick<SignInDeps, 'ids'>): string {
  const { letters, characters } = temporaryPasswords
  for (;;) {
    const made = deps.ids.getLetters(letters, characters)
    if (passwordFindings(made).length === 0) return made
  }
}

/** Identifies the request when neither cookie nor handle does. It proves nothing alone. */
export function prefixHash({ secrets }: HashDeps, temporaryPassword: string): Uint8Array {
  return secrets.fingerprint(purpose, getPrefix(temporaryPassword))
}

/** Under all versions of the key: the stored hash is among them. */
export function prefixHashes(
  { secrets }: HashDeps,
  temporaryPassword: string,
): readonly Uint8Array[] {
  return secrets.fingerprints(purpose, getPrefix(temporaryPassword))
}

function getPrefix(temporaryPassword: string): string {
  return temporaryPassword.slice(0, temporaryPasswords.prefixCharacters)
}
