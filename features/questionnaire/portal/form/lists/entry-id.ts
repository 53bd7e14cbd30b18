// spec: questionnaire#entry-ids
import { freshBytes } from '#ui/browser/chance.ts'

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'
/** Higher bytes are dropped, so that every letter has the same chance. */
const fair = 256 - (256 % letters.length)

export function freshEntryId(): string {
  let id = ''
  while (id.length < 6) {
    for (const byte of freshBytes(8))
      if (byte < fair && id.length < 6) id += letters[byte % letters.length]
  }
  return id
}
