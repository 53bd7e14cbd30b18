import { getId } from '../../../rules/json.ts'
import type { JsonObject } from '../../../rules/content/model.ts'

/** Returns the ID of the card that takes the place of this one when it goes, or of the one before. */
export function findNextTo(entries: readonly JsonObject[], id: string): string | undefined {
  const at = entries.findIndex((entry) => getId(entry) === id)
  const card = entries[at + 1] ?? entries[at - 1]
  return at === -1 || card === undefined ? undefined : getId(card)
}
