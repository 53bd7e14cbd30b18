import { findAccount, hasAccount } from '#features/account/server/accounts.ts'
import type { AccountRecord } from '#features/account/rules/records.ts'
import { isComplete } from '#features/account/rules/creation-step.ts'
import { findParticipant } from '#features/cases/server/participants/participants.ts'
import type { ParticipantRecord } from '#features/cases/rules/records.ts'
import { greetingFor } from '#features/cases/server/firm-of-case.ts'
import { tokenHash } from '#features/sessions/server/token-hash.ts'
import { beginFlow, type SetCookie } from '#features/sign-in/server/flows/flows.ts'
import { problem } from '#features/sign-in/rules/problems.ts'
import type { Language } from '#lib/language.ts'
import type { RateLimit } from '#lib/limits.ts'
import { maskedPhone } from '#lib/phone.ts'
import type { Viewer } from '#lib/viewer.ts'
import type { Db } from '#ports/database.ts'
import { findInviter, type InviterRecord } from './inviter.ts'
import { findInvitationByToken } from './invitation.store.ts'
import type { InvitationDeps } from './deps.ts'

const lookUpsPerAddress: RateLimit = { name: 'invitation-ip', max: 20, perSeconds: 60 }

export interface InvitationLookupRecord {
  readonly alreadyHasAccount: boolean
  readonly invitationHasExpired: boolean
  readonly invitationMessage: string | null
  readonly firmName: string | null
  readonly givenName: string | null
  readonly userName: string | null
  readonly emailAddress: string | null
  readonly mobilePhone: string | null
  readonly contactType: number | null
  readonly verifyPhone: boolean
  readonly verifyEmail: boolean
  readonly wasBegun: boolean
  /** Null unless the link is open. */
  readonly inviter: InviterRecord | null
  /** Null unless the link is open. */
  readonly language: Language | null
}

const nothing: InvitationLookupRecord = {
  alreadyHasAccount: false,
  invitationHasExpired: true,
  invitationMessage: null,
  firmName: null,
  givenName: null,
  userName: null,
  emailAddress: null,
  mobilePhone: null,
  contactType: null,
  verifyPhone: false,
  verifyEmail: false,
  wasBegun: false,
  inviter: null,
  language: null,
}

/**
 * Unknown, malformed and revoked links look expired (spec: accounts#invitation-lookup). An open
 * link starts a flow, which can also be used to join the case later
 * (spec: accounts#join-by-invitation).
 */
export async function lookUpInvitation(
  deps: InvitationDeps,
  viewer: Viewer,
  setCookie: SetCookie,
  token: string,
): Promise<InvitationLookupRecord> {
  if (!(await deps.limits.take(lookUpsPerAddress, `ip:${viewer.source.ip}`)))
    throw problem('sign-in.too-many')
  const { db } = deps.database
  const invitation = await findInvitationByToken(db, tokenHash(token))
  if (invitation?.isUsed)
    return { ...nothing, alreadyHasAccount: true, invitationHasExpired: false }
  const participant = invitation?.isOpen ? await findParticipant(db, invitation) : undefined
  if (!invitation || !participant) return nothing
  const account =
    participant.accountId === null ? undefined : await findAccount(db, participant.accountId)
  const alreadyHasAccount =
    account === undefined ? await hasAccount(db, participant.email) : isComplete(account)
  await beginFlow(deps, setCookie, invitation.id)
  if (alreadyHasAccount) return { ...nothing, alreadyHasAccount: true, invitationHasExpired: false }
  return describeInvitation(db, participant, account, {
    ...maskContact(participant),
    contactType: participant.contactType,
  })
}

/** Describes the invitation with the contact details of the firm or of a flow. */
export async function describeInvitation(
  db: Db,
  participant: ParticipantRecord,
  account: AccountRecord | undefined,
  contact: {
    readonly emailAddress: string
    readonly mobilePhone: string
    readonly contactType: number
  },
): Promise<InvitationLookupRecord> {
  const greeting = await greetingFor(db, participant)
  return {
    alreadyHasAccount: false,
    invitationHasExpired: false,
    invitationMessage: greeting.invitationMessage,
    firmName: greeting.firmName,
    givenName: participant.givenName,
    userName: contact.emailAddress,
    emailAddress: contact.emailAddress,
    mobilePhone: maskedPhone(contact.mobilePhone),
    contactType: contact.contactType,
    wasBegun: account !== undefined,
    inviter: await findInviter(db, participant, greeting),
    language: participant.language,
    ...verificationDue(account, contact.emailAddress, contact.mobilePhone),
  }
}

/** Channels that still need a code (spec: accounts#verification-due). */
export function verificationDue(
  account: AccountRecord | undefined,
  email: string,
  mobilePhone: string,
) {
  const isSame = account?.mobilePhone === mobilePhone && account.emailAddress === email
  return {
    verifyPhone: !(isSame && account.isMobileVerified),
    verifyEmail: !(isSame && account.isEmailVerified),
  }
}

export function maskContact(participant: ParticipantRecord) {
  return { emailAddress: participant.email, mobilePhone: participant.mobilePhone }
}
