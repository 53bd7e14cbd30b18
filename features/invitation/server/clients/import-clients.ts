import { createHash } from 'node:crypto'
import Papa from 'papaparse'
import type { ImportClientsResult, ImportedClient } from '#contract/workspace.generated.ts'
import { getListContext, type ListContext } from '#features/cases/server/rows/client-rows.ts'
import { findSimilarClients } from '#features/cases/server/duplicates/similar-clients.ts'
import { findCaseByCreationKey } from '#features/cases/server/firm-of-case.ts'
import { attorneyForNewCase } from '#features/firm/server/firms.ts'
import { listStaffMembers, type StaffMemberRecord } from '#features/firm/server/staff-members.ts'
import { requirePermission } from '#features/staff/server/require-permission.ts'
import { comparableEmail } from '#lib/email.ts'
import { isUuid } from '#lib/ids.ts'
import type { Language } from '#lib/language.ts'
import { fillIn } from '#lib/problem.ts'
import type { StaffViewer } from '#lib/viewer.ts'
import type { FirmTx } from '#ports/database.ts'
import {
  columnOfField,
  columns,
  findMissingColumns,
  hasSpouse,
  readChapter,
  readLanguage,
  splitSeparatorLine,
  toListRow,
  type Column,
  type ListRow,
} from '../../rules/clients/client-list.ts'
import { toStart } from '../../rules/clients/case-defaults.ts'
import { findNewClientProblems, toPerson, type TypedCase } from '../../rules/clients/new-client.ts'
import { inviteProblems, problem, type InviteProblemCode } from '../../rules/clients/problems.ts'
import { sentences } from '../../rules/clients/problems.es.ts'
import { readDefaults } from './case-defaults.ts'
import { createClientCase, type CreateClientCaseInput } from './create-client-case.ts'
import type { InviteClientsDeps } from './deps.ts'

const maxRows = 300

export interface ImportClientsInput {
  readonly csv: string
  readonly isDryRun: boolean
  /** The same for each try of one import, so that a row becomes one case. */
  readonly creationKey: string
}

interface CheckedRow extends ImportedClient {
  readonly typed: TypedCase
  readonly attorneyId: string | undefined
  readonly paralegalId: string | undefined
}

/** Reads and checks all rows, then creates the cases of those without problems. Sends nothing. */
export async function importClients(
  deps: InviteClientsDeps,
  viewer: StaffViewer,
  { csv, isDryRun, creationKey }: ImportClientsInput,
): Promise<ImportClientsResult> {
  requirePermission(deps, viewer, 'invite-clients')
  if (!isUuid(creationKey)) throw problem('invite.form-outdated')
  const rows = readRows(csv)
  const checked = await deps.workspaceDatabase
    .forFirm(viewer.firmId)
    .transact((tx) => checkRows(deps, tx, viewer, rows, creationKey))
  const shown = checked.map(({ row, name, problems, similar }) => ({
    row,
    name,
    problems,
    similar,
  }))
  if (isDryRun) return { success: true, rows: shown, created: 0, caseIds: [] }
  const start = await readStart(deps, viewer)
  const caseIds: string[] = []
  for (const { row, problems, typed, attorneyId, paralegalId } of checked) {
    if (problems.length > 0 || attorneyId === undefined) continue
    const { caseId } = await createClientCase(deps, viewer, {
      ...typed,
      ...start,
      creationKey: keyOfRow(creationKey, row),
      attorneyId,
      paralegalId,
      urgencies: [],
      sendsInvitations: false,
      isNewPerson: true,
    })
    if (caseId != null) caseIds.push(caseId)
  }
  return { success: true, rows: shown, created: caseIds.length, caseIds }
}

/** What the firm chose for new cases (spec: workspace#case-defaults). */
async function readStart(
  deps: InviteClientsDeps,
  viewer: StaffViewer,
): Promise<
  Pick<CreateClientCaseInput, 'showsQuestionnaire' | 'questionnaireDueOn' | 'coursePayment'>
> {
  const defaults = await readDefaults(deps, viewer)
  const { today } = await getListContext(
    deps.workspaceDatabase.forFirm(viewer.firmId).db,
    deps,
    viewer.firmId,
  )
  return toStart(defaults, today)
}

function readRows(csv: string): ReadonlyArray<{ readonly row: number; readonly cells: ListRow }> {
  const { csv: rows, separator: delimiter } = splitSeparatorLine(csv)
  const { data, errors } = Papa.parse<readonly string[]>(rows, {
    skipEmptyLines: 'greedy',
    delimiter,
  })
  const [headings, ...rest] = data
  if (!headings || errors.some(({ type }) => type === 'Quotes'))
    throw problem('invite.csv-unreadable')
  const missing = findMissingColumns(headings)
  if (missing.length > 0) throw problem('invite.csv-columns', { columns: missing.join(', ') })
  if (rest.length === 0) throw problem('invite.csv-empty')
  if (rest.length > maxRows) throw problem('invite.csv-too-long', { max: maxRows })
  return rest.map((cells, index) => ({ row: index + 2, cells: toListRow(headings, cells) }))
}

