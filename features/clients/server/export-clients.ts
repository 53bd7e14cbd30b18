import Papa from 'papaparse'
import type { CaseEnd, ClientRow } from '#contract/workspace.generated.ts'
import { requirePermission } from '#features/staff/server/require-permission.ts'
import { calendarDay } from '#lib/dates.ts'
import type { Language } from '#lib/language.ts'
import { fillIn } from '#lib/problem.ts'
import { problem } from '#features/cases/rules/clients/problems.ts'
import { getStaffActor, type StaffViewer } from '#lib/viewer.ts'
import type { ClientFilter, ClientSort } from '#features/cases/rules/clients/client-filter.ts'
import { exportWords } from '../rules/export-words.ts'
import {
  getClientRows,
  getListContext,
  listClientPage,
  toClientRows,
} from '#features/cases/server/rows/client-rows.ts'
import type { WorkspaceDeps } from '#features/staff/server/workspace-deps.ts'
import { readSelection } from '#features/cases/server/staff/selected-cases.ts'

const maxRows = 20_000
const byteOrderMark = '\uFEFF'

export interface ExportClientsInput {
  readonly filter: ClientFilter
  readonly sort: ClientSort
  /** Only these cases, whatever the filter says. */
  readonly caseIds: readonly string[] | undefined
}

/** A spreadsheet runs no cell as a formula. The export is written to the audit. */
export async function exportClients(
  deps: WorkspaceDeps,
  viewer: StaffViewer,
  { filter, sort, caseIds }: ExportClientsInput,
): Promise<string> {
  requirePermission(deps, viewer, 'export-list')
  const { firmId } = viewer
  return deps.workspaceDatabase.forFirm(firmId).transact(async (tx) => {
    const context = await getListContext(tx, deps, firmId)
    const rows =
      caseIds === undefined
        ? await toClientRows(
            tx,
            context,
            await listClientPage(tx, context, { filter, sort, after: undefined, max: maxRows }),
          )
        : await getClientRows(tx, context, readSelection(caseIds))
    if (caseIds !== undefined && rows.length === 0) throw problem('clients.no-such-case')
    const actor = getStaffActor(viewer)
    const details = { ...actor.details, cases: rows.length }
    await deps.audit.record(
      { event: 'case.list-exported', outcome: 'done', ...actor, object: firmId, details },
      tx,
    )
    const { language } = viewer.source
    const { headings } = exportWords[language]
    const { timeZone } = context
    const table = [Object.values(headings), ...rows.map((row) => toCells(row, language, timeZone))]
    return byteOrderMark + Papa.unparse(table, { escapeFormulae: true })
  })
}

function toCells(row: ClientRow, language: Language, timeZone: string): readonly string[] {
  const { stages, steps, outcomes, of } = exportWords[language]
  const count = (done: number, needed: number) => fillIn(of, { done, needed })
  const person = (debtor: 1 | 2) => {
    const named = row.people.find((each) => each.debtor === debtor)
    return named ? `${named.familyName}, ${named.givenName}` : ''
  }
  const staff = (member: { readonly givenName: string; readonly familyName: string } | null) =>
    member ? `${member.givenName} ${member.familyName}` : ''
  const toOutcome = ({ debtor, outcome }: CaseEnd) => {
    const name = row.people.find((each) => each.debtor === debtor)?.givenName
    const how = outcome ? outcomes[outcome] : steps.CLOSED
    return name === undefined ? how : `${name}: ${how}`
  }
  return [
    person(1),
    person(2),
    row.caseNumber ?? '',
    row.chapter === null || row.chapter === undefined ? '' : String(row.chapter),
    stages[row.stage],
    steps[row.step],
    row.ends.map(toOutcome).join('; '),
    row.ends.map(({ day }) => day ?? '').join('; '),
    staff(row.attorney),
    staff(row.paralegal ?? null),
    count(row.documentsComplete, row.documentsNeeded),
    String(row.documentsToReview),
    count(row.sectionsDone, row.sectionsShown),
    count(row.coursesDone, row.coursesNeeded),
    row.nextDeadline?.day ?? '',
    calendarDay(new Date(row.lastActivity.at), timeZone),
  ]
}
