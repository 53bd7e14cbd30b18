// Acts of staff on the list of a case (spec: filing#lines, filing#fees).
import type {
  BeforeFiling,
  FilingFeesInput,
  FilingMarkInput,
  FilingPaymentInput,
} from '#contract/workspace.generated.ts'
import { getListContext } from '#features/cases/server/rows/client-rows.ts'
import {
  listCaseFactsOf,
  requireCase,
  type StaffCaseKey,
} from '#features/cases/server/staff/open-case-for-staff.ts'
import { listPeople } from '#features/cases/server/participants/participants.ts'
import { requirePermission } from '#features/staff/server/require-permission.ts'
import { isUuid } from '#lib/ids.ts'
import { outdated } from '#lib/problem.ts'
import { readReason, reasonLength } from '#lib/reason.ts'
import { oneLine } from '#lib/text.ts'
import { getStaffActor, type StaffViewer } from '#lib/viewer.ts'
import type { AuditEventName } from '#ports/audit-events.ts'
import type { FirmTx } from '#ports/database.ts'
import { readAmount } from '../rules/amounts.ts'
import { isMarked } from '../rules/lines.ts'
import { problem } from '../rules/problems.ts'
import {
  findDayProblems,
  findFeeProblems,
  findNoteProblems,
  findPaymentProblems,
  maxPayments,
  type FilingFinding,
} from '../rules/typed-fees.ts'
import { describeList } from './before-filing.ts'
import { searchConflicts } from './conflicts.ts'
import { toMarkState } from './contract-lines.ts'
import type { FilingDeps } from './deps.ts'
import {
  insertPayment,
  listLines,
  listPayments,
  lockVersion,
  removeMark,
  removePayment,
  saveFilingCase,
  saveMark,
} from './filing.store.ts'
import { foldedNamesOf } from './names-of-case.ts'

export interface MarkInput {
  readonly caseId: string
  readonly version: number
  readonly line: string
  readonly debtor: number
  readonly mark?: FilingMarkInput | null
}

export function markLine(
  deps: FilingDeps,
  viewer: StaffViewer,
  { caseId, version, line, debtor, mark: input }: MarkInput,
): Promise<BeforeFiling> {
  return actOnList(deps, viewer, { caseId, version }, async ({ tx, key, today }) => {
    const lines = await listLines(tx, key)
    const known = lines.find((each) => each.line === line && each.debtor === debtor)
    if (!known) throw problem('filing.no-such-line')
    const state = input ? toMarkState(input.state) : undefined
    const place = { line, debtor: known.debtor }
    // Debtor 2 may be another person later.
    const participantId = known.debtor > 0 ? await findPerson(tx, key, known.debtor) : undefined
    const details = {
      ...{ line, debtor: known.debtor, from: known.state },
      ...(participantId !== undefined && { participantId }),
    }
    if (!input || state === undefined) {
      const isRemoved = await removeMark(tx, key, place)
      return isRemoved ? ['case.filing-mark-removed', details] : undefined
    }
    if (state === 'done' && !isMarked(line)) throw problem('filing.counted-by-itself')
    const day = state === 'done' ? (input.day ?? null) : null
    if (day !== null) requireNone(findDayProblems('day', day, today))
    const note = state === 'not-needed' ? readReason(input.reason) : ''
    if (note === undefined) throw problem('filing.reason-wanted', reasonLength)
    await saveMark(tx, { ...key, ...place, state, day, note, markedBy: viewer.staffId })
    return [
      'case.filing-line-marked',
      { ...details, to: state, ...(day !== null && { day }), ...(note !== '' && { reason: note }) },
    ]
  })
}

async function findPerson(
  tx: FirmTx,
  key: StaffCaseKey,
  debtor: number,
): Promise<string | undefined> {
  return (await listPeople(tx, key)).find((person) => person.debtor === debtor)?.id
}

export interface FeesInput {
  readonly caseId: string
  readonly version: number
  readonly fees?: FilingFeesInput | null
}

export function setFees(
  deps: FilingDeps,
  viewer: StaffViewer,
  { caseId, version, fees: input }: FeesInput,
): Promise<BeforeFiling> {
  return actOnList(deps, viewer, { caseId, version }, async ({ tx, key, today }) => {
    const fees = input && { ...input, agreedOn: input.agreedOn ?? null }
    if (fees) requireNone(findFeeProblems(fees, today))
    const stored = {
      feeAgreed: fees ? (readAmount(fees.agreed) ?? null) : null,
      feeAgreedOn: fees?.agreedOn ?? null,
      feeDue: fees ? (readAmount(fees.due) ?? null) : null,
    }
    await saveFilingCase(tx, key, stored)
    const { feeAgreed, feeDue } = stored
    return ['case.fees-set', { agreed: feeAgreed ?? 'none', due: feeDue ?? 'none' }]
  })
}

