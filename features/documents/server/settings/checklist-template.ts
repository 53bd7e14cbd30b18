// How a firm changes what its checklists ask for (spec: documents#checklist-template).
import type {
  ChecklistItemInput,
  ChecklistRequirement,
  ChecklistTemplate as ContractTemplate,
} from '#contract/workspace.generated.ts'
import type { ClientsDeps } from '#features/cases/server/clients/deps.ts'
import { getColleague, listColleagues } from '#features/staff/server/colleagues.ts'
import { changeFirmSetting } from '#features/staff/server/change-firm-setting.ts'
import type { StaffViewer } from '#lib/viewer.ts'
import type { Db } from '#ports/database.ts'
import type { Chapter } from '../../rules/categories/category-kind.ts'
import { listEntries, problem, toTemplate } from '../../rules/checklist/checklist-template.ts'
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

export function changeChecklist(
  deps: ClientsDeps,
  viewer: StaffViewer,
  { chapter, version, items }: ChangeChecklistInput,
) {
  const { firmId, staffId: changedBy } = viewer
  const next = { firmId, chapter, version: version + 1, changedBy }
  return changeFirmSetting(deps, viewer, {
    event: 'firm.checklist-changed',
    details: { chapter, version: next.version },
    check: () =>
      toTemplate(
        chapter,
        items.map(({ key, requirement }) => ({
          key,
          requirement: storedRequirements[requirement],
        })),
      ),
    async save(tx, requirements) {
      const [newest] = await listVersions(tx, { firmId, chapter }, 1)
      return (newest?.version ?? 0) === version && insertVersion(tx, { ...next, requirements })
    },
    read: async (tx) => ({ template: await read(tx, viewer, chapter) }),
    refusal: () => problem('documents.checklist-changed'),
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
