import { problem as caseProblem } from '#features/cases/rules/clients/problems.ts'
import { requireCase } from '#features/cases/server/staff/open-case-for-staff.ts'
import { listPeople } from '#features/cases/server/participants/participants.ts'
import { readReason, reasonLength } from '#lib/reason.ts'
import { requirePermission } from '#features/staff/server/require-permission.ts'
import type { RateLimit } from '#lib/limits.ts'
import { getStaffActor, type StaffViewer } from '#lib/viewer.ts'
import type { FirmTx } from '#ports/database.ts'
import type { ParticipantRecord } from '#features/cases/rules/records.ts'
import { problem } from '../../rules/firm-problems.ts'
import type { OpenedAnswer } from '../../rules/private/opened-answer.ts'
import type { QuestionnaireDeps } from '../deps.ts'
import { loadQuestionnaire } from '../load-questionnaire.ts'
import { answerRows } from '../read/answers.store.ts'
import { openAnswer } from '../read/sealed-answers.ts'
import { findClientNumber, getNumberQuestion, type ClientNumber } from './client-numbers.ts'
import { toFirmDeps, type IntakeDeps } from './deps.ts'

export interface RevealSsnInput {
  readonly caseId: string
  readonly participantId: string
  readonly reason: string
}

/** A person who copies the numbers of all clients would need many hours. */
const numbersPerPerson: RateLimit = { name: 'staff-ssn', max: 60, perSeconds: 3600 }

/** Nothing is shown that the audit does not have (spec: intake#numbers). */
export async function revealSsn(
  deps: IntakeDeps,
  viewer: StaffViewer,
  { caseId, participantId, reason: typed }: RevealSsnInput,
): Promise<ClientNumber> {
  requirePermission(deps, viewer, 'show-ssn')
  const reason = readReason(typed)
  if (reason === undefined) throw problem('questionnaire.reason-length', reasonLength)
  const firmDeps = toFirmDeps(deps, viewer)
  return deps.workspaceDatabase.forFirm(viewer.firmId).transact(async (tx) => {
    const key = await requireCase(tx, viewer, caseId)
    const people = await listPeople(tx, key)
    const person = people.find(({ id }) => id === participantId.toLowerCase())
    if (!person) throw caseProblem('clients.no-such-case')
    const client = await findClientNumber(deps, person, await readAnswer(firmDeps, tx, person))
    if (!client) throw problem('questionnaire.no-number')
    if (!(await deps.limits.take(numbersPerPerson, viewer.staffId)))
      throw problem('questionnaire.shown-often')
    const actor = getStaffActor(viewer)
    await deps.audit.record(
      {
        ...{ event: 'client.ssn-revealed', outcome: 'done', ...actor, object: person.id },
        details: { ...actor.details, reason },
      },
      tx,
    )
    return client
  })
}

async function readAnswer(
  deps: QuestionnaireDeps,
  tx: FirmTx,
  person: ParticipantRecord,
): Promise<OpenedAnswer | undefined> {
  const questionnaire = await loadQuestionnaire(deps, tx, person)
  if (!questionnaire) return undefined
  const { caseId, firmId } = person
  const questionKeys = [getNumberQuestion(person)]
  const [row] = await answerRows(tx, { caseId, firmId, questionKeys })
  return row && openAnswer(deps, questionnaire, row)
}
