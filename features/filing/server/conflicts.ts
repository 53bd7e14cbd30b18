// One search over the people and creditors of the firm (spec: filing#conflicts).
import type { ConflictKind as ShownKind, ConflictMatches } from '#contract/workspace.generated.ts'
import { listNamesOfFirm, listPeople } from '#features/cases/server/participants/participants.ts'
import { requireCase, type StaffCaseKey } from '#features/cases/server/staff/open-case-for-staff.ts'
import {
  eachCreditors,
  findCreditorsOfCase,
} from '#features/questionnaire/server/save/read-submission.ts'
import { groupBy } from '#lib/lists.ts'
import { getStaffActor, type StaffViewer } from '#lib/viewer.ts'
import type { FirmTx } from '#ports/database.ts'
import {
  findCreditors,
  findPeople,
  toSearchedNames,
  type Conflict,
  type ConflictKind,
  type NamedInCase,
} from '../rules/find-conflicts.ts'
import type { FilingDeps } from './deps.ts'

const maxShown = 100

const kinds: Readonly<Record<ConflictKind, ShownKind>> = {
  person: 'PERSON',
  creditor: 'CREDITOR',
  'client-owed': 'CLIENT_OWED',
}

/** The audit notes who looked, because it shows names of other cases. */
export async function listConflictMatches(
  deps: FilingDeps,
  viewer: StaffViewer,
  caseId: string,
): Promise<ConflictMatches> {
  return deps.workspaceDatabase.forFirm(viewer.firmId).transact(async (tx) => {
    const key = await requireCase(tx, viewer, caseId)
    const { conflicts, people, casesWithCreditors } = await searchConflicts(deps, tx, key)
    const shown = conflicts.slice(0, maxShown)
    const clients = groupBy(people, (person) => person.caseId)
    if (!viewer.source.background) {
      const event = 'case.conflicts-read'
      const actor = getStaffActor(viewer)
      await deps.audit.record({ event, outcome: 'done', ...actor, object: key.caseId }, tx)
    }
    return {
      total: conflicts.length,
      casesWithCreditors,
      matches: shown.map(({ kind, searched, found, otherCaseId }) => ({
        ...{ kind: kinds[kind], searched, found, otherCaseId },
        clients: (clients.get(otherCaseId) ?? []).map(({ name }) => name).join(', '),
      })),
    }
  })
}

interface ConflictSearch {
  readonly conflicts: readonly Conflict[]
  /** Of the other cases of the firm. */
  readonly people: readonly NamedInCase[]
  readonly casesWithCreditors: number
}

export async function searchConflicts(
  deps: Pick<FilingDeps, 'secrets'>,
  tx: FirmTx,
  key: StaffCaseKey,
): Promise<ConflictSearch> {
  const { firmId, caseId } = key
  const debtors = (await listPeople(tx, key)).map(
    ({ givenName, familyName }) => `${givenName} ${familyName}`,
  )
  const searched = toSearchedNames(debtors, await findCreditorsOfCase(deps, tx, key))
  const people = (await listNamesOfFirm(tx, firmId)).filter((person) => person.caseId !== caseId)
  const conflicts = [...findPeople(searched, people)]
  let casesWithCreditors = 0
  for await (const batch of eachCreditors(deps, tx, firmId)) {
    casesWithCreditors += batch.length
    const others = batch
      .filter((each) => each.caseId !== caseId)
      .flatMap(({ caseId: otherCaseId, names }) =>
        names.map((name) => ({ caseId: otherCaseId, name })),
      )
    conflicts.push(...findCreditors(searched, others))
  }
  return { conflicts, people, casesWithCreditors }
}
