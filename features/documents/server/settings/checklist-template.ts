// How a firm changes what its checklists ask for (spec: documents#checklist-template).
import type {
  ChecklistItemInput,
  ChecklistRequirement,
  ChecklistTemplate as ContractTemplate,
} from '#contract/workspace.generated.ts'
import type { ClientsDeps } from '#features/cases/server/clients/deps.ts'
import { getColleague, listColleagues } from '#features/cases/server/work/colleagues.ts'
import { requirePermission } from '#features/staff/server/require-permission.ts'
import { getStaffActor, type StaffViewer } from '#lib/viewer.ts'
import type { Db } from '#ports/database.ts'
import type { Chapter } from '../../rules/categories/category-kind.ts'
import { listEntries, toTemplate } from '../../rules/checklist/checklist-template.ts'
import { templateByKey } from '../../rules/category-template/category-template.ts'
import { categoryNameIn } from '../../rules/category-template/category-words.ts'
import type { Requirement } from '../../rules/records.ts'
import { insertVersion, listVersions } from './checklist-template.store.ts'

export interface ChangeChecklistInput {
  readonly chapter: Chapter
  /** The version that was read. */
  readonly version: number
  readonly items: readonly ChecklistItemInput[]
}

/** `isOutdated` when a colleague changed it first. Nothing is written then. */
export interface ChangeChecklistResult {
  readonly isOutdated: boolean
  readonly template: ContractTemplate
}

const maxHistory = 20
export const storedRequirements: Readonly<Record<ChecklistRequirement, Requirement>> = {
  REQUIRED: 'required',
  OPTIONAL: 'optional',
  NOT_NEEDED: 'notNeeded',
}
export const contractRequirements: Readonly<Record<Requirement, ChecklistRequirement>> = {
  required: 'REQUIRED',
  optional: 'OPTIONAL',
  notNeeded: 'NOT_NEEDED',
}

export function readChecklist(
  deps: ClientsDeps,
  viewer: StaffViewer,
  chapter: Chapter,
): Promise<ContractTemplate> {
  return read(deps.workspaceDatabase.forFirm(viewer.firmId).db, viewer, chapter)
}

export async function changeChecklist(
  deps: ClientsDeps,
  viewer: StaffViewer,
  { chapter, version, items }: ChangeChecklistInput,
): Promise<ChangeChecklistResult> {
  requirePermission(deps, viewer, 'firm-settings')
  const { firmId, staffId } = viewer
  const requirements = toTemplate(
    chapter,
    items.map(({ key, requirement }) => ({ key, requirement: storedRequirements[requirement] })),
  )
  return deps.workspaceDatabase.forFirm(firmId).transact(async (tx) => {
    const [newest] = await listVersions(tx, { firmId, chapter }, 1)
    const isOutdated =
      (newest?.version ?? 0) !== version ||
      !(await insertVersion(tx, {
        ...{ firmId, chapter, version: version + 1 },
        ...{ requirements, changedBy: staffId },
      }))
    if (!isOutdated) {
      const actor = getStaffActor(viewer)
      const details = { ...actor.details, chapter, version: version + 1 }
      const entry = { event: 'firm.checklist-changed', outcome: 'done' } as const
      await deps.audit.record({ ...entry, ...actor, object: firmId, details }, tx)
    }
    return { isOutdated, template: await read(tx, viewer, chapter) }
  })
}

async function read(
  db: Db,
  { firmId, source: { language } }: StaffViewer,
  chapter: Chapter,
): Promise<ContractTemplate> {
  const history = await listVersions(db, { firmId, chapter }, maxHistory)
  const colleagues = await listColleagues(db, { firmId })
  const [current] = history
  const nameOf = (templateKey: string) =>
    categoryNameIn(language, { templateKey, name: templateByKey.get(templateKey)?.name ?? '' })
  return {
    chapter,
    version: current?.version ?? 0,
    items: listEntries(chapter).map(({ key, folderKey, perDebtor, standard }) => ({
      ...{ key, perDebtor, name: nameOf(key) },
      folder: folderKey === null ? null : nameOf(folderKey),
      standard: contractRequirements[standard],
      requirement: contractRequirements[current?.requirements[key] ?? standard],
    })),
    history: history.map(({ version, changedAt, changedBy, requirements }) => ({
      ...{ version, at: changedAt, by: getColleague(colleagues, changedBy) },
      differences: Object.keys(requirements).length,
    })),
  }
}
