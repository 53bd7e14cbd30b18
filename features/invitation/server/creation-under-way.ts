// Returns a reloaded page to its step. Sends and prolongs nothing.
import { findAccount, hasAccount } from '#features/account/server/accounts.ts'
import { emailSubject, phoneSubject } from '#features/account/server/channels/verify-channels.ts'
import { isComplete } from '#features/account/rules/creation-step.ts'
import type { AccountRecord } from '#features/account/rules/records.ts'
import { findParticipant } from '#features/cases/server/participants/participants.ts'
import type { ParticipantRecord } from '#features/cases/rules/records.ts'
import { tokenHash } from '#features/sessions/server/token-hash.ts'
import { currentFlow, ownsPassword, type Flow } from '#features/sign-in/server/flows/flows.ts'
import { codeAgeSeconds } from '#features/verification/server/code-age.ts'
import type { SignedOutViewer, Viewer } from '#lib/viewer.ts'
import { screenOfAccount, screenOfFlow, type ResumedScreen } from '../rules/resumed-screen.ts'
import { findInvitationByToken, type InvitationRecord } from './invitation.store.ts'
import { describeInvitation, type InvitationLookupRecord } from './look-up-invitation.ts'
import { flowContact, type SignUpContact } from './contact-info.ts'
import type { InvitationDeps } from './deps.ts'

export interface AccountCreationUnderWayRecord {
  readonly step: ResumedScreen
  readonly invitation: InvitationLookupRecord
  readonly codeSentSecondsAgo: number | null
}

interface ResumedAccount {
  readonly step: ResumedScreen
  readonly account: AccountRecord | undefined
  readonly contact: SignUpContact
}

/** Null in a browser with neither the flow cookie nor its session, or for another invitation. */
export async function accountCreationUnderWay(
  deps: InvitationDeps,
  viewer: Viewer,
  invitationGuid: string,
): Promise<AccountCreationUnderWayRecord | null> {
  const { db } = deps.database
  const invitation = await findInvitationByToken(db, tokenHash(invitationGuid))
  const participant = invitation && (await findParticipant(db, invitation))
  if (!invitation || !participant) return null
  const account =
    participant.accountId === null ? undefined : await findAccount(db, participant.accountId)
  const resumed =
    viewer.kind === 'signed-out'
      ? await inFlow(deps, viewer, invitation, participant, account)
      : resumeInSession(viewer.accountId, account)
  if (!resumed) return null
  return {
    step: resumed.step,
    invitation: await describeInvitation(db, participant, account, resumed.contact),
    codeSentSecondsAgo: await findCodeAge(deps, resumed),
  }
}

function resumeInSession(
  accountId: string,
  account: AccountRecord | undefined,
): ResumedAccount | undefined {
  if (account?.id !== accountId) return undefined
  return { step: screenOfAccount(getProofs(account)), account, contact: account }
}

/** Before the password exists, the invitation must be open and its person without an account. */
async function inFlow(
  deps: InvitationDeps,
  viewer: SignedOutViewer,
  invitation: InvitationRecord,
  participant: ParticipantRecord,
  account: AccountRecord | undefined,
): Promise<ResumedAccount | undefined> {
  const flow = await currentFlow(deps, viewer.source)
  if (!flow || flow.invitationId !== invitation.id || (account && isComplete(account)))
    return undefined
  const contact = flowContact(deps, flow, participant)
  const isOwn = account !== undefined && isStillOwn(flow, account, contact)
  if (
    !isOwn &&
    (!invitation.isOpen ||
      (account === undefined && (await hasAccount(deps.database.db, participant.email))))
  )
    return undefined
  const { contactSealed, isPhoneFresh, mayEnter } = flow
  const proofs = { hasContact: contactSealed !== null, ownsPassword: isOwn, isPhoneFresh, mayEnter }
  return { step: screenOfFlow(proofs, account && getProofs(account)), account, contact }
}

/** Contact details changed after the password was created require the password again. */
function isStillOwn(flow: Flow, account: AccountRecord, contact: SignUpContact): boolean {
  return (
    ownsPassword(flow, account) &&
    contact.emailAddress === account.emailAddress &&
    contact.mobilePhone === account.mobilePhone
  )
}

function getProofs({ accountCreationStep, isMobileVerified, isEmailVerified }: AccountRecord) {
  return { step: accountCreationStep, isMobileVerified, isEmailVerified }
}

async function findCodeAge(
  deps: InvitationDeps,
  { step, account }: ResumedAccount,
): Promise<number | null> {
  if (!account || (step !== 'verify-phone' && step !== 'verify-email')) return null
  const { id, mobilePhone, emailAddress } = account
  const subject =
    step === 'verify-phone' ? phoneSubject(id, mobilePhone) : emailSubject(id, emailAddress)
  return (await codeAgeSeconds(deps, deps.database.db, subject)) ?? null
}
