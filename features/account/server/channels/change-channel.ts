// A new mobile phone or e-mail address is wished for, its code sent again, or let go. It counts only once its code came back: confirm-channel.ts.
import { codeMail, codeText } from '#features/verification/server/code-message.ts'
import { issueCode } from '#features/verification/server/issue-code.ts'
import { problemsOf } from '#lib/problem.ts'
import type { ClientViewer } from '#lib/viewer.ts'
import type { Tx } from '#ports/database.ts'
import {
  codesToNewChannels,
  newEmail,
  newMobile,
  textsPerPhone,
} from '../../rules/channel-change.ts'
import { accountProblems } from '../../rules/problems.ts'
import type { AccountRecord } from '../../rules/records.ts'
import { accountById, lockAccount } from '../account.store.ts'
import { addressRefusal } from '../address-refusal.ts'
import type { Channel } from './channel-changes.store.ts'
import { dropWishes, keepWish, masked, wishOf } from './pending-channels.ts'
import type { AccountWorld } from '../deps.ts'

const problem = problemsOf(accountProblems)

export interface ChannelUpdateRecord {
  readonly success: boolean
  readonly error: string | null
  /** Where the code went, masked. */
  readonly destination: string | null
}

/** What a code proves: this value for this account, and nothing else. */
export const channelSubject = (channel: Channel, accountId: string, value: string) =>
  `new-${channel}|${accountId}|${value}`

/**
 * Asks for a proof of who is there that is not older than five minutes (decisions 3.7). An address that belongs to somebody else is told so itself, by mail;
 * the screen sees no difference (safety 2.8). Errors: account.new-mobile-invalid, account.mobile-unchanged and their twins for e-mail, sign-in.step-up.
 */
export async function changeChannel(
  world: AccountWorld,
  viewer: ClientViewer,
  channel: Channel,
  typed: string,
): Promise<ChannelUpdateRecord> {
  const { db } = world.database
  const wanted = wantedValue(channel, typed, await own(world, viewer))
  await world.requireFreshProof(db, viewer)
  const maySend = await takeSend(world, viewer, channel, wanted)
  await world.database.transact(async (tx) => {
    const account = await lockAccount(tx, viewer.accountId)
    if (!account) throw problem('account.not-found')
    const value = wantedValue(channel, typed, account)
    await keepWish(world, tx, account.id, channel, value)
    if (maySend) await sendCode(world, tx, viewer, account, channel, value)
    await world.audit.record(
      {
        event: `account.${channel}-change-asked`,
        outcome: 'done',
        accountId: account.id,
        sessionId: viewer.sessionId,
        ip: viewer.source.ip,
      },
      tx,
    )
  })
  return { success: true, error: null, destination: masked(channel, wanted) }
}

/** Answers the same whether a code was sent or one had just gone out. */
export async function resendChannelCode(
  world: AccountWorld,
  viewer: ClientViewer,
  channel: Channel,
): Promise<ChannelUpdateRecord> {
  const value = await wishOf(world, world.database.db, viewer.accountId, channel)
  if (value === undefined) throw problem('account.change-over')
  if (await takeSend(world, viewer, channel, value)) {
    await world.database.transact(async (tx) => {
      const account = await lockAccount(tx, viewer.accountId)
      if (account) await sendCode(world, tx, viewer, account, channel, value)
    })
  }
  return { success: true, error: null, destination: masked(channel, value) }
}

/** Lets the new value go, if there is one; answers the account with what stays. */
export async function cancelChannelChange(
  world: AccountWorld,
  viewer: ClientViewer,
  channel: Channel,
): Promise<AccountRecord> {
  await dropWishes(world, world.database.db, viewer.accountId, channel)
  return own(world, viewer)
}

async function own(world: AccountWorld, viewer: ClientViewer): Promise<AccountRecord> {
  const account = await accountById(world.database.db, viewer.accountId)
  if (!account) throw problem('account.not-found')
  return account
}

function wantedValue(channel: Channel, typed: string, account: AccountRecord): string {
  const wanted = channel === 'mobile' ? newMobile(typed, account) : newEmail(typed, account)
  if ('finding' in wanted) throw problem(wanted.finding.code)
  return wanted.value
}

/** Codes to values that nobody has proven are counted twice: for who asks, and for the phone, whoever asks. */
async function takeSend(
  world: AccountWorld,
  viewer: ClientViewer,
  channel: Channel,
  value: string,
): Promise<boolean> {
  if (!(await world.limits.take(codesToNewChannels, viewer.accountId))) return false
  return channel === 'email' || world.limits.take(textsPerPhone, value)
}

async function sendCode(
  world: AccountWorld,
  tx: Tx,
  viewer: ClientViewer,
  account: AccountRecord,
  channel: Channel,
  value: string,
): Promise<void> {
  const code = await issueCode(world, tx, channelSubject(channel, account.id, value))
  if (!code) return
  const { language } = viewer.source
  if (channel === 'mobile') {
    await world.outbox.post(tx, {
      channel: 'text',
      to: value,
      body: codeText(code, world.publicHost, language),
      expiresAfterSeconds: 300,
    })
    return
  }
  const refusal = await addressRefusal(world, tx, account.id, value)
  await world.outbox.post(tx, {
    channel: 'email',
    to: value,
    ...(refusal ?? codeMail(code, language)),
    expiresAfterSeconds: 300,
  })
}
