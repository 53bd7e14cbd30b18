// The tokens are 256 random bits, so a fast hash is enough.
import { createHash } from 'node:crypto'

export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
