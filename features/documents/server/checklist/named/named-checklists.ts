// Checklists of a firm beside its standard one (spec: documents#named-checklists).
import type { NamedChecklistInput } from '#contract/workspace.generated.ts'
import { requirePermission } from '#features/staff/server/require-permission.ts'
import { versionedSetting } from '#features/staff/server/settings/versioned-setting.ts'
import type { WorkspaceDeps } from '#features/staff/server/workspace-deps.ts'
import type { StaffViewer } from '#lib/viewer.ts'
import type { FirmTx } from '#ports/database.ts'
import type { Chapter } from '../../../rules/category-template/category-kind.ts'
import {
  chapters,
  problem,
  type ChosenRequirement,
} from '../../../rules/checklist/checklist-template.ts'
import {
  listChoices,
  standardChecklistId,
  toStoredChecklists,
  type StoredChecklist,
} from '../../../rules/checklist/named-checklists.ts'
import { checklistTemplate, storedRequirements } from '../checklist-template.ts'
import { checklistVersions, findTemplates } from '../checklist-template.store.ts'
import {
  findChecklists,
  namedChecklistVersions,
  requireChecklist,
} from './named-checklists.store.ts'

interface ListsInput {
  readonly typed: readonly NamedChecklistInput[]
  readonly stored: readonly StoredChecklist[]
}

export const namedChecklists = versionedSetting({
  field: 'namedChecklists',
  event: 'firm.checklists-changed',
  versions: namedChecklistVersions,
  check: ({ typed, stored }: ListsInput) => toStoredChecklists(typed, stored),
  show: (stored: readonly StoredChecklist[] | undefined) => ({ lists: listChoices(stored ?? []) }),
  countDifferences: (stored) => listChoices(stored).length,
  refusal: () => problem('documents.checklists-changed'),
})

export interface ChangeListsInput {
  readonly version: number
  readonly lists: readonly NamedChecklistInput[]
}

export async function changeNamedChecklists(
  deps: WorkspaceDeps,
  viewer: StaffViewer,
  { version, lists: typed }: ChangeListsInput,
) {
  const { db } = deps.workspaceDatabase.forFirm(viewer.firmId)
  const stored = await findChecklists(db, viewer.firmId)
  const known = new Set(stored.map(({ id }) => id))
  const added = typed.map(({ id }) => id.toLowerCase()).filter((id) => !known.has(id))
  return namedChecklists.change(deps, viewer, {
    version,
    input: { typed, stored },
    part: {},
    also: (tx) => copyStandard(tx, viewer, added),
  })
}

/** A new checklist begins as the standard one is now. */
async function copyStandard(
  tx: FirmTx,
  { firmId, staffId: changedBy }: StaffViewer,
  added: readonly string[],
): Promise<void> {
  const standard = await findTemplates(tx, { firmId, checklistId: standardChecklistId })
  for (const checklistId of added)
    for (const chapter of chapters) {
      const content = standard[chapter]
      if (Object.keys(content).length > 0)
        await checklistVersions.insert(tx, {
          ...{ firmId, checklistId, chapter, version: 1, content, changedBy },
        })
    }
}

export interface TemplateKey {
  readonly chapter: number
  readonly checklistId?: string | null | undefined
}

export async function readTemplate(deps: WorkspaceDeps, viewer: StaffViewer, key: TemplateKey) {
  return checklistTemplate.read(deps, viewer, await readPart(deps, viewer, key))
}

export interface ChangeTemplateInput extends TemplateKey {
  readonly version: number
  readonly items: ReadonlyArray<{
    readonly key: string
    readonly requirement: keyof typeof storedRequirements
  }>
}

export async function changeTemplate(
  deps: WorkspaceDeps,
  viewer: StaffViewer,
  { version, items, ...key }: ChangeTemplateInput,
) {
  requirePermission(deps, viewer, 'firm-settings')
  const part = await readPart(deps, viewer, key)
  const input: readonly ChosenRequirement[] = items.map((item) => ({
    key: item.key,
    requirement: storedRequirements[item.requirement],
  }))
  return checklistTemplate.change(deps, viewer, { version, input, part })
}

async function readPart(
  deps: WorkspaceDeps,
  { firmId }: StaffViewer,
  { chapter, checklistId }: TemplateKey,
) {
  const { db } = deps.workspaceDatabase.forFirm(firmId)
  const of: Chapter = chapter === 13 ? 13 : 7
  return { chapter: of, checklistId: await requireChecklist(db, firmId, checklistId) }
}
