// Why a client can or cannot log in, and what the firm may do about it (spec: workspace#access).
import type { ClientAccess, IdentityCheck } from '#contract/workspace.generated.ts'
import { isComplete } from '#features/account/rules/creation-step.ts'
import type { AccountRecord } from '#features/account/rules/records.ts'
import { findAccount } from '#features/account/server/accounts.ts'
import {
  findAssistedChange,
  hasHeldChannel,
} from '#features/account/server/assisted/assisted-change.ts'
import { readTextConsents } from '#features/account/server/text-consents.ts'
import { moveCodesToEmail } from '#features/account/server/move-codes-to-email.ts'
import type { ParticipantRecord } from '#features/cases/rules/records.ts'
import type { StaffCaseDeps } from '#features/cases/server/clients/staff-case.ts'
import {
  findParticipant,
  listDeactivations,
} from '#features/cases/server/participants/participants.ts'
import { factorChannel } from '#features/sign-in/rules/factor-channel.ts'
import { clearSignInLocks, findSignInLock } from '#features/sign-in/server/attempts.ts'
import type { SignInDeps } from '#features/sign-in/server/deps.ts'
import { readLastLogin } from '#features/sign-in/server/sessions/signed-in-devices.ts'
import { requirePermission } from '#features/staff/server/require-permission.ts'
import { maskedEmail } from '#lib/email.ts'
import { isUuid } from '#lib/ids.ts'
import type { RateLimit } from '#lib/limits.ts'
import { maskedPhone } from '#lib/phone.ts'
import { oneLine } from '#lib/text.ts'
import { getStaffActor, type StaffViewer } from '#lib/viewer.ts'
import type { AuditEntry } from '#ports/audit.ts'
import { getAccessState, maxIdentityNoteCharacters } from '../../rules/access/access-state.ts'
import { problem } from '../../rules/clients/problems.ts'

export type AccessDeps = StaffCaseDeps & SignInDeps

/** An act for a person who was identified. */
export interface IdentifiedInput {
  readonly participantId: string
  /** How the person proved who they are. */
  readonly identityCheck: IdentityCheck
  readonly note: string
}

/** More would help someone who guesses passwords. */
const unlocksPerAccount: RateLimit = { name: 'staff-unlock', max: 5, perSeconds: 86_400 }
const movesPerAccount: RateLimit = { name: 'staff-codes-by-email', max: 3, perSeconds: 86_400 }

/** Undefined for an unknown person, and for one of another firm. */
export async function readClientAccess(
  deps: AccessDeps,
  viewer: StaffViewer,
  participantId: string,
): Promise<ClientAccess | undefined> {
  const person = await findPerson(deps, viewer, participantId)
  return person && readAccess(deps, viewer, person)
}

/** Changes neither password nor contact, which a login still needs. */
export async function unlockClient(
  deps: AccessDeps,
  viewer: StaffViewer,
  input: IdentifiedInput,
): Promise<ClientAccess> {
  const { person, account } = await findIdentified(deps, viewer, input)
  if (!account || !(await findSignInLock(deps, account))) throw problem('invite.not-locked')
  if (!(await deps.limits.take(unlocksPerAccount, account.id)))
    throw problem('invite.unlocked-often')
  await deps.audit.record(toEntry('client.unlocked', viewer, input, person))
  await clearSignInLocks(deps, account)
  return readAccess(deps, viewer, person)
}

/**
 * For a client who cannot get texts. A login still needs the password and a code, which goes to an
 * address that the client has proven and the firm does not control.
 */
export async function sendCodesByEmail(
  deps: AccessDeps,
  viewer: StaffViewer,
  input: IdentifiedInput,
): Promise<ClientAccess> {
  const { person, account } = await findIdentified(deps, viewer, input)
  if (!account || codeChannelOf(account) !== 'text' || !account.isEmailVerified)
    throw problem('invite.codes-not-texted')
  const lastLoginAt = await readLastLogin(deps.database.db, account.id)
  if (await hasHeldChannel(deps.database.db, account.id, lastLoginAt))
    throw problem('invite.codes-held')
  if (!(await deps.limits.take(movesPerAccount, account.id)))
    throw problem('invite.codes-moved-often')
  await deps.database.transact(async (tx) => {
    if (!(await moveCodesToEmail(deps, tx, account.id))) throw problem('invite.codes-not-texted')
    await deps.audit.record(toEntry('client.codes-by-email', viewer, input, person), tx)
  })
  return readAccess(deps, viewer, person)
}

interface IdentifiedPerson {
  readonly person: ParticipantRecord
  readonly account: AccountRecord | undefined
}

export async function findIdentified(
  deps: AccessDeps,
  viewer: StaffViewer,
  { participantId, note }: IdentifiedInput,
): Promise<IdentifiedPerson> {
  requirePermission(deps, viewer, 'unlock-clients')
  if ([...note].length > maxIdentityNoteCharacters)
    throw problem('invite.note-too-long', { max: maxIdentityNoteCharacters })
  const person = await findPerson(deps, viewer, participantId)
  if (!person) throw problem('invite.person-absent')
  return { person, account: await findAccountOf(deps, person) }
}

export function toEntry(
  event: string,
  viewer: StaffViewer,
  { identityCheck, note }: IdentifiedInput,
  { id: object, accountId }: ParticipantRecord,
): AuditEntry {
  const actor = getStaffActor(viewer)
  return {
    event,
    outcome: 'done',
    ...actor,
    ...(accountId !== null && { accountId }),
    object,
    details: { ...actor.details, identityCheck, note: oneLine(note) },
  }
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
async function findAccountOf(
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
  const lock = account && (await findSignInLock(deps, account))
  const state = getAccessState({
    invitation: invitation?.state ?? 'NONE',
    account: account && { isComplete: isComplete(account), isLocked: account.isLocked },
    isLockedByTries: lock !== undefined,
    isDeactivated: deactivations.some(({ debtor }) => debtor === person.debtor),
  })
  return {
    state,
    lockedUntil: lock?.until ?? null,
    step: state === 'SETTING_UP' ? (account?.accountCreationStep ?? null) : null,
    lastLoginAt: (account && (await readLastLogin(deps.database.db, account.id))) ?? null,
    ...(account ? describeCodes(account) : { codeChannel: null, codeGoesTo: null }),
    codesByEmailUntil: account?.codesByEmailUntil ?? null,
    takesTexts: await deps.takesTexts(deps.database.db, (account ?? person).mobilePhone),
    plannedChange: (account && (await readPlannedChange(deps, account))) ?? null,
    textConsents: account ? await listConsents(deps, account.id) : [],
  }
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

async function readPlannedChange(
  { database }: AccessDeps,
  account: AccountRecord,
): Promise<ClientAccess['plannedChange']> {
  const change = await findAssistedChange(database.db, account)
  if (!change) return null
  const { channel, value, effectiveAt } = change
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
