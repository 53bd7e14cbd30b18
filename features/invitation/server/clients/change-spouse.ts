// Adds debtor 2 to a case, or takes them out (spec: workspace#spouse).
import { findContact } from '#features/account/server/contact.ts'
import type { ParticipantRecord } from '#features/cases/rules/records.ts'
import { greetingFor } from '#features/cases/server/firm-of-case.ts'
import {
  addSpouse,
  hasFormerPeople,
  lockPeople,
  removeSpouse,
  type LockedCase,
} from '#features/cases/server/participants/change-spouse.ts'
import { findParticipant } from '#features/cases/server/participants/participants.ts'
import {
  limitMessages,
  requireMessages,
} from '#features/notifications/server/limits/limit-messages.ts'
import { requirePermission } from '#features/staff/server/require-permission.ts'
import { fillIn } from '#lib/problem.ts'
import { isUuid } from '#lib/ids.ts'
import { getStaffActor, type StaffViewer } from '#lib/viewer.ts'
import type { AuditEventName } from '#ports/audit-events.ts'
import type { FirmTx } from '#ports/database.ts'
import { findCorrectionProblems } from '../../rules/clients/correction.ts'
import { toPerson, type TypedPerson } from '../../rules/clients/new-client.ts'
import { problem } from '../../rules/clients/problems.ts'
import { invitationMessages } from '../../rules/messages.ts'
import { deleteInvitations } from '../invitation.store.ts'
import { invite } from '../invite.ts'
import { toInvitations, toLoginMessage } from '../limited-messages.ts'
import type { InviteClientsDeps } from './deps.ts'

export interface AddSpouseInput {
  readonly caseId: string
  /** Becomes the ID of the person. */
  readonly key: string
  readonly spouse: TypedPerson
  readonly isPhoneShared: boolean
  readonly sendsInvitation: boolean
}

/** A repeated request with the same key adds one person. */
export async function addSpouseToCase(
  deps: InviteClientsDeps,
  viewer: StaffViewer,
  { caseId, key, spouse, isPhoneShared, sendsInvitation }: AddSpouseInput,
): Promise<void> {
  requirePermission(deps, viewer, 'client-contact')
  const { firmId } = viewer
  const id = key.toLowerCase()
  const invited = sendsInvitation ? [{ ...spouse, contactType: 3 }] : []
  const firm = deps.workspaceDatabase.forFirm(firmId)
  const add = () =>
    firm.transact(async (tx) => {
      const legalCase = await lockUnfiled(tx, caseId, firmId)
      if (!isUuid(key)) throw problem('invite.form-outdated')
      const { people } = legalCase
      if (people.some((person) => person.id === id)) return false
      if (people.length > 1) throw problem('invite.case-full')
      if (await hasFormerPeople(tx, legalCase)) throw problem('invite.spouse-left')
      const [finding] = findCorrectionProblems(spouse, { spouse: people[0], isPhoneShared })
      if (finding) throw problem(finding.code, { ...finding.params, field: finding.field })
      await addSpouse(deps, tx, legalCase, { id, ...toPerson(spouse) })
      await record(deps, tx, viewer, legalCase, { event: 'case.spouse-added', participantId: id })
      if (sendsInvitation) await invite(deps, tx, { participantId: id, firmId })
      return true
    })
  // A repeated request sends nothing, so no limit refuses it.
  const added =
    sendsInvitation && isUuid(key)
      ? await findParticipant(firm.db, { participantId: id, firmId })
      : undefined
  if (added?.caseId === caseId.toLowerCase()) return
  const isAdded = (result: boolean) => result
  await limitMessages(deps, viewer.source, toInvitations(firmId, invited), add, isAdded)
}

export interface RemoveSpouseInput {
  readonly participantId: string
  /** What staff saw when they decided, because the consequences differ. */
  readonly hasAccount: boolean
}

/** What a person with an account has put into the case stays there. They get an email. */
export async function removeSpouseFromCase(
  deps: InviteClientsDeps,
  viewer: StaffViewer,
  { participantId, hasAccount }: RemoveSpouseInput,
): Promise<void> {
  requirePermission(deps, viewer, 'invite-clients')
  const { firmId } = viewer
  await deps.workspaceDatabase.forFirm(firmId).transact(async (tx) => {
    const key = { participantId: participantId.toLowerCase(), firmId }
    const known = isUuid(participantId) ? await findParticipant(tx, key) : undefined
    if (known?.debtor !== 2) throw problem('invite.person-absent')
    const legalCase = await lockUnfiled(tx, known.caseId, firmId)
    const spouse = legalCase.people.find(({ id }) => id === known.id)
    if (!spouse) throw problem('invite.person-absent')
    const { accountId } = spouse
    if (hasAccount !== (accountId !== null))
      throw problem(accountId === null ? 'invite.person-absent' : 'invite.spouse-has-account')
    if (accountId !== null)
      await requireMessages(deps, tx, viewer.source, toLoginMessage(viewer, spouse))
    await deleteInvitations(tx, key)
    await removeSpouse(deps, tx, legalCase, spouse, viewer.staffId)
    if (accountId !== null) await sayGoodbye(deps, tx, spouse, accountId)
    const title = `${spouse.givenName} ${spouse.familyName}`
    await record(deps, tx, viewer, legalCase, { event: 'case.spouse-removed', title })
  })
}

async function sayGoodbye(
  deps: InviteClientsDeps,
  tx: FirmTx,
  { id: participantId, firmId }: ParticipantRecord,
  accountId: string,
): Promise<void> {
  const contact = await findContact(tx, accountId)
  if (!contact?.emailAddress) return
  const { subject, body } = invitationMessages[contact.language].leftCase
  const { firmName } = await greetingFor(tx, { firmId })
  await deps.outbox.post(tx, {
    channel: 'email',
    to: contact.emailAddress,
    subject: fillIn(subject, { firmName }),
    body: fillIn(body, { firmName }),
    dedupe: `left-case|${participantId}`,
  })
}

/** Spouses file one petition together, so no person joins or leaves after it. */
async function lockUnfiled(tx: FirmTx, caseId: string, firmId: string): Promise<LockedCase> {
  const key = { caseId: caseId.toLowerCase(), firmId }
  const legalCase = isUuid(caseId) ? await lockPeople(tx, key) : undefined
  if (!legalCase) throw problem('invite.case-absent')
  if (legalCase.isFiled) throw problem('invite.spouse-too-late')
  return legalCase
}

async function record(
  deps: InviteClientsDeps,
  tx: FirmTx,
  viewer: StaffViewer,
  { caseId, firmId }: LockedCase,
  { event, ...facts }: { readonly event: AuditEventName } & Readonly<Record<string, string>>,
): Promise<void> {
  const actor = getStaffActor(viewer)
  const details = { ...actor.details, ...facts }
  await deps.audit.record({ event, outcome: 'done', ...actor, object: caseId, details }, tx)
  await deps.caseChanged(tx, { caseId, firmId }, { staffId: viewer.staffId })
}
