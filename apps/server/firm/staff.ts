import { findFirmOfCase } from '#features/cases/server/firm-of-case.ts'
import { findStaff, firmNames, pickFirm } from '#features/firm/server/firms.ts'
import { listStaffMembers } from '#features/firm/server/staff-members.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import { comparableEmail } from '#lib/email.ts'
import { isUuid } from '#lib/ids.ts'
import { isLanguage, type Language } from '#lib/language.ts'
import type { StaffViewer } from '#lib/viewer.ts'
import type { AppDeps } from '../app-deps.ts'
import type { CommandValues } from './arguments.ts'
import { UnknownCommandError, UsageError } from './usage-error.ts'

export async function wantedCase(deps: AppDeps, id: string): Promise<CaseOfFirm> {
  const firmId = isUuid(id) ? await findFirmOfCase(deps.database.db, id) : undefined
  if (firmId === undefined) throw new UsageError('There is no such case.')
  return { caseId: id, firmId }
}

export function wantedCaseId(id: string | undefined): string {
  if (id !== undefined && isUuid(id)) return id
  throw new UnknownCommandError('Expected the id of a case.')
}

/** The only firm without a name. */
export async function wantedFirm(deps: AppDeps, name: string | undefined) {
  const firm = await pickFirm(deps.database.db, name)
  if (firm) return firm
  const names = (await firmNames(deps.database.db)).map((known) => `"${known}"`)
  throw new UsageError(`--firm: expected one of ${names.join(', ')}.`)
}

export function wantedLanguage({ language }: CommandValues): Language | undefined {
  if (language !== undefined && !isLanguage(language))
    throw new UsageError('--language: expected en or es.')
  return language
}

/** What staff does sees the rows of the firm only (spec: tenancy#policies). */
export function asStaff(deps: AppDeps, firmId: string): AppDeps {
  return { ...deps, database: deps.workspaceDatabase.forFirm(firmId) }
}

/** The person of `--staff`, as the workspace knows them after their login. */
export async function openAsStaff(
  deps: AppDeps,
  firmId: string,
  { staff }: { readonly staff?: string | undefined },
): Promise<StaffViewer> {
  if (staff === undefined)
    throw new UsageError('--staff: expected the email address of the person who reads.')
  const { db } = deps.workspaceDatabase.forFirm(firmId)
  const email = comparableEmail(staff)
  const person = (await listStaffMembers(db, firmId)).find(
    (member) => comparableEmail(member.email) === email && member.disabledAt === null,
  )
  if (!person) throw new UsageError('--staff: no staff member of this firm has this address.')
  return {
    kind: 'staff',
    // A command has no browser. The ID joins all entries of one command.
    source: {
      ip: '',
      requestId: deps.ids.rowId(),
      language: 'en',
      userAgent: '',
      background: false,
    },
    staffId: person.id,
    firmId,
    role: person.role,
    sessionId: deps.ids.rowId(),
    provenAt: deps.clock.now(),
  }
}

/** Without `--staff`, the attorney acts. For changes of the case itself, the operator acts. */
export async function readStaff(
  deps: AppDeps,
  firmId: string,
  { staff }: { readonly staff?: string | undefined },
): Promise<{ readonly staffId?: string }> {
  if (staff === undefined) return {}
  const staffId = await findStaff(deps.database.db, firmId, comparableEmail(staff))
  if (staffId === undefined)
    throw new UsageError('--staff: no staff member of this firm has this address.')
  return { staffId }
}
