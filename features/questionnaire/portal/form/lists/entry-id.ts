// Ids of the entries of lists: six letters or digits, made here (seeds/003, section 5).
import { freshBytes } from '#ui/browser/chance.ts'

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'
/** The most bytes that give every letter the same chance. */
const fair = 256 - (256 % letters.length)

export function freshEntryId(): string {
  let id = ''
  while (id.length < 6) {
    for (const byte of freshBytes(8))
      if (byte < fair && id.length < 6) id += letters[byte % letters.length]
  }
  return id
}
