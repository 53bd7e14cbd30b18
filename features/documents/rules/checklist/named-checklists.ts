// Checklists of a firm beside its standard one (spec: documents#named-checklists).
import { isSameName } from '#lib/folded.ts'
import { isUuid } from '#lib/ids.ts'
import { oneLine } from '#lib/text.ts'
import { problem, type ChecklistProblemCode } from './checklist-template.ts'

/** The checklist that every firm has, and that cases without a named one follow. */
export const standardChecklistId = '00000000-0000-0000-0000-000000000000'

export const maxChecklists = 12
export const maxChecklistName = 60

export interface NamedChecklist {
  readonly id: string
  readonly name: string
}

/** A removed one stays, because cases have it. */
export interface StoredChecklist extends NamedChecklist {
  readonly isRemoved?: boolean
}

export interface ChecklistFinding {
  readonly code: ChecklistProblemCode
  readonly field: string
  readonly params?: Readonly<Record<string, string | number>>
}

export const toNameField = (id: string) => `checklist-${id}`

/** Findings are in the order of the form. */
export function findNameProblems(lists: readonly NamedChecklist[]): readonly ChecklistFinding[] {
  return lists.flatMap(({ id, name }, index): readonly ChecklistFinding[] => {
    const field = toNameField(id)
    const typed = oneLine(name)
    if (typed === '') return [{ code: 'documents.checklist-name-blank', field }]
    if ([...typed].length > maxChecklistName)
      return [
        {
          ...{ code: 'documents.checklist-name-too-long', field },
          params: { max: maxChecklistName },
        },
      ]
    const isTwice = lists.slice(0, index).some((before) => isSameName(before.name, name))
    return isTwice ? [{ code: 'documents.checklist-name-twice', field }] : []
  })
}

/** Returns what to store: the lists as typed, then those that were removed, now or before. */
export function toStoredChecklists(
  typed: readonly NamedChecklist[],
  stored: readonly StoredChecklist[],
): readonly StoredChecklist[] {
  const lists = typed.map(({ id, name }) => ({ id: id.toLowerCase(), name: oneLine(name) }))
  const ids = new Set(lists.map(({ id }) => id))
  const isFromForm =
    ids.size === lists.length &&
    lists.length <= maxChecklists &&
    lists.every(({ id }) => isUuid(id) && id !== standardChecklistId)
  if (!isFromForm) throw problem('documents.checklist-category-unknown')
  const [finding] = findNameProblems(lists)
  if (finding) throw problem(finding.code, finding.params)
  const removed = stored.filter(({ id }) => !ids.has(id))
  return [...lists, ...removed.map(({ id, name }) => ({ id, name, isRemoved: true }))]
}

/** Those that a case can get. */
export function listChoices(stored: readonly StoredChecklist[]): readonly NamedChecklist[] {
  return stored.filter(({ isRemoved }) => isRemoved !== true).map(({ id, name }) => ({ id, name }))
}
