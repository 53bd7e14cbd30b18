// What the firm does for a client who cannot log in (spec: workspace#access).
import type { ClientAccess, IdentityCheck } from '#contract/workspace.generated.ts'
import type { AccountRecord } from '#features/account/rules/records.ts'
import { moveCodesToEmail } from '#features/account/server/move-codes-to-email.ts'
import type { ParticipantRecord } from '#features/cases/rules/records.ts'
import { limitMessages } from '#features/notifications/server/limits/limit-messages.ts'
import { clearSignInLocks } from '#features/sign-in/server/attempts.ts'
import { requirePermission } from '#features/staff/server/require-permission.ts'
import type { RateLimit } from '#lib/limits.ts'
import { isExpectedRefusal } from '#lib/problem.ts'
import { oneLine } from '#lib/text.ts'
import { getStaffActor, type StaffViewer } from '#lib/viewer.ts'
import type { AuditEventName } from '#ports/audit-events.ts'
import type { AuditEntry } from '#ports/audit.ts'
import {
  listHelpfulActs,
  maxIdentityNoteCharacters,
  type AccessAct,
  type AccountFacts,
} from '../../rules/access/access-state.ts'
import { problem } from '../../rules/clients/problems.ts'
import { toLoginMessage } from '../limited-messages.ts'
import {
  findAccountOf,
  findPerson,
  readAccess,
  readAccount,
  type AccessDeps,
} from './read-access.ts'

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

/** Changes neither password nor contact, which a login still needs. */
export function unlockClient(
  deps: AccessDeps,
  viewer: StaffViewer,
  input: IdentifiedInput,
): Promise<ClientAccess> {
  return actForIdentified(deps, viewer, input, 'client.unlocked', async (found, entry) => {
    const { account } = found
    if (!account || !found.acts.includes('UNLOCK')) throw problem('invite.not-locked')
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
  return actForIdentified(deps, viewer, input, event, async (found, entry) => {
    const { person, account, facts } = found
    if (!account || !found.acts.includes('CODES_BY_EMAIL'))
      throw problem(facts?.heldChannel ? 'invite.codes-held' : 'invite.codes-not-texted')
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
  readonly facts: AccountFacts | undefined
  readonly acts: readonly AccessAct[]
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
  const account = await findAccountOf(deps, person)
  const read = account && (await readAccount(deps, account))
  return { person, account, facts: read?.facts, acts: listHelpfulActs({ account: read?.facts }) }
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
