// Another email or phone for a client whom staff have identified (spec: accounts#assisted-change).
import type { ClientAccess, AccountChannel } from '#contract/workspace.generated.ts'
import {
  cancelAssistedChange,
  requestAssistedChange,
} from '#features/account/server/assisted/assisted-change.ts'
import { limitMessages } from '#features/notifications/server/limits/limit-messages.ts'
import { toChannelValue, type AssistedChannel } from '#features/account/rules/assisted-change.ts'
import { readLastLogin } from '#features/sign-in/server/sessions/signed-in-devices.ts'
import type { RateLimit } from '#lib/limits.ts'
import { getStaffActor, type StaffViewer } from '#lib/viewer.ts'
import { requireRole } from '#features/staff/server/require-permission.ts'
import { listHelpfulActs } from '../../rules/access/access-state.ts'
import { problem, type InviteProblemCode } from '../../rules/clients/problems.ts'
import { toLoginMessage } from '../limited-messages.ts'
import { actForIdentified, type IdentifiedInput } from './client-access.ts'
import {
  findAccountOf,
  findPerson,
  readAccess,
  readAccount,
  type AccessDeps,
} from './read-access.ts'

export interface PlanChannelInput extends IdentifiedInput {
  readonly channel: AccountChannel
  readonly value: string
}

/** Each change writes to both channels of the client. */
const changesPerAccount: RateLimit = { name: 'staff-channel-change', max: 3, perSeconds: 604_800 }

const refusals: Readonly<
  Record<NonNullable<Awaited<ReturnType<typeof requestAssistedChange>>>, InviteProblemCode>
> = {
  'not-now': 'invite.channel-not-now',
  invalid: 'invite.channel-invalid',
  unchanged: 'invite.channel-unchanged',
  'second-channel': 'invite.channel-second',
}

/** Counted before the value is compared with anything that is stored. */
export function planChannelChange(
  deps: AccessDeps,
  viewer: StaffViewer,
  { channel: named, value, ...input }: PlanChannelInput,
): Promise<ClientAccess> {
  const event = 'client.channel-change-planned'
  return actForIdentified(deps, viewer, input, event, async ({ person, account }, entry) => {
    if (!account) throw problem('invite.channel-not-now')
    const { id: accountId } = account
    const channel: AssistedChannel = named === 'EMAIL' ? 'email' : 'mobile'
    if (toChannelValue(channel, value) === undefined) throw problem('invite.channel-invalid')
    const plan = async () => {
      if (!(await deps.limits.take(changesPerAccount, accountId)))
        throw problem('invite.channel-often')
      const lastLoginAt = await readLastLogin(deps.database.db, accountId)
      await deps.database.transact(async (tx) => {
        const request = { accountId, channel, value, lastLoginAt }
        const refusal = await requestAssistedChange(deps, tx, request)
        if (refusal) throw problem(refusals[refusal])
        await deps.audit.record({ ...entry, details: { ...entry.details, channel: named } }, tx)
      })
    }
    await limitMessages(deps, viewer.source, toLoginMessage(viewer, person), plan)
  })
}

export async function cancelChannelChange(
  deps: AccessDeps,
  viewer: StaffViewer,
  participantId: string,
): Promise<ClientAccess> {
  requireRole(viewer, 'unlock-clients')
  const person = await findPerson(deps, viewer, participantId)
  if (!person) throw problem('invite.person-absent')
  const account = await findAccountOf(deps, person)
  const read = account && (await readAccount(deps, account))
  if (!account || !listHelpfulActs({ account: read?.facts }).includes('CANCEL_CHANGE'))
    throw problem('invite.channel-none')
  const { id: accountId } = account
  await deps.database.transact(async (tx) => {
    if (!(await cancelAssistedChange(tx, accountId))) throw problem('invite.channel-none')
    const event = 'client.channel-change-cancelled'
    const actor = getStaffActor(viewer)
    await deps.audit.record({ event, outcome: 'done', ...actor, accountId, object: person.id }, tx)
  })
  return readAccess(deps, viewer, person)
}
