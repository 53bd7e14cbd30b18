// One press notifies the clients of what is still missing (spec: case-checklist#letter).
import { toContractLanguage } from '#lib/language.ts'
import type { CaseChecklist, MissingLetterText } from '#contract/workspace.generated.ts'
import { requireCase } from '#features/cases/server/staff/open-case-for-staff.ts'
import { listPeople } from '#features/cases/server/participants/participants.ts'
import type { ParticipantRecord } from '#features/cases/rules/records.ts'
import { requirePermission } from '#features/staff/server/require-permission.ts'
import { monthDayYear } from '#lib/dates.ts'
import { isUuid } from '#lib/ids.ts'
import { getStaffActor, type StaffViewer } from '#lib/viewer.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { FirmTx } from '#ports/database.ts'
import { isFirmOnly } from '../../rules/category-template/category-kind.ts'
import { canSeeCategory } from '../../rules/categories/document-tree.ts'
import { canAskFor } from '../../rules/checklist/case-category.ts'
import { canBeAsked, listAddressed } from '../../rules/checklist/letter-readers.ts'
import { letterWords } from '../../rules/checklist/letter-words.ts'
import { problem } from '../../rules/review/review-problems.ts'
import { markAskedAfterEnd } from './categories.store.ts'
import { notifyOwners } from '../review/notify-clients.ts'
import type { QueueDeps } from '../review/decide/deps.ts'
import { insertLetter } from './case-checklist.store.ts'
import { describeChecklist } from './read-case-checklist.ts'
import {
  listStatedCategories,
  readStatedCategories,
  type StatedCategory,
} from './stated-categories.ts'

const maxCategories = 100

/** Returns the letter of each person. It leaves out people who have sent all of it. */
export function previewLetter(
  deps: QueueDeps,
  viewer: StaffViewer,
  { caseId, categoryIds }: { readonly caseId: string; readonly categoryIds: readonly string[] },
): Promise<readonly MissingLetterText[]> {
  return deps.workspaceDatabase.forFirm(viewer.firmId).transact(async (tx) => {
    const key = await requireCase(tx, viewer, caseId)
    const people = await listPeople(tx, key)
    const toStated = await readStatedCategories(deps, tx, key)
    return listAddressed(people).flatMap((person) => {
      const text = write(person, toStated(person.language), new Set(categoryIds))
      return text ? [text] : []
    })
  })
}

function write(
  person: ParticipantRecord,
  stated: readonly StatedCategory[],
  chosen: ReadonlySet<string>,
): MissingLetterText | undefined {
  const { debtor, givenName: name, language } = person
  const words = letterWords[language]
  const own = stated.filter(({ category }) => canSeeCategory(debtor, category))
  const missing = own.filter(({ category, state }) => chosen.has(category.id) && canAskFor(state))
  if (missing.length === 0) return undefined
  const needed = own.filter(
    ({ category: { requirement, templateKey } }) =>
      requirement === 'required' && !isFirmOnly(templateKey),
  )
  const complete = needed.filter(({ status }) => status === 'Complete').length
  return {
    ...{ debtor, name, language: toContractLanguage(language) },
    isReached: person.accountId !== null,
    greeting: words.greeting(name),
    lead: words.lead(complete, needed.length),
    items: missing.map(({ category: { name: title, stillNeeded, dueOn } }) => {
      const item = words.item(title, stillNeeded)
      return dueOn === null ? item : words.due(item, monthDayYear(dueOn))
    }),
    end: words.end,
  }
}

export interface SendLetterInput {
  readonly caseId: string
  /** From the browser; a repeated request writes no second letter. */
  readonly key: string
  readonly categoryIds: readonly string[]
}

export function sendLetter(
  deps: QueueDeps,
  viewer: StaffViewer,
  input: SendLetterInput,
): Promise<CaseChecklist> {
  requirePermission(deps, viewer, 'remind-clients')
  const { firmId } = viewer
  const database = deps.workspaceDatabase.forFirm(firmId)
  return database.transact(async (tx) => {
    const key = await requireCase(tx, viewer, input.caseId)
    await send({ ...deps, database }, tx, viewer, key, input)
    return describeChecklist(deps, tx, key, viewer.source.language)
  })
}

async function send(
  deps: QueueDeps,
  tx: FirmTx,
  viewer: StaffViewer,
  key: CaseOfFirm,
  { key: id, categoryIds }: SendLetterInput,
): Promise<void> {
  const { firmId, staffId } = viewer
  const chosen = new Set(categoryIds.map((each) => each.toLowerCase()))
  const stated = await listStatedCategories(deps, tx, key, viewer.source.language)
  const people = await listPeople(tx, key)
  const missing = stated
    .filter(({ category, state }) => chosen.has(category.id) && canAskFor(state))
    .flatMap(({ category }) => (canBeAsked(category, people) ? [category] : []))
  if (!isUuid(id) || missing.length === 0 || chosen.size > maxCategories)
    throw problem('documents.nothing-to-ask')
  requireReader(people)
  const letter = { ...key, id, staffId, categoryIds: missing.map((category) => category.id) }
  if (!(await insertLetter(tx, letter))) return
  // A request to one spouse opens no shared category again for the other, whose part has ended.
  if (people.every(({ outcome }) => outcome !== null))
    await markAskedAfterEnd(tx, key, letter.categoryIds, deps.clock.now())
  await notifyOwners(deps, tx, { kind: 'document.missing', ...key, staffId, asked: missing })
  const actor = getStaffActor(viewer)
  const details = { ...actor.details, categories: missing.length }
  const entry = { event: 'document.letter-sent', outcome: 'done', object: key.caseId } as const
  await deps.audit.record({ ...entry, ...actor, details }, tx)
  await deps.caseChanged(tx, { caseId: key.caseId, firmId }, { staffId })
}

/** A letter without a reader helps no client: they must accept their invitation first. */
function requireReader(people: readonly ParticipantRecord[]): void {
  if (listAddressed(people).every(({ accountId }) => accountId === null))
    throw problem('documents.no-reader')
}
