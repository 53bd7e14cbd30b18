// spec: documents#asked-by-answers
import { listPeople } from '#features/cases/server/participants/participants.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Tx } from '#ports/database.ts'
import {
  getRequirementNow,
  isNewlyRequired,
  findNeeds,
  type CategoryState,
  type DocumentNeed,
} from '../../../rules/categories/asked-by-answers.ts'
import { isLeaf, placeInOrder } from '../../../rules/categories/category-place.ts'
import {
  categoriesFor,
  type CategoryRow,
} from '../../../rules/category-template/category-template.ts'
import {
  lockCategories,
  placeCategory,
  updateRequirements,
  type PlacedCategory,
} from '../../checklist/categories.store.ts'
import { categoriesWithDocuments } from '../../documents.store.ts'
import { notifyOwners } from '../notify-clients.ts'
import type { ReviewDeps } from '../../deps.ts'

/**
 * Makes needed documents required. Each person is notified once about the newly required documents;
 * repeated needs send no news.
 */
export async function requestCategories(
  deps: ReviewDeps,
  tx: Tx,
  { caseId, firmId }: CaseOfFirm,
  needs: readonly DocumentNeed[],
): Promise<void> {
  if (needs.length === 0) return
  const held = await lockCategories(tx, { caseId, firmId })
  const filled = await categoriesWithDocuments(tx, { caseId, firmId })
  const leaves = held
    .filter(({ id }) => isLeaf(held, id))
    .map((category) => ({ ...category, isEmpty: !filled.has(category.id) }))
  const changed = leaves.flatMap((leaf) => {
    const next = getRequirementNow(leaf, needs)
    return next === leaf ? [] : [{ leaf, asked: next }]
  })
  await updateRequirements(
    tx,
    firmId,
    changed.map(({ leaf, asked: { requirement, requirementBy, because } }) => ({
      id: leaf.id,
      requirement,
      requirementBy,
      because,
    })),
  )
  const placed = await placeMissing(deps, tx, { caseId, firmId }, held, needs)
  const newlyRequired = [
    ...changed
      .filter((change) => isNewlyRequired(change.leaf, change.asked))
      .map(({ leaf }) => leaf),
    ...placed.filter(({ requirement }) => requirement === 'required'),
  ]
  if (changed.length > 0 || placed.length > 0) await deps.caseChanged(tx, { caseId, firmId })
  if (newlyRequired.length === 0) return
  await notifyOwners(deps, tx, {
    kind: 'document.needed',
    caseId,
    firmId,
    asked: newlyRequired,
  })
  await deps.audit.record(
    {
      event: 'document.requested',
      outcome: 'done',
      firmId,
      object: caseId,
      details: {
        by: 'answers',
        keys: [...new Set(newlyRequired.map(({ templateKey }) => templateKey))].join(' '),
      },
    },
    tx,
  )
}

/** Adds template entries that are newer than the case once they are needed. */
async function placeMissing(
  deps: ReviewDeps,
  tx: Tx,
  legalCase: CaseOfFirm,
  held: readonly PlacedCategory[],
  needs: readonly DocumentNeed[],
): Promise<readonly PlacedCategory[]> {
  const wanted = needs.filter(
    (need) =>
      need.wanted === true && !held.some((category) => findNeeds(category, [need]).length > 0),
  )
  if (wanted.length === 0) return []
  const people = await listPeople(tx, legalCase)
  const getName = (debtor: 1 | 2) =>
    people.find((person) => person.debtor === debtor)?.givenName ?? ''
  const rows = categoriesFor({
    chapter: null,
    isJoint: people.some(({ debtor }) => debtor === 2),
    firstNames: [getName(1), getName(2)],
  })
  const missing = rows.filter(
    (row) => findNeeds({ templateKey: row.key, debtor: row.debtor }, wanted).length > 0,
  )
  const withFolders = rows.filter(
    (row) =>
      missing.includes(row) ||
      (missing.some(({ parentKey }) => parentKey === row.key) &&
        !held.some(({ templateKey }) => templateKey === row.key)),
  )
  const placed: PlacedCategory[] = []
  for (const row of withFolders)
    placed.push(await insertCategories(deps, tx, legalCase, row, rows, { held, placed, wanted }))
  return placed
}

interface Around {
  readonly held: readonly PlacedCategory[]
  readonly placed: readonly PlacedCategory[]
  readonly wanted: readonly DocumentNeed[]
}

async function insertCategories(
  deps: ReviewDeps,
  tx: Tx,
  { caseId, firmId }: CaseOfFirm,
  row: CategoryRow,
  rows: readonly CategoryRow[],
  { held, placed, wanted }: Around,
): Promise<PlacedCategory> {
  const state: CategoryState = {
    templateKey: row.key,
    debtor: row.debtor,
    requirement: row.requirement,
    requirementBy: 'template',
    because: null,
    isEmpty: true,
  }
  const { requirement, requirementBy, because } = getRequirementNow(state, wanted)
  // Each insertion has moved the later positions back by one.
  const now = placed.reduce<readonly PlacedCategory[]>(
    (all, change) => [
      ...all.map((known) =>
        known.position >= change.position ? { ...known, position: known.position + 1 } : known,
      ),
      change,
    ],
    held,
  )
  const { debtor, name, description, period, why, help } = row
  const category: PlacedCategory = {
    id: deps.ids.rowId(),
    caseId,
    parentId: now.find(({ templateKey }) => templateKey === row.parentKey)?.id ?? null,
    templateKey: row.key,
    debtor,
    name,
    description,
    period,
    why,
    help,
    requirement,
    requirementBy,
    followsChecklist: true,
    because,
    stillNeeded: [],
    ...{ dueOn: null, requestedBy: null, requestedAt: null },
    position: placeInOrder(now, rows, row),
  }
  await placeCategory(tx, {
    ...category,
    firmId,
  })
  return category
}
