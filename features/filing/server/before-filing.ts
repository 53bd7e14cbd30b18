// The list of a case as its firm reads it (spec: filing#lines).
import type {
  BeforeFiling,
  ConflictSearch,
  FilingFees,
  FilingLine as ShownLine,
} from '#contract/workspace.generated.ts'
import { getListContext } from '#features/cases/server/rows/client-rows.ts'
import {
  listCaseFactsOf,
  requireCase,
  type StaffCaseKey,
} from '#features/cases/server/staff/open-case-for-staff.ts'
import { listPeople } from '#features/cases/server/participants/participants.ts'
import { certificateValidDays } from '#features/courses/rules/progress/courses.ts'
import { listTypedCounseling } from '#features/questionnaire/server/read/typed-counseling.ts'
import { getColleague, listColleagues, type Colleagues } from '#features/staff/server/colleagues.ts'
import { calendarDayAfter } from '#lib/dates.ts'
import type { StaffViewer } from '#lib/viewer.ts'
import type { FirmTx } from '#ports/database.ts'
import { toDollars } from '../rules/amounts.ts'
import {
  isNecessary,
  isOpenOn,
  productLines,
  productList,
  type FilingLine,
  type FilingList,
} from '../rules/lines.ts'
import { fromState, toKind } from './contract-lines.ts'
import type { FilingDeps } from './deps.ts'
import {
  findFilingCase,
  listLines,
  listMarks,
  listPayments,
  listRecords,
  type FilingCaseRow,
  type MarkRow,
  type PaymentRow,
} from './filing.store.ts'
import { foldedNamesOf } from './names-of-case.ts'

export async function readBeforeFiling(
  deps: FilingDeps,
  viewer: StaffViewer,
  caseId: string,
): Promise<BeforeFiling | null> {
  return deps.workspaceDatabase.forFirm(viewer.firmId).transact(async (tx) => {
    const key = await requireCase(tx, viewer, caseId)
    return describeList(deps, tx, key)
  })
}

/** Null for a case that is filed or has ended. */
export async function describeList(
  deps: FilingDeps,
  tx: FirmTx,
  key: StaffCaseKey,
): Promise<BeforeFiling | null> {
  const [facts] = await listCaseFactsOf(tx, [key])
  if (facts?.status !== 'Pre-Filing') return null
  const { today } = await getListContext(tx, deps, key.firmId)
  const record = (await listRecords(tx, [key])).get(key.caseId)
  const list = record?.list ?? productList
  const people = await listPeople(tx, key)
  const colleagues = await listColleagues(tx, key)
  const filingCase = await findFilingCase(tx, key)
  const context: ListContext = {
    ...{ today, list, colleagues },
    names: new Map(people.map(({ debtor, givenName }) => [debtor, givenName])),
    marks: new Map((await listMarks(tx, key)).map((mark) => [toKey(mark), mark])),
    typed: new Map(
      (await listTypedCounseling(deps, tx, key)).map((each) => [each.debtor, each.completedOn]),
    ),
  }
  const lines = inOrder(await listLines(tx, key), list)
  return {
    caseId: key.caseId,
    version: filingCase?.version ?? 0,
    lines: lines.map((line) => showLine(context, line)),
    isReady: !lines.some((line) => isNecessary(list, line.line) && isOpenOn(today, line)),
    plannedFilingOn: facts.plannedFilingOn,
    fees: showFees(filingCase, await listPayments(tx, key), record?.feePaid ?? 0, colleagues),
    search: showSearch(filingCase, foldedNamesOf(people), colleagues),
  }
}

interface ListContext {
  readonly today: string
  readonly list: FilingList
  readonly colleagues: Colleagues
  readonly names: ReadonlyMap<number, string>
  readonly marks: ReadonlyMap<string, MarkRow>
  readonly typed: ReadonlyMap<number, string>
}

const toKey = ({ line, debtor }: Pick<FilingLine, 'line' | 'debtor'>) => `${line} ${debtor}`

/** Leaves out lines of the firm that it has removed since, until the case is counted again. */
function inOrder(lines: readonly FilingLine[], { own }: FilingList): readonly FilingLine[] {
  return [...productLines, ...own.map(({ key }) => key)].flatMap((name) =>
    lines.filter(({ line }) => line === name).toSorted((a, b) => a.debtor - b.debtor),
  )
}

function showLine(context: ListContext, line: FilingLine): ShownLine {
  const { today, list, colleagues, names, marks, typed } = context
  const mark = marks.get(toKey(line))
  const isTooOld = line.state === 'done' && isOpenOn(today, line)
  return {
    key: line.line,
    kind: toKind(line.line),
    name: list.own.find(({ key }) => key === line.line)?.name ?? '',
    debtor: line.debtor,
    givenName: names.get(line.debtor) ?? '',
    isNecessary: isNecessary(list, line.line),
    state: isTooOld ? 'OPEN' : fromState(line.state),
    missing: line.missing,
    day: line.day,
    isTooOld,
    typedDay: line.line === 'counseling' ? findOtherDay(typed.get(line.debtor), line) : null,
    mark: mark
      ? {
          ...{ day: mark.onDay, reason: mark.note, at: mark.markedAt },
          by: getColleague(colleagues, mark.markedBy),
        }
      : null,
  }
}

/** The day that the client typed, unless the certificate has the same. */
function findOtherDay(typed: string | undefined, { day }: FilingLine): string | null {
  if (typed === undefined) return null
  return calendarDayAfter(typed, certificateValidDays) === day ? null : typed
}

function showFees(
  row: FilingCaseRow | undefined,
  payments: readonly PaymentRow[],
  paid: number,
  colleagues: Colleagues,
): FilingFees {
  const { feeAgreed = null, feeAgreedOn = null, feeDue = null } = row ?? {}
  return {
    agreed: feeAgreed === null ? null : toDollars(feeAgreed),
    agreedOn: feeAgreedOn,
    due: feeDue === null ? null : toDollars(feeDue),
    paid: toDollars(paid),
    payments: payments.map(({ id, cents, paidOn, note, enteredBy }) => ({
      ...{ id, paidOn, note, amount: toDollars(cents) },
      by: getColleague(colleagues, enteredBy),
    })),
  }
}

function showSearch(
  row: FilingCaseRow | undefined,
  names: string,
  colleagues: Colleagues,
): ConflictSearch | null {
  if (row?.searchedAt == null || row.searchedBy === null) return null
  return {
    by: getColleague(colleagues, row.searchedBy),
    at: row.searchedAt,
    found: row.searchFound ?? 0,
    note: row.searchNote ?? '',
    isCurrent: row.searchedNames === names,
  }
}
