// Files of the answers of a case (spec: petition#exports).
import type {
  MutationExportPetitionArgs,
  PetitionFormat as ContractFormat,
} from '#contract/workspace.generated.ts'
import { getListContext } from '#features/cases/server/rows/client-rows.ts'
import { requirePermission } from '#features/staff/server/require-permission.ts'
import { readReason, reasonLength } from '#lib/reason.ts'
import { getStaffActor, type StaffViewer } from '#lib/viewer.ts'
import { toTables } from '../rules/exports/csv/petition-tables.ts'
import { getExportFileName, type ExportFormat } from '../rules/exports/file-name.ts'
import { toPetitionDocument } from '../rules/exports/json/petition-json.ts'
import { findCourt, otherCourt } from '../rules/exports/matrix/courts.ts'
import { countFindings, writeMatrix } from '../rules/exports/matrix/matrix.ts'
import { listRecipients } from '../rules/exports/matrix/recipients.ts'
import { problem } from '../rules/problems.ts'
import type { PetitionDeps } from './deps.ts'
import { readPetition, type ReadPetition } from './read-petition.ts'
import { zipTables } from './zip-tables.ts'

export interface PetitionFile {
  readonly name: string
  readonly content: Uint8Array
  /** Of the matrix. */
  readonly creditors?: number
}

/** What the audit has beside the format. */
interface MadeFile extends Omit<PetitionFile, 'name'> {
  readonly details?: Readonly<Record<string, string | number>>
}

const formats: Readonly<Record<ContractFormat, ExportFormat>> = {
  JSON: 'json',
  CSV: 'csv',
  MATRIX: 'matrix',
}

/** The file is handed out only if the audit has it, with the reason. */
export async function exportPetition(
  deps: PetitionDeps,
  viewer: StaffViewer,
  input: MutationExportPetitionArgs,
): Promise<PetitionFile> {
  requirePermission(deps, viewer, 'export-case')
  const reason = readReason(input.reason)
  if (reason === undefined) throw problem('petition.reason-length', reasonLength)
  const caseId = input.caseId.toLowerCase()
  const read = await readPetition(deps, viewer, caseId)
  const { content, details, ...made } = await make(deps, read, { ...input, caseId })
  const format = formats[input.format]
  const { fingerprint, people } = read
  return deps.workspaceDatabase.forFirm(viewer.firmId).transact(async (tx) => {
    const { today } = await getListContext(tx, deps, viewer.firmId)
    const lastName = people.find(({ debtor }) => debtor === 1)?.familyName ?? ''
    const actor = getStaffActor(viewer)
    await deps.audit.record(
      {
        ...{ event: 'petition.exported', outcome: 'done', ...actor, object: caseId },
        details: { ...actor.details, format, fingerprint, ...details, reason },
      },
      tx,
    )
    return {
      ...made,
      content,
      name: getExportFileName({ format, lastName, day: today, fingerprint }),
    }
  })
}

async function make(
  { clock }: PetitionDeps,
  { petition, lines, fingerprint, caseNumber }: ReadPetition,
  { caseId, format, court, acceptedFindings }: MutationExportPetitionArgs,
): Promise<MadeFile> {
  const madeAt = clock.now()
  switch (format) {
    case 'JSON': {
      const head = { caseId, caseNumber, madeAt: madeAt.toISOString(), fingerprint }
      return { content: toJsonBytes(toPetitionDocument(petition, lines, head)) }
    }
    case 'CSV':
      return { content: await zipTables(toTables(petition, lines), madeAt) }
    case 'MATRIX': {
      const { code, rules } = findCourt(court ?? '') ?? otherCourt
      const { text, count, problems } = writeMatrix(listRecipients(petition), rules)
      if (count === 0) throw problem('petition.no-creditors')
      const findings = countFindings(problems)
      if (findings !== (acceptedFindings ?? 0)) throw problem('petition.matrix-changed')
      const details = { court: code, creditors: count, findings }
      return { content: Buffer.from(text), creditors: count, details }
    }
  }
}

function toJsonBytes(value: object): Uint8Array {
  return Buffer.from(`${JSON.stringify(value, null, 1)}\n`)
}
