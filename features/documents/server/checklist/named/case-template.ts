// The checklist of a case is changed for another one of the firm (spec: case-checklist#template).
import { createHash } from 'node:crypto'
import type {
  CaseTemplate,
  CaseTemplateChange,
  ChecklistStay,
} from '#contract/workspace.generated.ts'
import { lockPeople } from '#features/cases/server/participants/change-spouse.ts'
import { listPeople } from '#features/cases/server/participants/participants.ts'
import { requireCase, type StaffCaseKey } from '#features/cases/server/staff/open-case-for-staff.ts'
import { requirePermission } from '#features/staff/server/require-permission.ts'
import type { Language } from '#lib/language.ts'
import { outdated } from '#lib/problem.ts'
import { getStaffActor, type StaffViewer } from '#lib/viewer.ts'
import type { FirmTx, Tx } from '#ports/database.ts'
import { isLeaf } from '../../../rules/categories/category-place.ts'
import { categoriesFor, templateByKey } from '../../../rules/category-template/category-template.ts'
import { categoryNameIn } from '../../../rules/category-template/category-words.ts'
import {
  planChange,
  type ChecklistChange,
  type Stay,
} from '../../../rules/checklist/checklist-change.ts'
import { problem, tailor, type TailoredRow } from '../../../rules/checklist/checklist-template.ts'
import { standardChecklistId } from '../../../rules/checklist/named-checklists.ts'
import { placeMissing } from '../../../rules/checklist/place-missing.ts'
import { categoriesWithAnyDocument } from '../../documents.store.ts'
import { notifyOwners } from '../../review/notify-clients.ts'
import type { QueueDeps } from '../../review/decide/deps.ts'
import {
  followChecklist,
  listCategoriesOfCases,
  lockCategories,
  markAskedAfterEnd,
  type CategoryRecord,
  type PlacedCategory,
} from '../categories.store.ts'
import { contractRequirements } from '../checklist-template.ts'
import { findTemplates } from '../checklist-template.store.ts'
import { insertMissing } from '../fit-categories.ts'
import {
  findChecklistOfCase,
  findChecklists,
  readFactsOfCase,
  requireChecklist,
  setChecklistOfCase,
} from './named-checklists.store.ts'

export interface ChosenTemplate {
  readonly caseId: string
  /** Null for the standard checklist. */
  readonly checklistId?: string | null | undefined
}

interface Plan {
  readonly checklistId: string
  readonly version: string
  readonly filled: ReadonlySet<string>
  readonly wanted: readonly TailoredRow[]
  readonly changes: readonly ChecklistChange[]
}

const stays: Readonly<Record<Stay, ChecklistStay>> = {
  documents: 'HAS_DOCUMENTS',
  firm: 'BY_FIRM',
  answers: 'BY_ANSWERS',
}

/** Null for the standard checklist. */
export async function describeTemplate(tx: Tx, key: StaffCaseKey): Promise<CaseTemplate | null> {
  const checklistId = await findChecklistOfCase(tx, key)
  if (checklistId === standardChecklistId) return null
  const known = (await findChecklists(tx, key.firmId)).find(({ id }) => id === checklistId)
  return known ? { ...known, isRemoved: known.isRemoved === true } : null
}

export function readTemplateChange(
  deps: QueueDeps,
  viewer: StaffViewer,
  chosen: ChosenTemplate,
): Promise<CaseTemplateChange> {
  return deps.workspaceDatabase.forFirm(viewer.firmId).transact(async (tx) => {
    const key = await requireCase(tx, viewer, chosen.caseId)
    const held = await listCategoriesOfCases(tx, [key])
    return describePlan(key, await readPlan(tx, key, held, chosen), viewer.source.language)
  })
}

export interface ChangeTemplateInput extends ChosenTemplate {
  /** Of the change that the person saw. */
  readonly version: string
}

export function changeCaseTemplate(
  deps: QueueDeps,
  viewer: StaffViewer,
  { version, ...chosen }: ChangeTemplateInput,
): Promise<void> {
  requirePermission(deps, viewer, 'review-documents')
  return deps.workspaceDatabase.forFirm(viewer.firmId).transact(async (tx) => {
    const key = await requireCase(tx, viewer, chosen.caseId)
    await lockPeople(tx, key)
    const held = await lockCategories(tx, key)
    const plan = await readPlan(tx, key, held, chosen)
    if (plan.version !== version)
      throw outdated(problem('documents.checklist-change-outdated'), {
        change: describePlan(key, plan, viewer.source.language),
      })
    await setChecklistOfCase(tx, key, plan.checklistId)
    await applyPlan(deps, tx, viewer, key, held, plan)
  })
}

