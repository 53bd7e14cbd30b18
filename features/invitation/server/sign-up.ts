// From the contact screen to a password: updateAccountContactInfo, signUp, confirmSignup, resendConfirmationCode.
import {
  createAccount,
  findAccount,
  hasAccount,
  mobileProven,
  recreateAccount,
} from '#features/account/server/accounts.ts'
import {
  phoneSubject,
  refusalOfVerdict,
  sendPhoneCode,
} from '#features/account/server/channels/verify-channels.ts'
import { isComplete } from '#features/account/rules/creation-step.ts'
import { changedChannels, contactFindings } from '#features/account/rules/contact-info.ts'
import { isContactType, wantsEmail, wantsText } from '#features/account/rules/contact-type.ts'
import { passwordFindings } from '#features/account/rules/password.ts'
import { accountProblems } from '#features/account/rules/problems.ts'
import {
  findParticipant,
  holdParticipant,
  joinCase,
} from '#features/cases/server/participants/participants.ts'
import type { ParticipantRecord } from '#features/cases/rules/records.ts'
import {
  bindFlow,
  currentFlow,
  keepFlowContact,
  provePhoneInFlow,
  type Flow,
} from '#features/sign-in/server/second-factor/flows.ts'
import { endSessionsOf } from '#features/sign-in/server/sessions/sign-off.ts'
import { tokenHash } from '#features/sign-in/server/sessions/token-hash.ts'
import { checkCode } from '#features/verification/server/check-code.ts'
import { verificationProblems } from '#features/verification/rules/problems.ts'
import { comparableEmail } from '#lib/email.ts'
import type { Allowance } from '#lib/limits.ts'
import { isPhoneMask, maskedPhone, mobileDigits } from '#lib/phone.ts'
import { problemsOf, refusalOf } from '#lib/problem.ts'
import { isBlank } from '#lib/text.ts'
import type { Viewer } from '#lib/viewer.ts'
import { invitationProblems } from '../rules/problems.ts'
import { invitationMessages } from '../rules/messages.ts'
import { invitationById, invitationByToken, lockInvitation } from './invitation.store.ts'
import { givenContact, verificationDue } from './look-up-invitation.ts'
import type { InvitationWorld } from './world.ts'

const problems = { ...accountProblems, ...invitationProblems, ...verificationProblems }
const problem = problemsOf(problems)
type ProblemCode = keyof typeof problems

/** Numbers that the firm did not give; each of them may be sent codes. */
const numbersPerPerson: Allowance = { name: 'sign-up-number', most: 5, perSeconds: 86_400 }
/** Each costs the hashing of a password. */
const signUpsPerAddress: Allowance = { name: 'sign-up-ip', most: 20, perSeconds: 60 }

export interface SignUpContact {
  readonly emailAddress: string
  readonly mobilePhone: string
  readonly contactType: number
}

/** The flow of this browser together with its open invitation; undefined when either is over or the invitation is another one. */
async function invitedFlow(world: InvitationWorld, viewer: Viewer, invitationGuid?: string) {
  const flow = await currentFlow(world, viewer.source)
  if (!flow || flow.invitationId === null) return undefined
  const { db } = world.database
  const invitation =
    invitationGuid === undefined
      ? await invitationById(db, flow.invitationId)
      : await invitationByToken(db, tokenHash(invitationGuid))
  const participant =
    invitation?.isOpen && invitation.id === flow.invitationId
      ? await findParticipant(db, invitation.participantId)
      : undefined
  return participant ? { flow, invitationId: flow.invitationId, participant } : undefined
}

export interface TypedContact {
  readonly invitationGuid: string
  readonly emailAddress: string
  readonly mobilePhone: string
  readonly contactType: number
}

/**
 * Keeps the contact details in the flow until the account exists. When both channels differ from what the firm gave, nothing the firm knows would be
 * proven: refused, and the old address is told (safety 2.7).
 */
