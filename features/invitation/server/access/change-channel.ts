// Another email or phone for a client whom staff have identified (spec: accounts#assisted-change).
import type { ClientAccess, AccountChannel } from '#contract/workspace.generated.ts'
import {
  cancelAssistedChange,
  requestAssistedChange,
} from '#features/account/server/assisted/assisted-change.ts'
import { readLastLogin } from '#features/sign-in/server/sessions/signed-in-devices.ts'
import type { RateLimit } from '#lib/limits.ts'
import { getStaffActor, type StaffViewer } from '#lib/viewer.ts'
import { requirePermission } from '#features/staff/server/require-permission.ts'
import { problem, type InviteProblemCode } from '../../rules/clients/problems.ts'
import {
  findIdentified,
  findPerson,
  readAccess,
  toEntry,
  type AccessDeps,
  type IdentifiedInput,
} from './client-access.ts'

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
  taken: 'invite.channel-taken',
  'second-channel': 'invite.channel-second',
}

export async function planChannelChange(
  deps: AccessDeps,
  viewer: StaffViewer,
  { channel, value, ...input }: PlanChannelInput,
): Promise<ClientAccess> {
  const { person, account } = await findIdentified(deps, viewer, input)
  if (!account) throw problem('invite.channel-not-now')
  const { id: accountId } = account
  const lastLoginAt = await readLastLogin(deps.database.db, accountId)
  await deps.database.transact(async (tx) => {
    const request = { accountId, value, lastLoginAt } as const
    const refusal = await requestAssistedChange(deps, tx, {
      ...request,
      channel: channel === 'EMAIL' ? 'email' : 'mobile',
    })
    if (refusal) throw problem(refusals[refusal])
    if (!(await deps.limits.take(changesPerAccount, accountId)))
      throw problem('invite.channel-often')
    const entry = toEntry('client.channel-change-planned', viewer, input, person)
    await deps.audit.record({ ...entry, details: { ...entry.details, channel } }, tx)
  })
  return readAccess(deps, viewer, person)
}

export async function cancelChannelChange(
  deps: AccessDeps,
  viewer: StaffViewer,
  participantId: string,
): Promise<ClientAccess> {
  requirePermission(deps, viewer, 'unlock-clients')
  const person = await findPerson(deps, viewer, participantId)
  if (!person) throw problem('invite.person-absent')
  const { accountId } = person
  if (accountId === null) throw problem('invite.channel-none')
  await deps.database.transact(async (tx) => {
    if (!(await cancelAssistedChange(tx, accountId))) throw problem('invite.channel-none')
    const event = 'client.channel-change-cancelled'
    const actor = getStaffActor(viewer)
    await deps.audit.record({ event, outcome: 'done', ...actor, accountId, object: person.id }, tx)
  })
  return readAccess(deps, viewer, person)
}
