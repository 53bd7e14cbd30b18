// Query accountCreationUnderWay: gives a page that was reloaded its step of the account creation back.
// Sends nothing and prolongs nothing.
import { findAccount, hasAccount } from '#features/account/server/accounts.ts'
import { emailSubject, phoneSubject } from '#features/account/server/channels/verify-channels.ts'
import { isComplete } from '#features/account/rules/creation-step.ts'
import type { AccountRecord } from '#features/account/rules/records.ts'
import { findParticipant } from '#features/cases/server/participants/participants.ts'
import type { ParticipantRecord } from '#features/cases/rules/records.ts'
import {
  currentFlow,
  ownsPassword,
  type Flow,
} from '#features/sign-in/server/second-factor/flows.ts'
import { tokenHash } from '#features/sign-in/server/sessions/token-hash.ts'
import { codeAgeSeconds } from '#features/verification/server/code-age.ts'
import type { SignedOutViewer, Viewer } from '#lib/viewer.ts'
import { screenOfAccount, screenOfFlow, type ResumedScreen } from '../rules/resumed-screen.ts'
import { invitationByToken, type InvitationRecord } from './invitation.store.ts'
import { describeInvitation, type InvitationLookupRecord } from './look-up-invitation.ts'
import { flowContact, type SignUpContact } from './sign-up.ts'
import type { InvitationWorld } from './world.ts'

export interface AccountCreationUnderWayRecord {
  readonly step: ResumedScreen
  readonly invitation: InvitationLookupRecord
  readonly codeSentSecondsAgo: number | null
}

interface Resumed {
  readonly step: ResumedScreen
  readonly account: AccountRecord | undefined
  readonly contact: SignUpContact
}

/**
 * The authority is the flow cookie, or the session that came of it; the link names the invitation that the page belongs to. Null for every other browser and
 * for every other invitation: the page then opens the link as if for the first time.
 */
export async function accountCreationUnderWay(
  world: InvitationWorld,
  viewer: Viewer,
  invitationGuid: string,
): Promise<AccountCreationUnderWayRecord | null> {
  const { db } = world.database
  const invitation = await invitationByToken(db, tokenHash(invitationGuid))
  const participant = invitation && (await findParticipant(db, invitation.participantId))
  if (!invitation || !participant) return null
  const account =
    participant.accountId === null ? undefined : await findAccount(db, participant.accountId)
  const resumed =
    viewer.kind === 'signed-out'
      ? await inFlow(world, viewer, invitation, participant, account)
      : inSession(viewer.accountId, account)
  if (!resumed) return null
  return {
    step: resumed.step,
    invitation: await describeInvitation(db, participant, account, resumed.contact),
    codeSentSecondsAgo: await codeAgeOf(world, resumed),
  }
}

function inSession(accountId: string, account: AccountRecord | undefined): Resumed | undefined {
  if (account?.id !== accountId) return undefined
  return { step: screenOfAccount(proofsOf(account)), account, contact: account }
}

/** Before the account has its password from here, the invitation must still be open, and its person without an account. */
async function inFlow(
  world: InvitationWorld,
  viewer: SignedOutViewer,
  invitation: InvitationRecord,
  participant: ParticipantRecord,
  account: AccountRecord | undefined,
): Promise<Resumed | undefined> {
  const flow = await currentFlow(world, viewer.source)
  if (!flow || flow.invitationId !== invitation.id || (account && isComplete(account)))
    return undefined
  const contact = flowContact(world, flow, participant)
  const isOwn = account !== undefined && isStillOwn(flow, account, contact)
  if (
    !isOwn &&
    (!invitation.isOpen ||
      (account === undefined && (await hasAccount(world.database.db, participant.email))))
  )
    return undefined
  const { contactSealed, isPhoneFresh, mayEnter } = flow
  const proofs = { hasContact: contactSealed !== null, ownsPassword: isOwn, isPhoneFresh, mayEnter }
  return { step: screenOfFlow(proofs, account && proofsOf(account)), account, contact }
}

/** Contact details that were changed after the password was created ask for the password again. */
function isStillOwn(flow: Flow, account: AccountRecord, contact: SignUpContact): boolean {
  return (
    ownsPassword(flow, account) &&
    contact.emailAddress === account.emailAddress &&
    contact.mobilePhone === account.mobilePhone
  )
}

function proofsOf({ accountCreationStep, isMobileVerified, isEmailVerified }: AccountRecord) {
  return { step: accountCreationStep, isMobileVerified, isEmailVerified }
}

async function codeAgeOf(
  world: InvitationWorld,
  { step, account }: Resumed,
): Promise<number | null> {
  if (!account || (step !== 'verify-phone' && step !== 'verify-email')) return null
  const { id, mobilePhone, emailAddress } = account
  const subject =
    step === 'verify-phone' ? phoneSubject(id, mobilePhone) : emailSubject(id, emailAddress)
  return (await codeAgeSeconds(world, world.database.db, subject)) ?? null
}