export interface AddPaymentInput {
  readonly caseId: string
  /** Becomes the ID of the payment, so that a repeated request adds it once. */
  readonly key: string
  readonly payment: FilingPaymentInput
}

export function addPayment(
  deps: FilingDeps,
  viewer: StaffViewer,
  { caseId, key: id, payment }: AddPaymentInput,
): Promise<BeforeFiling> {
  return actOnList(deps, viewer, { caseId }, async ({ tx, key, today }) => {
    if (!isUuid(id)) throw problem('filing.payment-absent')
    requireNone(findPaymentProblems(payment, today))
    const cents = readAmount(payment.amount) ?? 0
    const { paidOn } = payment
    if ((await listPayments(tx, key)).length >= maxPayments)
      throw problem('filing.too-many-payments', { max: maxPayments })
    const isNew = await insertPayment(tx, {
      ...{ ...key, id: id.toLowerCase(), cents, paidOn },
      ...{ note: oneLine(payment.note), enteredBy: viewer.staffId },
    })
    return isNew ? ['case.payment-added', { cents, paidOn }] : undefined
  })
}

export function removePaymentOf(
  deps: FilingDeps,
  viewer: StaffViewer,
  { caseId, paymentId }: { readonly caseId: string; readonly paymentId: string },
): Promise<BeforeFiling> {
  return actOnList(deps, viewer, { caseId }, async ({ tx, key }) => {
    const removed = isUuid(paymentId)
      ? await removePayment(tx, key, paymentId.toLowerCase())
      : undefined
    if (!removed) throw problem('filing.payment-absent')
    return ['case.payment-removed', { cents: removed.cents }]
  })
}

export interface RecordSearchInput {
  readonly caseId: string
  readonly version: number
  readonly note: string
}

/** Counts what is found again, because the names may have changed since the person looked. */
export function recordSearch(
  deps: FilingDeps,
  viewer: StaffViewer,
  { caseId, version, note }: RecordSearchInput,
): Promise<BeforeFiling> {
  return actOnList(deps, viewer, { caseId, version }, async ({ tx, key }) => {
    requireNone(findNoteProblems(note))
    const { conflicts } = await searchConflicts(deps, tx, key)
    const found = Math.min(conflicts.length, 32_767)
    await saveFilingCase(tx, key, {
      searchedNames: foldedNamesOf(await listPeople(tx, key)),
      searchedBy: viewer.staffId,
      searchFound: found,
      searchNote: oneLine(note),
    })
    return ['case.conflicts-searched', { found }]
  })
}

interface ListAct {
  readonly tx: FirmTx
  readonly key: StaffCaseKey
  readonly today: string
}

type Recorded = readonly [AuditEventName, Readonly<Record<string, string | number>>]

/** `act` returns what the audit says, or undefined if there was nothing to do. */
function actOnList(
  deps: FilingDeps,
  viewer: StaffViewer,
  { caseId, version }: { readonly caseId: string; readonly version?: number },
  act: (context: ListAct) => Promise<Recorded | undefined>,
): Promise<BeforeFiling> {
  requirePermission(deps, viewer, 'change-stage')
  const { firmId, staffId } = viewer
  return deps.workspaceDatabase.forFirm(firmId).transact(async (tx) => {
    const key = await requireCase(tx, viewer, caseId)
    const [facts] = await listCaseFactsOf(tx, [key])
    if (facts?.status !== 'Pre-Filing') throw problem('filing.none')
    const current = await lockVersion(tx, key)
    if (version !== undefined && version !== current)
      throw outdated(problem('filing.list-changed'), { list: await getList(deps, tx, key) })
    const { today } = await getListContext(tx, deps, firmId)
    const recorded = await act({ tx, key, today })
    if (!recorded) return getList(deps, tx, key)
    const [event, more] = recorded
    await saveFilingCase(tx, key, { version: current + 1 })
    const actor = getStaffActor(viewer)
    const details = { ...actor.details, ...more }
    await deps.audit.record({ event, outcome: 'done', ...actor, object: key.caseId, details }, tx)
    await deps.caseChanged(tx, key, { staffId })
    return getList(deps, tx, key)
  })
}

async function getList(deps: FilingDeps, tx: FirmTx, key: StaffCaseKey): Promise<BeforeFiling> {
  const list = await describeList(deps, tx, key)
  if (!list) throw problem('filing.none')
  return list
}

function requireNone([finding]: readonly FilingFinding[]): void {
  if (finding) throw problem(finding.code, { ...finding.params, field: finding.field ?? '' })
}
