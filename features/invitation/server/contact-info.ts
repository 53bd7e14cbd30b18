import { tokenHash } from '#features/sessions/server/token-hash.ts'
import { comparableEmail } from '#lib/email.ts'
import type { Language } from '#lib/language.ts'
import type { RateLimit } from '#lib/limits.ts'
import { maskContact, verificationDue } from './look-up-invitation.ts'
import { findInvitationById, findInvitationByToken } from './invitation.store.ts'
import type { InvitationDeps } from './deps.ts'
import { invitationMessages } from '../rules/messages.ts'
import { currentFlow, saveFlowContact, type Flow } from '#features/sign-in/server/flows/flows.ts'
import { findParticipant } from '#features/cases/server/participants/participants.ts'
import type { ParticipantRecord } from '#features/cases/rules/records.ts'
import { findAccount } from '#features/account/server/accounts.ts'
import { isContactType, wantsEmail, wantsText } from '#features/account/rules/contact-type.ts'
import type { ContactType } from '#features/account/rules/contact-type.ts'
import { contactFindings, changedChannels } from '#features/account/rules/contact-info.ts'
import { getRequestFacts, type Viewer } from '#lib/viewer.ts'
import { isBlank } from '#lib/text.ts'
import { getRefusal, problemFactory } from '#lib/problem.ts'
import { maskedPhone, isPhoneMask, mobileDigits } from '#lib/phone.ts'
import { accountProblems } from '#features/account/rules/problems.ts'
import { verificationProblems } from '#features/verification/rules/problems.ts'
import { invitationProblems } from '../rules/problems.ts'

const problems = { ...accountProblems, ...invitationProblems, ...verificationProblems }
export const problem = problemFactory(problems)
export type ProblemCode = keyof typeof problems

/** Limits numbers entered in place of the firm's, because each number may receive codes. */
export const numbersPerPerson: RateLimit = { name: 'sign-up-number', max: 5, perSeconds: 86400 }

export interface SignUpContact {
  readonly emailAddress: string
  readonly mobilePhone: string
  readonly contactType: ContactType
  /** When and in which language Next was chosen on the screen of this information. */
  readonly agreed?: { readonly at: string; readonly language: Language }
}

/**
 * Undefined if the flow or the invitation is over, or if the flow belongs to another invitation.
 */
export async function invitedFlow(deps: InvitationDeps, viewer: Viewer, invitationGuid?: string) {
  const flow = await currentFlow(deps, viewer.source)
  if (!flow || flow.invitationId === null) return undefined
  const { db } = deps.database
  const invitation =
    invitationGuid === undefined
      ? await findInvitationById(db, flow.invitationId)
      : await findInvitationByToken(db, tokenHash(invitationGuid))
  const participant =
    invitation?.isOpen && invitation.id === flow.invitationId
      ? await findParticipant(db, invitation)
      : undefined
  return invitation && participant ? { flow, invitation, participant } : undefined
}

export interface TypedContact {
  readonly invitationGuid: string
  readonly emailAddress: string
  readonly mobilePhone: string
  readonly contactType: number
}

/**
 * Refuses two changed channels with a warning to the old address
 * (spec: accounts#both-channels-changed).
 */

export async function updateAccountContactInfo(
  deps: InvitationDeps,
  viewer: Viewer,
  typed: TypedContact,
) {
  const refused = (code: ProblemCode = 'invitation.contact-not-saved') => ({
    ...getRefusal(problem(code)),
    verifyPhone: true,
    verifyEmail: true,
  })
  const invited = await invitedFlow(deps, viewer, typed.invitationGuid)
  if (!invited) return refused()
  const { flow, participant } = invited
  if (!isContactType(typed.contactType)) return refused('account.contact-type-required')
  const [finding] = contactFindings(
    { ...typed, email: wantsEmail(typed.contactType), text: wantsText(typed.contactType) },
    true,
  )
  if (finding) return refused(finding.code as ProblemCode)
  const given = maskContact(participant)
  const contact: SignUpContact = {
    emailAddress: comparableEmail(typed.emailAddress),
    mobilePhone: wantedPhone(deps, flow, participant, typed.mobilePhone),
    contactType: typed.contactType,
    agreed: { at: deps.clock.now().toISOString(), language: viewer.source.language },
  }
  const changed = changedChannels(given, contact)
  if (changed.email && changed.mobile) {
    await refuseBothChanged(deps, viewer, participant)
    return refused()
  }
  if (changed.mobile && !(await deps.limits.take(numbersPerPerson, participant.id)))
    return refused()
  await deps.database.transact((tx) =>
    saveFlowContact(
      tx,
      flow,
      deps.secrets.seal('flow-contact', JSON.stringify(contact), flow.hash.toString('hex')),
    ),
  )
  const account =
    participant.accountId === null
      ? undefined
      : await findAccount(deps.database.db, participant.accountId)
  return {
    success: true,
    error: null,
    ...verificationDue(account, contact.emailAddress, contact.mobilePhone),
  }
}

async function refuseBothChanged(
  deps: InvitationDeps,
  viewer: Viewer,
  participant: ParticipantRecord,
): Promise<void> {
  await deps.database.transact(async (tx) => {
    await deps.outbox.post(tx, {
      channel: 'email',
      to: participant.email,
      ...invitationMessages[participant.language].bothChanged,
      dedupe: `both-changed|${participant.id}`,
    })
    await deps.audit.record(
      {
        event: 'invitation.both-channels-changed',
        outcome: 'refused',
        ...getRequestFacts(viewer.source),
        firmId: participant.firmId,
        object: participant.id,
      },
      tx,
    )
  })
}

/** A mask means no change: this flow's number if the mask matches it, else the firm's number. */
function wantedPhone(
  deps: InvitationDeps,
  flow: Flow,
  participant: ParticipantRecord,
  typed: string,
): string {
  const mobilePhone = flowContact(deps, flow, participant).mobilePhone
  if (typed.trim() === maskedPhone(mobilePhone)) return mobilePhone
  return isBlank(typed) || isPhoneMask(typed)
    ? participant.mobilePhone
    : (mobileDigits(typed) ?? participant.mobilePhone)
}

/** The details of this flow, otherwise the firm's. */

export function flowContact(
  deps: InvitationDeps,
  flow: Flow,
  participant: ParticipantRecord,
): SignUpContact {
  if (flow.contactSealed === null)
    return { ...maskContact(participant), contactType: participant.contactType }
  return JSON.parse(
    deps.secrets.open('flow-contact', flow.contactSealed, flow.hash.toString('hex')),
  ) as SignUpContact
}
