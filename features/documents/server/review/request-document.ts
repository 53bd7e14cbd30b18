// A firm's act: asks the people of a case for a document, or no longer; one of the list, or one of its own.
import { casesProblems } from '#features/cases/rules/problems.ts'
import { deskOfCase } from '#features/cases/server/firm-of-case.ts'
import { peopleOf } from '#features/cases/server/participants/participants.ts'
import { isUuid } from '#lib/ids.ts'
import { problemsOf } from '#lib/problem.ts'
import { oneLine } from '#lib/text.ts'
import type { Tx } from '#ports/database.ts'
import { isFirmsOwn } from '../../rules/categories/category-kind.ts'
import { firmKey, isLeaf, placeOfAsked } from '../../rules/categories/category-place.ts'
import { categoryTemplateVersion } from '../../rules/category-template/category-template.ts'
import { documentsProblems } from '../../rules/problems.ts'
import type { Requirement } from '../../rules/records.ts'
import { requestFinding, type RequestedWords } from '../../rules/categories/requested.ts'
import { reviewProblems } from '../../rules/review-problems.ts'
import {
  holdCategories,
  placeCategory,
  setRequirement,
  type PlacedCategory,
} from '../categories.store.ts'
import { tellOwners } from '../notify-clients.ts'
import type { ReviewWorld } from '../deps.ts'

const problem = problemsOf({ ...documentsProblems, ...reviewProblems, ...casesProblems })

export interface RequestAct {
  readonly caseId: string
  /** Of whom; without it of both, where each has their own, or of what they share. */
  readonly debtor?: 1 | 2
  readonly requirement: Requirement
  /** One of the list by its key, or one of the firm's own: in a folder by its key, else at the top. */
  readonly wanted: { readonly key: string } | (RequestedWords & { readonly folderKey?: string })
  /** Who of the case's firm asks; its attorney when left out. */
  readonly staffId?: string
}

/** Answers the keys that stand for what was asked. Only what is newly required is news. */
export async function requestDocument(
  world: ReviewWorld,
  tx: Tx,
  act: RequestAct,
): Promise<string> {
  const { caseId, debtor, requirement, wanted } = act
  const desk = isUuid(caseId) ? await deskOfCase(tx, caseId) : undefined
  if (!desk) throw problem('cases.not-found')
  if (
    debtor !== undefined &&
    !(await peopleOf(tx, caseId)).some((person) => person.debtor === debtor)
  )
    throw problem('documents.no-such-debtor')
  const categories = await holdCategories(tx, caseId)
  const changed =
    'key' in wanted
      ? await change(tx, categories, act, wanted.key)
      : [await add(world, tx, categories, { ...act, firmId: desk.firmId }, wanted)]
  const staffId = act.staffId ?? desk.attorneyId
  if (requirement === 'required')
    await tellOwners(world, tx, { kind: 'document.requested', caseId, staffId, asked: changed })
  const key = 'key' in wanted ? wanted.key : (changed[0]?.templateKey ?? '')
  if (changed.length > 0) {
    await world.audit.record(
      {
        event: 'document.requested',
        outcome: 'done',
        firmId: desk.firmId,
        object: caseId,
        details: { staffId, key, requirement, ...(debtor === undefined ? {} : { debtor }) },
      },
      tx,
    )
  }
  return key
}

type Changed = Pick<PlacedCategory, 'id' | 'debtor' | 'templateKey' | 'name'>

/** Answers those that were not asked for in this manner before. */
async function change(
  tx: Tx,
  categories: readonly PlacedCategory[],
  { debtor, requirement }: RequestAct,
  key: string,
): Promise<readonly Changed[]> {
  const asked = categories.filter(
    (category) =>
      category.templateKey === key &&
      !isFirmsOwn(key) &&
      isLeaf(categories, category.id) &&
      (debtor === undefined || category.debtor === debtor),
  )
  if (asked.length === 0) throw problem('documents.category-not-found')
  // Also of what answers made so already: from now on it is the firm's word.
  await setRequirement(
    tx,
    asked.map(({ id }) => id),
    requirement,
  )
  return asked.filter((category) => category.requirement !== requirement)
}

async function add(
  world: ReviewWorld,
  tx: Tx,
  categories: readonly PlacedCategory[],
  { caseId, firmId, debtor, requirement }: RequestAct & { readonly firmId: string },
  {
    title,
    description,
    period,
    why,
    help,
    folderKey,
  }: RequestedWords & { readonly folderKey?: string },
): Promise<Changed> {
  const words = {
    title: oneLine(title),
    description: oneLine(description),
    period: line(period),
    why: line(why),
    help: line(help),
  }
  const finding = requestFinding(words)
  if (finding) throw problem(finding)
  const folder =
    folderKey === undefined
      ? undefined
      : categories.find(({ templateKey }) => templateKey === folderKey)
  if (folderKey !== undefined && !folder) throw problem('documents.category-not-found')
  if (folder && (folder.parentId !== null || isLeaf(categories, folder.id)))
    throw problem('documents.nothing-below')
  const id = world.ids.rowId()
  // The end of an id is random: a key of its own.
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
    templateVersion: categoryTemplateVersion,
    requirement,
    position: placeOfAsked(categories, folder?.id ?? null),
    requirementBy: 'firm',
    description: words.description,
    period: words.period ?? null,
    why: words.why ?? null,
    help: words.help ?? null,
  })
  return category
}

const line = (text: string | undefined): string | undefined =>
  text === undefined || oneLine(text) === '' ? undefined : oneLine(text)
