// A temporary password is stored as a hash, found by the fingerprint of its first four characters.
import { passwordFindings } from '#features/account/rules/password.ts'
import { temporaryPasswords } from '../../rules/recovery.ts'
import type { SignInDeps } from '../deps.ts'

export function newTemporaryPassword(deps: Pick<SignInDeps, 'ids'>): string {
  const { letters, characters } = temporaryPasswords
  for (;;) {
    const made = deps.ids.getLetters(letters, characters)
    if (passwordFindings(made).length === 0) return made
  }
}

/** Identifies the request when neither cookie nor handle does. It proves nothing alone. */
export function prefixHash(
  deps: Pick<SignInDeps, 'secrets'>,
  temporaryPassword: string,
): Uint8Array {
  return deps.secrets.fingerprint(
    'reset-prefix',
    temporaryPassword.slice(0, temporaryPasswords.prefixCharacters),
  )
}
