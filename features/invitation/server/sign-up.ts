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
  lockParticipantById,
  joinCase,
} from '#features/cases/server/participants/participants.ts'
import type { ParticipantRecord } from '#features/cases/rules/records.ts'
import {
  bindFlow,
  currentFlow,
  saveFlowContact,
  provePhoneInFlow,
  type Flow,
} from '#features/sign-in/server/second-factor/flows.ts'
import { endSessions } from '#features/sign-in/server/sessions/sign-off.ts'
import { tokenHash } from '#features/sign-in/server/sessions/token-hash.ts'
import { checkCode } from '#features/verification/server/check-code.ts'
import { verificationProblems } from '#features/verification/rules/problems.ts'
import { comparableEmail } from '#lib/email.ts'
import type { RateLimit } from '#lib/limits.ts'
import { isPhoneMask, maskedPhone, mobileDigits } from '#lib/phone.ts'
import { problemFactory, getRefusal } from '#lib/problem.ts'
import { isBlank } from '#lib/text.ts'
import type { Viewer } from '#lib/viewer.ts'
import { invitationProblems } from '../rules/problems.ts'
import { invitationMessages } from '../rules/messages.ts'
import { invitationById, invitationByToken, lockInvitation } from './invitation.store.ts'
import { maskContact, verificationDue } from './look-up-invitation.ts'
import type { InvitationDeps } from './deps.ts'

const problems = { ...accountProblems, ...invitationProblems, ...verificationProblems }
const problem = problemFactory(problems)
type ProblemCode = keyof typeof problems

/** Numbers other than the firm's. Each may receive codes. */
const numbersPerPerson: RateLimit = { name: 'sign-up-number', max: 5, perSeconds: 86_400 }
const signUpsPerAddress: RateLimit = { name: 'sign-up-ip', max: 20, perSeconds: 60 }

export interface SignUpContact {
  readonly emailAddress: string
  readonly mobilePhone: string
  readonly contactType: number
}

/** Undefined when the flow or the invitation is over, or the invitation is another one. */
async function invitedFlow(deps: InvitationDeps, viewer: Viewer, invitationGuid?: string) {
  const flow = await currentFlow(deps, viewer.source)
  if (!flow || flow.invitationId === null) return undefined
  const { db } = deps.database
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
        firmId: participant.firmId,
        object: participant.id,
        ip: viewer.source.ip,
      },
      tx,
    )
  })
}

/** A mask means unchanged: the number of this flow if the mask matches, otherwise the firm's. */
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

/**
 * Replaces the password of an incomplete account (spec: accounts#one-account-per-invitation). A
 * phone counts only if it was proven in this flow: the link alone must not open a session.
 */
export async function signUp(
  deps: InvitationDeps,
  viewer: Viewer,
  typed: { readonly userName: string; readonly password: string; readonly invitationGuid: string },
) {
  const refused = (code: ProblemCode = 'invitation.sign-up-failed') => ({
    ...getRefusal(problem(code)),
    mobilePhone: null,
  })
  const [finding] = passwordFindings(typed.password)
  if (finding) return refused(finding.code as ProblemCode)
  const invited = await invitedFlow(deps, viewer, typed.invitationGuid)
  if (!invited) return refused()
  if (!(await deps.limits.take(signUpsPerAddress, `ip:${viewer.source.ip}`)))
    return refused('invitation.sign-up-unavailable')
  const { flow } = invited
  const contact = flowContact(deps, flow, invited.participant)
  if (comparableEmail(typed.userName) !== contact.emailAddress) return refused()
  const wanted = {
    email: contact.emailAddress,
    mobilePhone: contact.mobilePhone,
    contactType: contact.contactType,
    passwordHash: await deps.passwords.hash(typed.password),
  }
  return deps.database.transact(async (tx) => {
    const invitation = await lockInvitation(tx, invited.invitationId)
    const participant = invitation?.isOpen
      ? await lockParticipantById(tx, invitation.participantId)
      : undefined
    if (!participant) return refused()
    const existing =
      participant.accountId === null ? undefined : await findAccount(tx, participant.accountId)
    if (existing ? isComplete(existing) : await hasAccount(tx, participant.email)) return refused()
    const accountId =
      existing?.id ??
      (await createAccount(deps, tx, {
        ...wanted,
        givenName: participant.givenName,
        familyName: participant.familyName,
        language: viewer.source.language,
      }))
    if (existing) {
      await recreateAccount(tx, existing.id, wanted)
      await endSessions(deps, tx, existing.id, 'password-replaced')
    } else {
      await joinCase(tx, participant.id, accountId)
    }
    const account = await findAccount(tx, accountId)
    if (!account) throw new Error('An account that was just written is not there')
    await bindFlow(tx, flow, account)
    if (verificationDue(existing, wanted.email, wanted.mobilePhone).verifyPhone)
      await sendPhoneCode(deps, tx, accountId, wanted.mobilePhone, viewer.source.language)
    else if (flow.accountId === accountId && flow.isPhoneFresh) await provePhoneInFlow(tx, flow)
    await deps.audit.record(
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

/** The cookie decides, and the user name must match (spec: accounts#sign-up-authority). */
async function accountOfFlow(deps: InvitationDeps, viewer: Viewer, userName: string) {
  const flow = await currentFlow(deps, viewer.source)
  const account = flow?.accountId ? await findAccount(deps.database.db, flow.accountId) : undefined
  return flow && account && comparableEmail(userName) === account.emailAddress
    ? { flow, account }
    : undefined
}

export async function confirmSignup(
  deps: InvitationDeps,
  viewer: Viewer,
  userName: string,
  code: string,
) {
  const flowAccount = await accountOfFlow(deps, viewer, userName)
  if (!flowAccount) return getRefusal(problem('verification.invalid-code'))
  const { flow, account } = flowAccount
  const refusal = refusalOfVerdict(
    await checkCode(deps, phoneSubject(account.id, account.mobilePhone), code),
  )
  if (refusal) return refusal
  return deps.database.transact(async (tx) => {
    if (!(await mobileProven(tx, account))) return getRefusal(problem('verification.expired-code'))
    await provePhoneInFlow(tx, flow)
    await deps.audit.record(
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

export async function resendConfirmationCode(
  deps: InvitationDeps,
  viewer: Viewer,
  userName: string,
) {
  const flowAccount = await accountOfFlow(deps, viewer, userName)
  if (!flowAccount) return { success: true, mobilePhone: null, error: null }
  const { account } = flowAccount
  if (!account.isMobileVerified)
    await deps.database.transact((tx) =>
      sendPhoneCode(deps, tx, account.id, account.mobilePhone, viewer.source.language),
    )
  return { success: true, mobilePhone: maskedPhone(account.mobilePhone), error: null }
}
