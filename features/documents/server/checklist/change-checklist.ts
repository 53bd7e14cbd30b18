// Staff fit the checklist of a case (spec: case-checklist#tailor).
import type {
  CaseChecklist,
  ChecklistRequirement,
  ExtraRequestInput,
} from '#contract/workspace.generated.ts'
import { getFirmContextOfCase } from '#features/cases/server/firm-of-case.ts'
import { requireCase } from '#features/cases/server/staff/open-case-for-staff.ts'
import { requirePermission } from '#features/staff/server/require-permission.ts'
import { calendarDay } from '#lib/dates.ts'
import { isUuid } from '#lib/ids.ts'
import { outdated } from '#lib/problem.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { StaffViewer } from '#lib/viewer.ts'
import type { FirmTx } from '#ports/database.ts'
import { isFirmOnly } from '../../rules/category-template/category-kind.ts'
import { findProblemInDueDay } from '../../rules/categories/requested.ts'
import { isLeaf } from '../../rules/categories/category-place.ts'
import { problem } from '../../rules/review/review-problems.ts'
import { lockCategories } from './categories.store.ts'
import type { QueueDeps } from '../review/decide/deps.ts'
import { requestDocument } from '../review/ask/request-document.ts'
import { contractRequirements, storedRequirements } from './checklist-template.ts'
import { describeChecklist } from './read-case-checklist.ts'

export interface SetRequirementInput {
  readonly caseId: string
  readonly categoryId: string
  readonly seen: ChecklistRequirement
  readonly requirement: ChecklistRequirement
}

/** Refuses with the checklist as it is now if a colleague or the answers changed it first. */
export function setRequirement(
  deps: QueueDeps,
  viewer: StaffViewer,
  { caseId, categoryId, seen, requirement }: SetRequirementInput,
): Promise<CaseChecklist> {
  requirePermission(deps, viewer, 'review-documents')
  const { firmId, staffId, source } = viewer
  const database = deps.workspaceDatabase.forFirm(firmId)
  return database.transact(async (tx) => {
    const key = await requireCase(tx, viewer, caseId)
    const categories = await lockCategories(tx, key)
    const category = categories.find(({ id }) => id === categoryId.toLowerCase())
    if (!category || !isLeaf(categories, category.id) || isFirmOnly(category.templateKey))
      throw problem('documents.no-place')
    const describe = () => describeChecklist(deps, tx, key, source.language)
    if (contractRequirements[category.requirement] !== seen)
      throw outdated(problem('documents.requirement-changed'), { checklist: await describe() })
    const { templateKey, debtor } = category
    await requestDocument({ ...deps, database }, tx, {
      ...{ ...key, staffId, requirement: storedRequirements[requirement] },
      wanted: { key: templateKey },
      ...(debtor === null ? {} : { debtor }),
    })
    return describe()
  })
}

export interface RequestExtraInput {
  readonly caseId: string
  /** From the browser; a repeated request adds nothing. */
  readonly key: string
  readonly request: ExtraRequestInput
}

export function requestExtra(
  deps: QueueDeps,
  viewer: StaffViewer,
  { caseId, key: id, request }: RequestExtraInput,
): Promise<CaseChecklist> {
  requirePermission(deps, viewer, 'review-documents')
  const { firmId, staffId, source } = viewer
  const { title, description, debtor, dueOn, requirement } = request
  const database = deps.workspaceDatabase.forFirm(firmId)
  return database.transact(async (tx) => {
    const key = await requireCase(tx, viewer, caseId)
    if (!isUuid(id) || (debtor != null && debtor !== 1 && debtor !== 2))
      throw problem('documents.no-such-debtor')
    if (dueOn != null) await checkDueDay(deps, tx, key, dueOn)
    await requestDocument({ ...deps, database }, tx, {
      ...{ ...key, staffId, requirement: storedRequirements[requirement] },
      wanted: { title, description, id: id.toLowerCase(), ...(dueOn != null && { dueOn }) },
      ...(debtor != null && { debtor }),
    })
    return describeChecklist(deps, tx, key, source.language)
  })
}

async function checkDueDay(
  { clock }: Pick<QueueDeps, 'clock'>,
  tx: FirmTx,
  legalCase: CaseOfFirm,
  day: string,
): Promise<void> {
  const context = await getFirmContextOfCase(tx, legalCase)
  if (!context) throw new Error('The case has no firm')
  const code = findProblemInDueDay(day, calendarDay(clock.now(), context.timeZone))
  if (code !== undefined) throw problem(code)
}