async function readPlan(
  tx: FirmTx,
  key: StaffCaseKey,
  held: readonly CategoryRecord[],
  { checklistId: chosen }: ChosenTemplate,
): Promise<Plan> {
  const { firmId } = key
  const { hasEnded, ...facts } = await readFactsOfCase(tx, key)
  if (hasEnded) throw problem('documents.checklist-case-ended')
  const checklistId = await requireChecklist(tx, firmId, chosen)
  const filled = await categoriesWithAnyDocument(tx, key)
  const current = await findChecklistOfCase(tx, key)
  const people = await listPeople(tx, key)
  const nameOf = (of: 1 | 2) => people.find(({ debtor }) => debtor === of)?.givenName ?? ''
  const rows = categoriesFor({ ...facts, firstNames: [nameOf(1), nameOf(2)] })
  const wanted = tailor(rows, await findTemplates(tx, { firmId, checklistId }), facts.chapter)
  const leaves = held.filter(({ id }) => isLeaf(held, id))
  const changes = planChange(
    leaves.map((leaf) => ({
      ...leaf,
      isNeededByAnswers: (leaf.because ?? []).length > 0,
      hasDocuments: filled.has(leaf.id),
    })),
    wanted,
  )
  const version = toVersion(current, checklistId, changes)
  return { checklistId, version, filled, wanted, changes }
}

/** Stands for all that the person sees of a change. */
export function toVersion(
  current: string,
  checklistId: string,
  changes: readonly ChecklistChange[],
): string {
  const lines = changes.map(({ row, from, to, stays: why }) => [row.key, row.debtor, from, to, why])
  return createHash('sha256')
    .update(JSON.stringify([current, checklistId, lines]))
    .digest('hex')
    .slice(0, 32)
}

function describePlan(
  { caseId }: StaffCaseKey,
  { checklistId, version, changes }: Plan,
  language: Language,
): CaseTemplateChange {
  return {
    ...{ caseId, version },
    checklistId: checklistId === standardChecklistId ? null : checklistId,
    lines: changes.map(({ row: { key, name, parentKey }, from, to, stays: why }) => ({
      name: categoryNameIn(language, { templateKey: key, name }),
      folder:
        parentKey === null
          ? null
          : categoryNameIn(language, {
              templateKey: parentKey,
              name: templateByKey.get(parentKey)?.name ?? '',
            }),
      from: from && contractRequirements[from],
      to: contractRequirements[to],
      stays: why && stays[why],
    })),
  }
}

async function applyPlan(
  deps: QueueDeps,
  tx: FirmTx,
  viewer: StaffViewer,
  key: StaffCaseKey,
  held: readonly PlacedCategory[],
  { checklistId, filled, wanted, changes }: Plan,
): Promise<void> {
  const { firmId, staffId } = viewer
  const effective = changes.filter((change) => change.stays === null)
  const changed = effective.flatMap(({ row: { key: templateKey, debtor, requirementBy }, to }) => {
    const category = held.find((each) => each.templateKey === templateKey && each.debtor === debtor)
    return category ? [{ ...category, requirement: to, requirementBy }] : []
  })
  await followChecklist(
    tx,
    firmId,
    changed.map(({ id, requirement, requirementBy }) => ({ id, requirement, requirementBy })),
  )
  const missing = effective.filter(({ from }) => from === null).map(({ row }) => row)
  const placed = placeMissing(held, wanted, {
    createId: () => deps.ids.rowId(),
    isAdded: (row) =>
      missing.includes(row) || missing.some(({ parentKey }) => parentKey === row.key),
  })
  if (placed.added.length > 0) await insertMissing(tx, key, held, placed)

  const asked = [
    ...changed.filter(({ id }) => !filled.has(id)),
    ...placed.added.map(({ category, row }) => ({ ...row, ...category })),
  ].filter(({ requirement }) => requirement === 'required')
  await markAskedAfterEnd(
    tx,
    key,
    asked.map(({ id }) => id),
    deps.clock.now(),
  )
  const ofFirm = { ...deps, database: deps.workspaceDatabase.forFirm(firmId) }
  await notifyOwners(ofFirm, tx, { kind: 'document.requested', ...key, staffId, asked })
  const event = 'document.checklist-chosen'
  const actor = getStaffActor(viewer)
  const details = { ...actor.details, checklistId }
  await deps.audit.record({ event, outcome: 'done', ...actor, object: key.caseId, details }, tx)
  await deps.caseChanged(tx, key, { staffId })
}