async function checkRows(
  deps: InviteClientsDeps,
  tx: FirmTx,
  { firmId, source: { language } }: StaffViewer,
  rows: ReturnType<typeof readRows>,
  creationKey: string,
): Promise<readonly CheckedRow[]> {
  const context = await getListContext(tx, deps, firmId)
  const staff = (await listStaffMembers(tx, firmId)).filter(({ disabledAt }) => disabledAt === null)
  const defaultAttorney = await attorneyForNewCase(tx, firmId)
  const seen = new Map<string, number>()
  const checked: CheckedRow[] = []
  for (const { row, cells } of rows) {
    const result = checkRow(context, staff, cells, defaultAttorney)
    const findings: RowFinding[] = [...result.findings, ...findTwice(seen, row, cells)]
    const people = [result.typed.debtor1, ...(result.typed.debtor2 ? [result.typed.debtor2] : [])]
    const similar = await findSimilarClients(tx, context, people.map(toPerson))
    const created = await findCaseByCreationKey(tx, firmId, keyOfRow(creationKey, row))
    if (similar.some(({ client, reason }) => reason === 'SAME_EMAIL' && client.id !== created))
      findings.push({ code: 'invite.known-email', column: 'email' })
    checked.push({
      row,
      name: `${cells.familyName}, ${cells.givenName}`,
      problems: findings.map(({ code, column, params = {} }) => ({
        column: columns[column],
        words: fillIn(wordsOf(language, code), params),
      })),
      similar: similar.filter(({ client }) => client.id !== created),
      ...result,
    })
  }
  return checked
}

interface RowFinding {
  readonly code: InviteProblemCode
  readonly column: Column
  readonly params?: Readonly<Record<string, string | number>>
}

function checkRow(
  { today }: ListContext,
  staff: readonly StaffMemberRecord[],
  cells: ListRow,
  defaultAttorney: string | undefined,
) {
  const findings: RowFinding[] = []
  const [language, chapter] = [readLanguage(cells.language), readChapter(cells.chapter)]
  if (language === undefined) findings.push({ code: 'invite.language-invalid', column: 'language' })
  if (chapter === undefined) findings.push({ code: 'invite.chapter-invalid', column: 'chapter' })
  const attorneys = staff.filter(({ role }) => role !== 'paralegal')
  const attorneyId =
    findByEmail(attorneys, cells.attorneyEmail) ?? defaultAttorney ?? attorneys[0]?.id
  const paralegalId = findByEmail(staff, cells.paralegalEmail)
  if (cells.attorneyEmail !== '' && !findByEmail(attorneys, cells.attorneyEmail))
    findings.push({ code: 'invite.attorney-unknown', column: 'attorneyEmail' })
  if (cells.paralegalEmail !== '' && paralegalId === undefined)
    findings.push({ code: 'invite.paralegal-unknown', column: 'paralegalEmail' })
  const typed = toTypedCase(cells, language ?? 'en', chapter ?? undefined)
  for (const { code, field, params } of findNewClientProblems(typed, today)) {
    const column = columnOfField(field) ?? 'email'
    findings.push({ code, column, ...(params && { params }) })
  }
  return { findings, typed, attorneyId, paralegalId }
}

function toTypedCase(cells: ListRow, language: Language, chapter: 7 | 13 | undefined): TypedCase {
  const { givenName, familyName, email, mobilePhone } = cells
  return {
    debtor1: { givenName, familyName, email, mobilePhone, language },
    debtor2: hasSpouse(cells)
      ? {
          givenName: cells.spouseGivenName,
          familyName: cells.spouseFamilyName,
          email: cells.spouseEmail,
          mobilePhone: cells.spouseMobilePhone,
          language,
        }
      : undefined,
    isPhoneShared: false,
    chapter,
    plannedFilingOn: undefined,
    questionnaireDueOn: undefined,
    clientCode: undefined,
    greeting: undefined,
  }
}

function findTwice(
  seen: Map<string, number>,
  row: number,
  { email, spouseEmail }: ListRow,
): readonly RowFinding[] {
  const findings: RowFinding[] = []
  const addresses = { email, spouseEmail } as const
  for (const column of ['email', 'spouseEmail'] as const) {
    const address = comparableEmail(addresses[column])
    if (address === '') continue
    const earlier = seen.get(address)
    if (earlier === undefined) seen.set(address, row)
    else if (earlier !== row)
      findings.push({ code: 'invite.twice-in-list', column, params: { row: earlier } })
  }
  return findings
}

function findByEmail(staff: readonly StaffMemberRecord[], email: string): string | undefined {
  if (email === '') return undefined
  return staff.find((member) => comparableEmail(member.email) === comparableEmail(email))?.id
}

function wordsOf(language: Language, code: InviteProblemCode): string {
  return language === 'es' ? sentences[code] : inviteProblems[code].text
}

/** A UUID made from the key of the import and the row. */
function keyOfRow(creationKey: string, row: number): string {
  const hash = createHash('sha256').update(`${creationKey.toLowerCase()}:${row}`).digest('hex')
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-')
}
