import { toContractLanguage } from '#lib/language.ts'
import type {
  ClientInvitation,
  ClientMessage,
  StaffCase,
  StaffCasePerson,
} from '#contract/workspace.generated.ts'
import { Problem } from '#lib/problem.ts'
import type { StaffViewer } from '#lib/viewer.ts'
import type { Db } from '#ports/database.ts'
import type { MessageDelivery } from '#ports/outbox.ts'
import type { ParticipantRecord } from '../../rules/records.ts'
import { listFailedNotices } from '../../rules/undelivered.ts'
import { getOutcomeOfCase } from '../../rules/status/parts.ts'
import { toCasePart, toContractOutcome } from '../contract-stages.ts'
import { listVisits } from '../participants/participants.store.ts'
import { listPeople } from '../participants/participants.ts'
import { getClientRows, getListContext, toDeadline } from '../rows/client-rows.ts'
import { listClientsByIds, listDeadlinesOfClient } from '../rows/clients.store.ts'
import type { WorkspaceDeps } from '#features/staff/server/workspace-deps.ts'
import { toDetails } from './case-details.ts'
import { findDetails } from './case-details.store.ts'
import { openCaseForStaff } from './open-case-for-staff.ts'

export interface StaffCaseDeps extends WorkspaceDeps {
  /** The newest invitation of each person. The invitation feature provides it. */
  readonly invitationStates: (
    db: Db,
    firmId: string,
    participantIds: readonly string[],
  ) => Promise<ReadonlyMap<string, ClientInvitation>>
}

const maxMessages = 10

/** Undefined for an unknown case. */
export async function readStaffCase(
  deps: StaffCaseDeps,
  viewer: StaffViewer,
  caseId: string,
): Promise<StaffCase | undefined> {
  const { firmId } = viewer
  return deps.workspaceDatabase.forFirm(firmId).transact(async (tx) => {
    try {
      const key = await openCaseForStaff(deps, tx, viewer, caseId)
      return await readCase(deps, tx, key)
    } catch (error) {
      if (error instanceof Problem && error.code === 'clients.no-such-case') return undefined
      throw error
    }
  })
}

async function readCase(
  deps: StaffCaseDeps,
  db: Db,
  key: { readonly caseId: string; readonly firmId: string },
): Promise<StaffCase | undefined> {
  const { caseId, firmId } = key
  const context = await getListContext(db, deps, firmId)
  const [client] = await getClientRows(db, context, [caseId])
  const [stored] = await listClientsByIds(db, context, [caseId])
  const entered = await findDetails(db, key)
  if (!client || !stored || !entered) return undefined
  const people = await listPeople(db, key)
  const ids = people.map(({ id }) => id)
  const [deadlines, visits] = [await listDeadlinesOfClient(db, key), await listVisits(db, key)]
  const invitations = await deps.invitationStates(db, firmId, ids)
  const deliveries = await deps.outbox.listDeliveries(db, firmId, people)
  return {
    client,
    openedOn: stored.openedOn,
    filedOn: stored.filedOn,
    outcome: toContractOutcome(getOutcomeOfCase(people)),
    parts: people.map(toCasePart),
    ...toDetails(entered),
    deadlines: deadlines.map(toDeadline),
    people: people.map((person) =>
      toPerson(person, {
        invitation: invitations.get(person.id),
        lastVisitAt: visits.get(person.id) ?? null,
        deliveries: deliveries.filter(({ participantId }) => participantId === person.id),
      }),
    ),
  }
}

function toPerson(
  person: ParticipantRecord,
  {
    invitation,
    lastVisitAt,
    deliveries,
  }: {
    readonly invitation: ClientInvitation | undefined
    readonly lastVisitAt: Date | null
    readonly deliveries: readonly MessageDelivery[]
  },
): StaffCasePerson {
  const { id, debtor, givenName, familyName, language, email, mobilePhone, accountId } = person
  const hasAccount = accountId !== null
  return {
    id,
    debtor,
    givenName,
    familyName,
    language: toContractLanguage(language),
    email,
    mobilePhone,
    hasAccount,
    lastVisitAt,
    invitation: hasAccount
      ? { ...invitation, state: 'ACCEPTED' }
      : (invitation ?? { state: 'NONE', at: null, endsAt: null }),
    messages: toMessages(deliveries),
  }
}

const states = { waiting: 'WAITING', delivered: 'DELIVERED', 'given-up': 'GIVEN_UP' } as const

function toMessages(deliveries: readonly MessageDelivery[]): readonly ClientMessage[] {
  const failedNotices = new Set(listFailedNotices(deliveries))
  return deliveries.slice(0, maxMessages).map((delivery) => {
    const { kind, channel, at, state, fault } = delivery
    return {
      kind: kind === 'notice' ? 'NOTICE' : 'INVITATION',
      channel: channel === 'email' ? 'EMAIL' : 'TEXT',
      at,
      state: states[state],
      fault,
      canBeSentAgain: failedNotices.has(delivery),
    }
  })
}
