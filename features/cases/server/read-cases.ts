import { onColour } from '#features/firm/rules/firm-colour.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import { maskedEmail } from '#lib/email.ts'
import { isUuid } from '#lib/ids.ts'
import type { PortalReader, PreviewViewer } from '#lib/viewer.ts'
import type { Db } from '#ports/database.ts'
import type { CaseRecord } from '../rules/records.ts'
import { listCasesOfAccount, type CaseRow } from './cases.store.ts'
import type { CasesDeps } from './deps.ts'

/** Who asks for cases. Server code that acts for a client names the account only. */
export type CaseReader =
  | { readonly kind: 'client'; readonly accountId: string }
  | Pick<PreviewViewer, 'kind' | 'accountId' | 'caseId'>

export interface OpenedCase extends CaseRecord, CaseOfFirm {
  readonly participantId: string
}

/** Returns active or deactivated cases, newest first. Without a filter, returns both. */
export async function readCases(
  deps: CasesDeps,
  viewer: PortalReader,
  active?: boolean | null,
): Promise<readonly CaseRecord[]> {
  const rows = await listCasesOfAccount(deps.database.db, viewer.accountId, ofPreview(viewer))
  return rows
    .filter((row) => active == null || row.isActive === active)
    .map((row) => toCaseRecord(viewer, row))
}

/** The only case that a preview shows. Undefined for a client, who sees all of their own. */
function ofPreview(viewer: CaseReader): string | undefined {
  return viewer.kind === 'preview' ? viewer.caseId : undefined
}

/** Undefined for a missing case, for a case of another client and for any but that of a preview. */
export async function findCase(
  db: Db,
  viewer: CaseReader,
  caseId: string,
): Promise<OpenedCase | undefined> {
  if (!isUuid(caseId)) return undefined
  const only = ofPreview(viewer)
  if (only !== undefined && only !== caseId.toLowerCase()) return undefined
  const [row] = await listCasesOfAccount(db, viewer.accountId, caseId)
  return row && { ...toCaseRecord(viewer, row), caseId: row.id, participantId: row.participantId }
}

function toCaseRecord(viewer: CaseReader, row: CaseRow): CaseRecord {
  const own = (debtor: 1 | 2, email: string | null) =>
    email === null || (row.debtor === debtor && viewer.kind === 'client')
      ? email
      : maskedEmail(email)
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
    endedOn: row.endedOn,
    endedAt: row.endedAt,
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
