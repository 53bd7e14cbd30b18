// The petition of a case as it is answered now.
import { createHash } from 'node:crypto'
import { listCaseFactsOf } from '#features/cases/server/staff/open-case-for-staff.ts'
import type { ParticipantRecord } from '#features/cases/rules/records.ts'
import { readAnsweredCase } from '#features/questionnaire/server/intake/answered-case.ts'
import type { StaffViewer } from '#lib/viewer.ts'
import { computeLines } from '../rules/lines/compute-lines.ts'
import type { Lines } from '../rules/lines/computed-line.ts'
import { buildPetition } from '../rules/model/build-petition.ts'
import type { Petition } from '../rules/model/petition.ts'
import type { PetitionDeps } from './deps.ts'

export interface ReadPetition {
  readonly petition: Petition
  readonly lines: Lines
  /** The same for the same answers. It stands in the names of files. */
  readonly fingerprint: string
  readonly caseNumber: string | null
  readonly people: readonly ParticipantRecord[]
}

/** Throws for a case of another firm, and for one without a questionnaire. */
export async function readPetition(
  deps: PetitionDeps,
  viewer: StaffViewer,
  caseId: string,
): Promise<ReadPetition> {
  const { firmId } = viewer
  const { answered, people } = await readAnsweredCase(deps, viewer, caseId)
  const { db } = deps.workspaceDatabase.forFirm(firmId)
  const [facts] = await listCaseFactsOf(db, [{ caseId: caseId.toLowerCase(), firmId }])
  const petition = buildPetition(answered)
  return {
    ...{ petition, people, caseNumber: facts?.caseNumber ?? null },
    lines: computeLines(petition),
    fingerprint: getFingerprint(petition),
  }
}

const fingerprintLength = 12

function getFingerprint({ contentVersion, chapter, isJoint, parts, unmapped }: Petition): string {
  const canonical = JSON.stringify({ contentVersion, chapter, isJoint, parts, unmapped })
  return createHash('sha256').update(canonical).digest('hex').slice(0, fingerprintLength)
}
