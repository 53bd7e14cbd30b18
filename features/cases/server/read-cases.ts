import { onColour } from '#features/firm/rules/firm-colour.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import { maskedEmail } from '#lib/email.ts'
import { isUuid } from '#lib/ids.ts'
import type { ClientViewer } from '#lib/viewer.ts'
import type { Db } from '#ports/database.ts'
import type { CaseRecord } from '../rules/records.ts'
import { listCasesOfAccount, type CaseRow } from './cases.store.ts'
import type { CasesDeps } from './deps.ts'

export interface OpenedCase extends CaseRecord, CaseOfFirm {
  readonly participantId: string
}

/** Returns active or deactivated cases, newest first. Without a filter, returns both. */
export async function readCases(
  deps: CasesDeps,
  viewer: ClientViewer,
  active?: boolean | null,
): Promise<readonly CaseRecord[]> {
  const rows = await listCasesOfAccount(deps.database.db, viewer.accountId)
  return rows.filter((row) => active == null || row.isActive === active).map(caseRecord)
}

/** Undefined for a missing case and for a case of another client. */
export async function findCase(
  db: Db,
  accountId: string,
  caseId: string,
): Promise<OpenedCase | undefined> {
  if (!isUuid(caseId)) return undefined
  const [row] = await listCasesOfAccount(db, accountId, caseId)
  return row && { ...caseRecord(row), caseId: row.id, participantId: row.participantId }
}

function caseRecord(row: CaseRow): CaseRecord {
  const own = (debtor: 1 | 2, email: string | null) =>
    email === null || row.debtor === debtor ? email : maskedEmail(email)
  return {
    id: row.id,
    firmId: row.firmId,
    debtor: row.debtor,
    caseNumber: row.caseNumber,
    active: row.isActive,
    attorneyName: row.attorneyName,
    caseType: row.caseType,
    status: row.status,
    outcome: row.outcome,
    filedOn: row.filedOn,
    isDischarged: row.outcome === 'discharged',
    openDate: row.openDate,
    isJoint: row.debtor2Email !== null,
    debtor1EmailAddress: own(1, row.debtor1Email),
    debtor2EmailAddress: own(2, row.debtor2Email),
    clientCode: row.clientCode,
    lastVisitedDate: row.lastVisitedDate,
    questionnaireShownInstructions: row.shownInstructions,
    questionnaireShownTerms: row.shownTerms,
    firm: {
      id: row.firmId,
      name: row.firmName,
      iconUrl: row.iconHash === null ? null : `/images/${row.iconHash}`,
      colour: row.colour,
      onColour: onColour(row.colour),
      emailAddress: row.firmEmail,
      officeId: row.officeCode,
      street: row.street,
      city: row.city,
      state: row.state,
      zip: row.zip,
      phone: row.phone,
      fax: row.fax,
      website: row.website,
    },
  }
}
