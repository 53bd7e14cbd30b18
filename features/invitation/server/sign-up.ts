import { notifyOfCase } from '#features/cases/server/notify-staff.ts'
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
import type { AccountRecord } from '#features/account/rules/records.ts'
import { consentsToNumber, textConsentWords } from '#features/account/rules/text-consent.ts'
import { recordTextConsents } from '#features/account/server/text-consents.ts'
import { passwordFindings } from '#features/account/rules/password.ts'
import {
  getParticipantKey,
  joinCase,
  lockParticipantById,
} from '#features/cases/server/participants/participants.ts'
import {
  bindFlow,
  currentFlow,
  provePhoneInFlow,
  type Flow,
} from '#features/sign-in/server/flows/flows.ts'
import { endSessions } from '#features/sign-in/server/credentials-changed.ts'
import { checkCode } from '#features/verification/server/check-code.ts'
import { isSixDigits } from '#features/verification/rules/code-life.ts'
import { comparableEmail } from '#lib/email.ts'
import type { RateLimit } from '#lib/limits.ts'
import { maskedPhone } from '#lib/phone.ts'
import { getRefusal } from '#lib/problem.ts'
import { getRequestFacts, type Viewer } from '#lib/viewer.ts'
import { lockInvitation } from './invitation.store.ts'
import { verificationDue } from './look-up-invitation.ts'
import type { InvitationDeps } from './deps.ts'
import { flowContact, invitedFlow, problem } from './contact-info.ts'
import type { ProblemCode } from './contact-info.ts'

const signUpsPerAddress: RateLimit = { name: 'sign-up-ip', max: 20, perSeconds: 60 }

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
    const invitation = await lockInvitation(tx, invited.invitation)
    const participant = invitation?.isOpen ? await lockParticipantById(tx, invitation) : undefined
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
      await joinCase(deps, tx, getParticipantKey(participant), accountId)
      await notifyOfCase(deps, tx, participant, 'case.joined', [
        `${participant.givenName} ${participant.familyName}`,
      ])
    }
    if (contact.agreed)
      await recordTextConsents(deps, tx, consentsToNumber(contact.contactType), {
        ...{ accountId, mobilePhone: contact.mobilePhone },
        words: textConsentWords[contact.agreed.language].creation,
        at: new Date(contact.agreed.at),
      })
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
        ...getRequestFacts(viewer.source),
        accountId,
        firmId: participant.firmId,
      },
      tx,
    )
    return { success: true, mobilePhone: maskedPhone(wanted.mobilePhone), error: null }
  })
}

interface FlowAccount {
  readonly flow: Flow
  readonly account: AccountRecord
}

/**
 * The flow cookie identifies the account, and the user name must match
 * (spec: accounts#sign-up-authority).
 */
async function findAccountOfFlow(
  deps: InvitationDeps,
  viewer: Viewer,
  userName: string,
): Promise<FlowAccount | undefined> {
  const flow = await currentFlow(deps, viewer.source)
  const account = flow?.accountId ? await findAccount(deps.database.db, flow.accountId) : undefined
  return flow && account && comparableEmail(userName) === account.emailAddress
    ? { flow, account }
    : undefined
}

/** True if this browser has entered the code, for example when the answer got lost. */
const isConfirmed = ({ flow, account }: FlowAccount) =>
  account.isMobileVerified && flow.isPhoneFresh

export async function confirmSignup(
  deps: InvitationDeps,
  viewer: Viewer,
  userName: string,
  code: string,
) {
  const flowAccount = await findAccountOfFlow(deps, viewer, userName)
  if (!flowAccount) return getRefusal(problem('verification.invalid-code'))
  const { flow, account } = flowAccount
  if (isSixDigits(code) && isConfirmed(flowAccount)) return { success: true, error: null }
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
        ...getRequestFacts(viewer.source),
        accountId: account.id,
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
  const flowAccount = await findAccountOfFlow(deps, viewer, userName)
  if (!flowAccount) return { success: true, mobilePhone: null, error: null }
  const { account } = flowAccount
  if (isConfirmed(flowAccount))
    return {
      ...getRefusal(problem('verification.already-confirmed')),
      mobilePhone: maskedPhone(account.mobilePhone),
    }
  if (!account.isMobileVerified)
    await deps.database.transact((tx) =>
      sendPhoneCode(deps, tx, account.id, account.mobilePhone, viewer.source.language),
    )
  return { success: true, mobilePhone: maskedPhone(account.mobilePhone), error: null }
}
