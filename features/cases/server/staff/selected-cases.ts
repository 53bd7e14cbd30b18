import { isUuid } from '#lib/ids.ts'
import { problem } from '../../rules/clients/problems.ts'

const maxSelected = 500

/** Without duplicates and malformed IDs, which name no case. */
export function readSelection(caseIds: readonly string[]): readonly string[] {
  if (caseIds.length === 0) throw problem('clients.nothing-selected')
  if (caseIds.length > maxSelected) throw problem('clients.too-many-selected', { max: maxSelected })
  return [...new Set(caseIds.map((id) => id.toLowerCase()))].filter(isUuid)
}
