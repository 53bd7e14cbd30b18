import type { MatrixFault, MatrixPreview, PetitionPreview } from '#contract/workspace.generated.ts'
import { toClientPerson } from '#features/cases/server/rows/client-rows.ts'
import type { StaffViewer } from '#lib/viewer.ts'
import { findCourt, matrixCourts, otherCourt } from '../rules/exports/matrix/courts.ts'
import { writeMatrix, type MatrixFault as Fault } from '../rules/exports/matrix/matrix.ts'
import { listRecipients } from '../rules/exports/matrix/recipients.ts'
import { listPrintedLines, type LineStatus } from '../rules/lines/line-status.ts'
import type { PetitionDeps } from './deps.ts'
import { readPetition } from './read-petition.ts'

const faults: Readonly<Record<Fault, MatrixFault>> = {
  noName: 'NO_NAME',
  noStreet: 'NO_STREET',
  noCity: 'NO_CITY',
  noState: 'NO_STATE',
  noZip: 'NO_ZIP',
  tooLong: 'TOO_LONG',
  tooManyLines: 'TOO_MANY_LINES',
  symbol: 'SYMBOL',
  beginning: 'BEGINNING',
  allCapitals: 'ALL_CAPITALS',
}

export async function readPreview(
  deps: PetitionDeps,
  viewer: StaffViewer,
  caseId: string,
): Promise<PetitionPreview> {
  const { petition, lines, fingerprint, people } = await readPetition(deps, viewer, caseId)
  const statuses = listPrintedLines(petition, lines).map(({ status }) => status)
  const countOf = (status: LineStatus) => statuses.filter((own) => own === status).length
  return {
    ...{ people: people.map(toClientPerson), fingerprint },
    openQuestions: [...petition.questions.values()].filter(
      ({ isAsked, isSettled }) => isAsked && !isSettled,
    ).length,
    unmapped: petition.unmapped.length,
    lines: statuses.length - countOf('notOnThisCase'),
    openLines: countOf('open'),
    attorneyLines: countOf('attorney'),
    courts: [otherCourt, ...matrixCourts].map(({ code, name }) => ({ code, name })),
  }
}

export async function readMatrixPreview(
  deps: PetitionDeps,
  viewer: StaffViewer,
  { caseId, court }: { readonly caseId: string; readonly court: string },
): Promise<MatrixPreview> {
  const { petition } = await readPetition(deps, viewer, caseId)
  const { rules } = findCourt(court) ?? otherCourt
  const { count, problems } = writeMatrix(listRecipients(petition), rules)
  return {
    creditors: count,
    problems: problems.map(({ name, findings }) => ({
      name,
      findings: findings.map(({ fault, found }) => ({ fault: faults[fault], found })),
    })),
  }
}