export async function updateAccountContactInfo(
  world: InvitationWorld,
  viewer: Viewer,
  typed: TypedContact,
) {
  const refused = (code: ProblemCode = 'invitation.contact-not-saved') => ({
    ...refusalOf(problem(code)),
    verifyPhone: true,
    verifyEmail: true,
  })
  const invited = await invitedFlow(world, viewer, typed.invitationGuid)
  if (!invited) return refused()
  const { flow, participant } = invited
  if (!isContactType(typed.contactType)) return refused('account.contact-type-required')
  const [finding] = contactFindings(
    { ...typed, email: wantsEmail(typed.contactType), text: wantsText(typed.contactType) },
    true,
  )
  if (finding) return refused(finding.code as ProblemCode)
  const given = givenContact(participant)
  const contact: SignUpContact = {
    emailAddress: comparableEmail(typed.emailAddress),
    mobilePhone: wantedPhone(world, flow, participant, typed.mobilePhone),
    contactType: typed.contactType,
  }
  const changed = changedChannels(given, contact)
  if (changed.email && changed.mobile) {
    await refuseBothChanged(world, viewer, participant)
    return refused()
  }
  if (changed.mobile && !(await world.limits.take(numbersPerPerson, participant.id)))
    return refused()
  await world.database.transact((tx) =>
    keepFlowContact(
      tx,
      flow,
      world.secrets.seal('flow-contact', JSON.stringify(contact), flow.hash.toString('hex')),
    ),
  )
  const account =
    participant.accountId === null
      ? undefined
      : await findAccount(world.database.db, participant.accountId)
  return {
    success: true,
    error: null,
    ...verificationDue(account, contact.emailAddress, contact.mobilePhone),
  }
}

async function refuseBothChanged(
  world: InvitationWorld,
  viewer: Viewer,
  participant: ParticipantRecord,
): Promise<void> {
  await world.database.transact(async (tx) => {
    await world.outbox.post(tx, {
      channel: 'email',
      to: participant.email,
      ...invitationMessages[participant.language].bothChanged,
      dedupe: `both-changed|${participant.id}`,
    })
    await world.audit.record(
      {
        event: 'invitation.both-channels-changed',
        outcome: 'refused',
        firmId: participant.firmId,
        object: participant.id,
        ip: viewer.source.ip,
      },
      tx,
    )
  })
}

/** A mask means unchanged: the number that was sent in this flow, when it is that number's mask, else the firm's. */
function wantedPhone(
  world: InvitationWorld,
  flow: Flow,
  participant: ParticipantRecord,
  typed: string,
): string {
  const kept = flowContact(world, flow, participant).mobilePhone
  if (typed.trim() === maskedPhone(kept)) return kept
  return isBlank(typed) || isPhoneMask(typed)
    ? participant.mobilePhone
    : (mobileDigits(typed) ?? participant.mobilePhone)
}

/** The contact details of a sign-up: what was sent in this flow, else what the firm gave. */
export function flowContact(
  world: InvitationWorld,
  flow: Flow,
  participant: ParticipantRecord,
): SignUpContact {
  if (flow.contactSealed === null)
    return { ...givenContact(participant), contactType: participant.contactType }
  return JSON.parse(
    world.secrets.open('flow-contact', flow.contactSealed, flow.hash.toString('hex')),
  ) as SignUpContact
}

/**
 * Creates the account, or replaces the password of the unfinished one, whose sessions end. Two browsers with one invitation end in one account (safety R12).
 * A phone that was proven before counts for this flow only if it was proven in it: the link alone is not enough for a session.
 */
