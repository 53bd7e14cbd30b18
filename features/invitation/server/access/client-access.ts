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
import type { StaffCaseDeps } from '#features/cases/server/staff/staff-case.ts'
import {
  findParticipant,
  listDeactivations,
} from '#features/cases/server/participants/participants.ts'
import {
  limitMessages,
  type LimitedActDeps,
} from '#features/notifications/server/limits/limit-messages.ts'
import { factorChannel } from '#features/sign-in/rules/factor-channel.ts'
import {
  clearSignInLocks,
  findSignInLock,
  type SignInLock,
} from '#features/sign-in/server/attempts.ts'
import type { SignInDeps } from '#features/sign-in/server/deps.ts'
import { readLastLogin } from '#features/sign-in/server/sessions/signed-in-devices.ts'
import { requirePermission } from '#features/staff/server/require-permission.ts'
import { maskedEmail } from '#lib/email.ts'
import { isUuid } from '#lib/ids.ts'
import type { RateLimit } from '#lib/limits.ts'
import { maskedPhone } from '#lib/phone.ts'
import { isExpectedRefusal } from '#lib/problem.ts'
import { oneLine } from '#lib/text.ts'
import { getStaffActor, type StaffViewer } from '#lib/viewer.ts'
import type { AuditEventName } from '#ports/audit-events.ts'
import type { AuditEntry } from '#ports/audit.ts'
import { getAccessState, maxIdentityNoteCharacters } from '../../rules/access/access-state.ts'
import { problem } from '../../rules/clients/problems.ts'
import { toLoginMessage } from '../limited-messages.ts'

export type AccessDeps = StaffCaseDeps & SignInDeps & LimitedActDeps

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
export function unlockClient(
  deps: AccessDeps,
  viewer: StaffViewer,
  input: IdentifiedInput,
): Promise<ClientAccess> {
  return actForIdentified(deps, viewer, input, 'client.unlocked', async ({ account }, entry) => {
    if (!account || !(await findLockOf(deps, account))) throw problem('invite.not-locked')
    if (!(await deps.limits.take(unlocksPerAccount, account.id)))
      throw problem('invite.unlocked-often')
    await deps.audit.record(entry)
    await clearSignInLocks(deps, account)
  })
}

/**
 * For a client who cannot get texts. A login still needs the password and a code, which goes to an
 * address that the client has proven and the firm does not control.
 */
export function sendCodesByEmail(
  deps: AccessDeps,
  viewer: StaffViewer,
  input: IdentifiedInput,
): Promise<ClientAccess> {
  const event = 'client.codes-by-email'
  return actForIdentified(deps, viewer, input, event, async ({ person, account }, entry) => {
    if (!account || codeChannelOf(account) !== 'text' || !account.isEmailVerified)
      throw problem('invite.codes-not-texted')
    const lastLoginAt = await readLastLogin(deps.database.db, account.id)
    if (await hasHeldChannel(deps.database.db, account.id, lastLoginAt))
      throw problem('invite.codes-held')
    const move = async () => {
      if (!(await deps.limits.take(movesPerAccount, account.id)))
        throw problem('invite.codes-moved-often')
      await deps.database.transact(async (tx) => {
        if (!(await moveCodesToEmail(deps, tx, account.id)))
          throw problem('invite.codes-not-texted')
        await deps.audit.record(entry, tx)
      })
    }
    await limitMessages(deps, viewer.source, toLoginMessage(viewer, person), move)
  })
}

interface IdentifiedPerson {
  readonly person: ParticipantRecord
  readonly account: AccountRecord | undefined
}

/** `act` records the entry when it is done. A refusal is recorded as well. */
export async function actForIdentified(
  deps: AccessDeps,
  viewer: StaffViewer,
  input: IdentifiedInput,
  event: AuditEventName,
  act: (found: IdentifiedPerson, entry: AuditEntry) => Promise<void>,
): Promise<ClientAccess> {
  const found = await findIdentified(deps, viewer, input)
  const entry = toEntry(event, viewer, input, found.person)
  try {
    await act(found, entry)
  } catch (error) {
    if (isExpectedRefusal(error)) {
      const details = { ...entry.details, code: error.code }
      await deps.audit.record({ ...entry, outcome: 'refused', details })
    }
    throw error
  }
  return readAccess(deps, viewer, found.person)
}

async function findIdentified(
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

function toEntry(
  event: AuditEventName,
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
  const lock = account && (await findLockOf(deps, account))
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
    takesTexts: await takesTextsOf(deps, account),
    plannedChange: (account && (await readPlannedChange(deps, account))) ?? null,
    textConsents: account ? await listConsents(deps, account.id) : [],
  }
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
  account: AccountRecord | undefined,
): Promise<boolean> {
  return account?.isMobileVerified !== true || takesTexts(database.db, account.mobilePhone)
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
