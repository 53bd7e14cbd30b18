// A temporary password: made to keep the rules of every password, kept as a hash, and found again by the fingerprint of how it begins.
import { passwordFindings } from '#features/account/rules/password.ts'
import { temporaryPasswords } from '../../rules/recovery.ts'
import type { SignInWorld } from '../deps.ts'

export function newTemporaryPassword(world: Pick<SignInWorld, 'ids'>): string {
  const { letters, characters } = temporaryPasswords
  for (;;) {
    const made = world.ids.lettersOf(letters, characters)
    if (passwordFindings(made).length === 0) return made
  }
}

/** Says which request is meant when neither cookie nor handle does; alone it is worth nothing. */
export function prefixHash(
  world: Pick<SignInWorld, 'secrets'>,
  temporaryPassword: string,
): Uint8Array {
  return world.secrets.fingerprint(
    'reset-prefix',
    temporaryPassword.slice(0, temporaryPasswords.prefixCharacters),
  )
}
