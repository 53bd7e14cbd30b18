import { casesProblems } from '#features/cases/rules/problems.ts'
import { getFirmContextOfCase } from '#features/cases/server/firm-of-case.ts'
import { listPeople } from '#features/cases/server/participants/participants.ts'
import { isUuid } from '#lib/ids.ts'
import { problemFactory } from '#lib/problem.ts'
import { oneLine } from '#lib/text.ts'
import type { Tx } from '#ports/database.ts'
import { isFirmOnly } from '../../../rules/category-template/category-kind.ts'
import { firmKey, isLeaf, placeOfAsked } from '../../../rules/categories/category-place.ts'
import { documentsProblems } from '../../../rules/problems.ts'
import type { Requirement } from '../../../rules/records.ts'
import { findProblemInRequest, type RequestedWords } from '../../../rules/categories/requested.ts'
import { reviewProblems } from '../../../rules/review/review-problems.ts'
import {
  lockCategories,
  markAskedAfterEnd,
  placeCategory,
  setRequirement,
  type PlacedCategory,
} from '../../checklist/categories.store.ts'
import { notifyOwners } from '../notify-clients.ts'
import type { ReviewDeps } from '../../deps.ts'

const problem = problemFactory({ ...documentsProblems, ...reviewProblems, ...casesProblems })

interface ExtraFacts {
  readonly folderKey?: string
  /** The ID of the new category; the same one again adds nothing. */
  readonly id?: string
  /** `YYYY-MM-DD` */
  readonly dueOn?: string
}

export interface RequestAct {
  readonly caseId: string
  readonly firmId: string
  /** If omitted, the request is for both debtors, or for the shared category. */
  readonly debtor?: 1 | 2
  readonly requirement: Requirement
  /** A template key or the firm's own request: in a folder by its key or else at the top level. */
  readonly wanted: { readonly key: string } | (RequestedWords & ExtraFacts)
  readonly staffId?: string
}

/** Returns the key of the requested category. Only a document that becomes required is news. */
export async function requestDocument(deps: ReviewDeps, tx: Tx, act: RequestAct): Promise<string> {
  const { caseId, firmId, debtor, requirement, wanted } = act
  const firmContext = isUuid(caseId) ? await getFirmContextOfCase(tx, act) : undefined
  if (!firmContext) throw problem('cases.not-found')
  if (
    debtor !== undefined &&
    !(await listPeople(tx, act)).some((person) => person.debtor === debtor)
  )
    throw problem('documents.no-such-debtor')
  const staffId = act.staffId ?? firmContext.attorneyId
  const categories = await lockCategories(tx, { caseId, firmId })
  const changed =
    'key' in wanted
      ? await changeRequirement(deps, tx, categories, act, wanted.key)
      : await addRequestedCategory(deps, tx, categories, { ...act, staffId }, wanted)
  if (requirement === 'required')
    await notifyOwners(deps, tx, {
      kind: 'document.requested',
      caseId,
      firmId,
      staffId,
      asked: changed,
    })
  const key = 'key' in wanted ? wanted.key : (changed[0]?.templateKey ?? '')
  if (changed.length > 0) {
    await deps.audit.record(
      {
        event: 'document.requested',
        outcome: 'done',
        firmId,
        object: caseId,
        details: { staffId, key, requirement, ...(debtor === undefined ? {} : { debtor }) },
      },
      tx,
    )
    await deps.caseChanged(tx, { caseId, firmId }, { staffId })
  }
  return key
}

type ChangedCategory = Pick<PlacedCategory, 'id' | 'debtor' | 'templateKey' | 'name'>

async function changeRequirement(
  deps: ReviewDeps,
  tx: Tx,
  categories: readonly PlacedCategory[],
  { caseId, firmId, debtor, requirement }: RequestAct,
  key: string,
): Promise<readonly ChangedCategory[]> {
  const requested = categories.filter(
    (category) =>
      category.templateKey === key &&
      !isFirmOnly(key) &&
      isLeaf(categories, category.id) &&
      (debtor === undefined || category.debtor === debtor),
  )
  if (requested.length === 0) throw problem('documents.category-not-found')
  // Also if answers already required it: from now on, it is the firm's requirement.
  const ids = requested.map(({ id }) => id)
  await setRequirement(tx, { firmId, ids }, requirement)
  if (requirement === 'required')
    await markAskedAfterEnd(tx, { caseId, firmId }, ids, deps.clock.now())
  return requested.filter((category) => category.requirement !== requirement)
}

async function addRequestedCategory(
  deps: ReviewDeps,
  tx: Tx,
  categories: readonly PlacedCategory[],
  { caseId, firmId, debtor, requirement, staffId }: RequestAct & { readonly staffId: string },
  {
    title,
    description,
    period,
    why,
    help,
    folderKey,
    id = deps.ids.rowId(),
    dueOn,
  }: RequestedWords & ExtraFacts,
): Promise<readonly ChangedCategory[]> {
  if (categories.some((category) => category.id === id)) return []
  const words = {
    title: oneLine(title),
    description: oneLine(description),
    period: line(period),
    why: line(why),
    help: line(help),
  }
  const finding = findProblemInRequest(words)
  if (finding) throw problem(finding)
  const folder =
    folderKey === undefined
      ? undefined
      : categories.find(({ templateKey }) => templateKey === folderKey)
  if (folderKey !== undefined && !folder) throw problem('documents.category-not-found')
  if (folder && (folder.parentId !== null || isLeaf(categories, folder.id)))
    throw problem('documents.nothing-below')
  // The end of an ID is random, so the key is unique.
  const category = {
    id,
    debtor: debtor ?? null,
    templateKey: firmKey(id.slice(-12)),
    name: words.title,
  }
  await placeCategory(tx, {
    ...category,
    firmId,
    caseId,
    parentId: folder?.id ?? null,
    requirement,
    position: placeOfAsked(categories, folder?.id ?? null),
    requirementBy: 'firm',
    description: words.description,
    period: words.period ?? null,
    why: words.why ?? null,
    help: words.help ?? null,
    dueOn: dueOn ?? null,
    requestedBy: staffId,
    requestedAt: deps.clock.now(),
  })
  return [category]
}

const line = (text: string | undefined): string | undefined =>
  text === undefined || oneLine(text) === '' ? undefined : oneLine(text)
