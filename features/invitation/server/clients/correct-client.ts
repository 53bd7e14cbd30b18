// Corrects what the firm has typed about a person (spec: workspace#correct-person).
import { toContractLanguage } from '#lib/language.ts'
import type { ClientContact, CorrectClientResult } from '#contract/workspace.generated.ts'
import { refitPeople } from '#features/cases/server/participants/change-spouse.ts'
import {
  correctPerson,
  getParticipantKey,
  listPeople,
} from '#features/cases/server/participants/participants.ts'
import type { ParticipantRecord } from '#features/cases/rules/records.ts'
import { limitMessages } from '#features/notifications/server/limits/limit-messages.ts'
import { requirePermission } from '#features/staff/server/require-permission.ts'
import { getRefusal, isExpectedRefusal } from '#lib/problem.ts'
import { getStaffActor, type StaffViewer } from '#lib/viewer.ts'
import type { FirmTx } from '#ports/database.ts'
import { endsLink, findCorrectionProblems, listChanges } from '../../rules/clients/correction.ts'
import { toPerson, type TypedPerson } from '../../rules/clients/new-client.ts'
import { problem } from '../../rules/clients/problems.ts'
import { revokeInvitations } from '../invitation.store.ts'
import { invite } from '../invite.ts'
import { toInvitations } from '../limited-messages.ts'
import { changePerson } from './change-person.ts'
import type { InviteClientsDeps } from './deps.ts'

export interface CorrectClientInput {
  readonly participantId: string
  /** The person as the page showed it. */
  readonly seen: TypedPerson
  readonly change: TypedPerson
  readonly isPhoneShared: boolean
  readonly sendsInvitation: boolean
}

export async function correctClient(
  deps: InviteClientsDeps,
  viewer: StaffViewer,
  input: CorrectClientInput,
): Promise<CorrectClientResult> {
  try {
    const { participantId, change, sendsInvitation } = input
    const invited = sendsInvitation ? [{ ...change, contactType: 3 }] : []
    return await limitMessages(
      deps,
      viewer.source,
      toInvitations(viewer.firmId, invited),
      () =>
        changePerson(deps, viewer, participantId, (tx, person) =>
          correct(deps, tx, viewer, person, input),
        ),
      ({ success }) => success,
    )
  } catch (error) {
    if (!isExpectedRefusal(error)) throw error
    const { field } = error.params
    const errorField = typeof field === 'string' ? field : null
    return { ...getRefusal(error), errorField, isLinkEnded: false }
  }
}

async function correct(
  deps: InviteClientsDeps,
  tx: FirmTx,
  viewer: StaffViewer,
  person: ParticipantRecord,
  { seen, change, isPhoneShared, sendsInvitation }: CorrectClientInput,
): Promise<CorrectClientResult> {
  const hasAccount = person.accountId !== null
  if (hasAccount && sendsInvitation) throw problem('invite.has-account')
  const wanted = hasAccount ? withNames(person, change) : change
  if (listChanges(person, toPerson(hasAccount ? withNames(person, seen) : seen)).length > 0) {
    const refusal = getRefusal(problem('invite.person-changed'))
    return { ...refusal, errorField: null, current: toContact(person), isLinkEnded: false }
  }
  const spouse = (await listPeople(tx, person)).find(({ id }) => id !== person.id)
  const [finding] = findCorrectionProblems(wanted, { spouse, isPhoneShared }).filter(
    ({ field }) => !hasAccount || field === 'givenName' || field === 'familyName',
  )
  if (finding) throw problem(finding.code, { ...finding.params, field: finding.field })
  const corrected = { ...person, ...toPerson(wanted), contactType: person.contactType }
  const changes = listChanges(person, corrected)
  const isNewContact = endsLink(changes)
  if (isNewContact) requirePermission(deps, viewer, 'client-contact')
  const key = getParticipantKey(person)
  if (changes.length > 0) {
    await correctPerson(tx, key, corrected)
    const actor = getStaffActor(viewer)
    const details = { ...actor.details, fields: changes.join(' ') }
    const event = 'client.corrected'
    await deps.audit.record({ event, outcome: 'done', ...actor, object: person.id, details }, tx)
  }
  // The checklist of a joint case names its people.
  if (changes.includes('givenName')) await refitPeople(deps, tx, person)
  const isLinkEnded = isNewContact && (await revokeInvitations(tx, key))
  if (sendsInvitation) await invite(deps, tx, key)
  return { success: true, errorField: null, current: toContact(corrected), isLinkEnded }
}

/** Email, phone and language of a person with an account are their own. */
function withNames(
  { email, mobilePhone, language }: ParticipantRecord,
  { givenName, familyName }: TypedPerson,
): TypedPerson {
  return { givenName, familyName, email, mobilePhone, language }
}

function toContact(person: ParticipantRecord): ClientContact {
  const { givenName, familyName, email, mobilePhone, language } = person
  return { givenName, familyName, email, mobilePhone, language: toContractLanguage(language) }
}
