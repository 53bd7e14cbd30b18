import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import type { Ids } from '#ports/ids.ts'

const countersPerMs = 0x1000
const tokenBytes = 32

/** Row IDs of one process always increase, even if the machine's clock is set back. */
export function randomIds(): Ids {
  let lastMs = 0
  let counter = 0

  function nextMoment(): void {
    const ms = Date.now()
    if (ms > lastMs) {
      lastMs = ms
      // Starts in the lower half, so that the next IDs of the same millisecond can count up.
      counter = randomInt(0, countersPerMs / 2)
    } else if (++counter === countersPerMs) {
      lastMs++
      counter = 0
    }
  }

  return {
    rowId() {
      nextMoment()
      const bytes = randomBytes(16)
      bytes.writeUIntBE(lastMs, 0, 6)
      bytes.writeUInt16BE(0x7000 | counter, 6)
      bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8)
      const hex = bytes.toString('hex')
      return [
        hex.slice(0, 8),
        hex.slice(8, 12),
        hex.slice(12, 16),
        hex.slice(16, 20),
        hex.slice(20),
      ].join('-')
    },
    shownId: () => randomUUID(),
    token: () => randomBytes(tokenBytes).toString('base64url'),
    sixDigits: () => String(randomInt(0, 1_000_000)).padStart(6, '0'),
    getLetters: (alphabet, count) =>
      Array.from({ length: count }, () => alphabet.charAt(randomInt(0, alphabet.length))).join(''),
  }
}
