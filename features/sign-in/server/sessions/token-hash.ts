// How bearer secrets are kept: as SHA-256. They are 256 random bits, so nothing slower is needed.
import { createHash } from 'node:crypto'

export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
