// What stands between a client and their case (spec: workspace#access).
import type { ClientAccess } from '#contract/workspace.generated.ts'
import { firstMissingStep, isComplete } from '#features/account/rules/creation-step.ts'
import type { AccountRecord } from '#features/account/rules/records.ts'
import { findAccount } from '#features/account/server/accounts.ts'
import {
  findAssistedChange,
  findHeldChannel,
} from '#features/account/server/assisted/assisted-change.ts'
import { readTextConsents } from '#features/account/server/text-consents.ts'
import type { ParticipantRecord } from '#features/cases/rules/records.ts'
import type { StaffCaseDeps } from '#features/cases/server/staff/staff-case.ts'
import {
  findParticipant,
  listDeactivations,
} from '#features/cases/server/participants/participants.ts'
import type { LimitedActDeps } from '#features/notifications/server/limits/limit-messages.ts'
import { factorChannel } from '#features/sign-in/rules/factor-channel.ts'
import { findSignInLock, type SignInLock } from '#features/sign-in/server/attempts.ts'
import type { SignInDeps } from '#features/sign-in/server/deps.ts'
import { readLastLogin } from '#features/sign-in/server/sessions/signed-in-devices.ts'
import { maskedEmail } from '#lib/email.ts'
import { isUuid } from '#lib/ids.ts'
import { maskedPhone } from '#lib/phone.ts'
import type { StaffViewer } from '#lib/viewer.ts'
import {
  listHelpfulActs,
  listObstacles,
  type AccessFacts,
  type AccountFacts,
} from '../../rules/access/access-state.ts'

export type AccessDeps = StaffCaseDeps & SignInDeps & LimitedActDeps

/** Undefined for an unknown person, and for one of another firm. */
export async function readClientAccess(
  deps: AccessDeps,
  viewer: StaffViewer,
  participantId: string,
): Promise<ClientAccess | undefined> {
  const person = await findPerson(deps, viewer, participantId)
  return person && readAccess(deps, viewer, person)
}

export async function findPerson(
  deps: AccessDeps,
  { firmId }: StaffViewer,
  participantId: string,
): Promise<ParticipantRecord | undefined> {
  if (!isUuid(participantId)) return undefined
  const { db } = deps.workspaceDatabase.forFirm(firmId)
  return findParticipant(db, { participantId: participantId.toLowerCase(), firmId })
}

/** Only the role of the portal reads accounts. The person was found in the firm of the viewer. */
export async function findAccountOf(
  { database }: AccessDeps,
  { accountId }: ParticipantRecord,
): Promise<AccountRecord | undefined> {
  return accountId === null ? undefined : findAccount(database.db, accountId)
}

export async function readAccess(
  deps: AccessDeps,
  { firmId }: StaffViewer,
  person: ParticipantRecord,
): Promise<ClientAccess> {
  const { db } = deps.workspaceDatabase.forFirm(firmId)
  const invitation = (await deps.invitationStates(db, firmId, [person.id])).get(person.id)
  const deactivations = await listDeactivations(db, person)
  const account = await findAccountOf(deps, person)
  const read = account && (await readAccount(deps, account))
  const facts: AccessFacts = {
    invitation: invitation?.state ?? 'NONE',
    account: read?.facts,
    isDeactivated: deactivations.some(({ debtor }) => debtor === person.debtor),
  }
  const obstacles = listObstacles(facts)
  const isSettingUp = obstacles.includes('SETTING_UP')
  return {
    state: obstacles[0] ?? 'READY',
    obstacles,
    acts: listHelpfulActs(facts),
    lockedUntil: read?.lock?.until ?? null,
    step: isSettingUp ? (account?.accountCreationStep ?? null) : null,
    nextStep: account && isSettingUp ? getNextStep(account) : null,
    lastLoginAt: read?.lastLoginAt ?? null,
    ...(account ? describeCodes(account) : { codeChannel: null, codeGoesTo: null }),
    codesByEmailUntil: account?.codesByEmailUntil ?? null,
    takesTexts: account === undefined || (await takesTextsOf(deps, account)),
    plannedChange: read?.planned ? describeChange(read.planned) : null,
    textConsents: account ? await listConsents(deps, account.id) : [],
  }
}

type PlannedChange = Awaited<ReturnType<typeof findAssistedChange>>

export interface AccountReading {
  readonly facts: AccountFacts
  readonly lock: SignInLock | undefined
  readonly planned: PlannedChange
  readonly lastLoginAt: Date | undefined
}

export async function readAccount(
  deps: AccessDeps,
  account: AccountRecord,
): Promise<AccountReading> {
  const { db } = deps.database
  const lock = await findLockOf(deps, account)
  const planned = await findAssistedChange(db, account)
  const lastLoginAt = await readLastLogin(db, account.id)
  const facts: AccountFacts = {
    ...account,
    isLockedByTries: lock !== undefined,
    heldChannel: await findHeldChannel(db, account.id, lastLoginAt),
    hasPlannedChange: planned !== undefined,
  }
  return { facts, lock, planned, lastLoginAt }
}

const steps = {
  'verify-phone': 'PHONE',
  'account-details': 'DETAILS',
  'verify-email': 'EMAIL',
  bookmark: 'FINISH',
  none: null,
} as const

function getNextStep({ accountCreationStep: step, ...proofs }: AccountRecord) {
  return steps[firstMissingStep({ ...proofs, step })]
}

/** Of a proven address only: others may be another person's, and would say that it has an account. */
async function findLockOf(
  deps: AccessDeps,
  account: AccountRecord,
): Promise<SignInLock | undefined> {
  return account.isEmailVerified ? findSignInLock(deps, account) : undefined
}

/** Of a proven number only: a STOP of another one may come from a client of another firm. */
async function takesTextsOf(
  { database, takesTexts }: AccessDeps,
  account: AccountRecord,
): Promise<boolean> {
  return !account.isMobileVerified || takesTexts(database.db, account.mobilePhone)
}

async function listConsents(
  { database }: AccessDeps,
  accountId: string,
): Promise<ClientAccess['textConsents']> {
  const consents = await readTextConsents(database.db, accountId)
  return consents.map(({ event, at, mobilePhone, words }) => ({
    ...{ event, at, words },
    number: maskedPhone(mobilePhone),
  }))
}

function describeChange({
  channel,
  value,
  effectiveAt,
}: NonNullable<PlannedChange>): NonNullable<ClientAccess['plannedChange']> {
  return channel === 'email'
    ? { channel: 'EMAIL', value: maskedEmail(value), effectiveAt }
    : { channel: 'MOBILE', value: maskedPhone(value), effectiveAt }
}

const channels = { text: 'TEXT', email: 'EMAIL', none: 'NONE' } as const

function describeCodes(account: AccountRecord) {
  const channel = codeChannelOf(account)
  const goesTo = {
    text: maskedPhone(account.mobilePhone),
    email: maskedEmail(account.emailAddress),
    none: null,
  }
  return { codeChannel: channels[channel], codeGoesTo: goesTo[channel] }
}

function codeChannelOf(account: AccountRecord) {
  return factorChannel({ ...account, isComplete: isComplete(account) })
}