export async function signUp(
  world: InvitationWorld,
  viewer: Viewer,
  typed: { readonly userName: string; readonly password: string; readonly invitationGuid: string },
) {
  const refused = (code: ProblemCode = 'invitation.sign-up-failed') => ({
    ...refusalOf(problem(code)),
    mobilePhone: null,
  })
  const [finding] = passwordFindings(typed.password)
  if (finding) return refused(finding.code as ProblemCode)
  const invited = await invitedFlow(world, viewer, typed.invitationGuid)
  if (!invited) return refused()
  if (!(await world.limits.take(signUpsPerAddress, `ip:${viewer.source.ip}`)))
    return refused('invitation.sign-up-unavailable')
  const { flow } = invited
  const contact = flowContact(world, flow, invited.participant)
  if (comparableEmail(typed.userName) !== contact.emailAddress) return refused()
  const wanted = {
    email: contact.emailAddress,
    mobilePhone: contact.mobilePhone,
    contactType: contact.contactType,
    passwordHash: await world.passwords.hash(typed.password),
  }
  return world.database.transact(async (tx) => {
    const invitation = await lockInvitation(tx, invited.invitationId)
    const participant = invitation?.isOpen
      ? await holdParticipant(tx, invitation.participantId)
      : undefined
    if (!participant) return refused()
    const existing =
      participant.accountId === null ? undefined : await findAccount(tx, participant.accountId)
    if (existing ? isComplete(existing) : await hasAccount(tx, participant.email)) return refused()
    const accountId =
      existing?.id ??
      (await createAccount(world, tx, {
        ...wanted,
        givenName: participant.givenName,
        familyName: participant.familyName,
        language: viewer.source.language,
      }))
    if (existing) {
      await recreateAccount(tx, existing.id, wanted)
      await endSessionsOf(world, tx, existing.id, 'password-replaced')
    } else {
      await joinCase(tx, participant.id, accountId)
    }
    const account = await findAccount(tx, accountId)
    if (!account) throw new Error('An account that was just written is not there')
    await bindFlow(tx, flow, account)
    if (verificationDue(existing, wanted.email, wanted.mobilePhone).verifyPhone)
      await sendPhoneCode(world, tx, accountId, wanted.mobilePhone, viewer.source.language)
    else if (flow.accountId === accountId && flow.isPhoneFresh) await provePhoneInFlow(tx, flow)
    await world.audit.record(
      {
        event: 'account.password-created',
        outcome: 'done',
        accountId,
        firmId: participant.firmId,
        ip: viewer.source.ip,
      },
      tx,
    )
    return { success: true, mobilePhone: maskedPhone(wanted.mobilePhone), error: null }
  })
}

/** The account of this flow, when the user name is its own. Whose account it is says the cookie; the name only has to match (safety 2.7). */
async function accountOfFlow(world: InvitationWorld, viewer: Viewer, userName: string) {
  const flow = await currentFlow(world, viewer.source)
  const account = flow?.accountId ? await findAccount(world.database.db, flow.accountId) : undefined
  return flow && account && comparableEmail(userName) === account.emailAddress
    ? { flow, account }
    : undefined
}

export async function confirmSignup(
  world: InvitationWorld,
  viewer: Viewer,
  userName: string,
  code: string,
) {
  const found = await accountOfFlow(world, viewer, userName)
  if (!found) return refusalOf(problem('verification.invalid-code'))
  const { flow, account } = found
  const refusal = refusalOfVerdict(
    await checkCode(world, phoneSubject(account.id, account.mobilePhone), code),
  )
  if (refusal) return refusal
  return world.database.transact(async (tx) => {
    if (!(await mobileProven(tx, account))) return refusalOf(problem('verification.expired-code'))
    await provePhoneInFlow(tx, flow)
    await world.audit.record(
      {
        event: 'account.channel-verified',
        outcome: 'done',
        accountId: account.id,
        ip: viewer.source.ip,
      },
      tx,
    )
    return { success: true, error: null }
  })
}

/** Answers the same whether something was sent or not. */
export async function resendConfirmationCode(
  world: InvitationWorld,
  viewer: Viewer,
  userName: string,
) {
  const found = await accountOfFlow(world, viewer, userName)
  if (!found) return { success: true, mobilePhone: null, error: null }
  const { account } = found
  if (!account.isMobileVerified)
    await world.database.transact((tx) =>
      sendPhoneCode(world, tx, account.id, account.mobilePhone, viewer.source.language),
    )
  return { success: true, mobilePhone: maskedPhone(account.mobilePhone), error: null }
}
