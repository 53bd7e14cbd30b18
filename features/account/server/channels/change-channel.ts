import { codeMail, codeText } from '#features/verification/server/code-message.ts'
import { issueCode } from '#features/verification/server/issue-code.ts'
import { getActor, type ClientViewer } from '#lib/viewer.ts'
import type { Tx } from '#ports/database.ts'
import {
  codesToNewChannels,
  newEmail,
  newMobile,
  textsPerPhone,
} from '../../rules/channel-change.ts'
import { problem } from '../../rules/problems.ts'
import type { AccountRecord } from '../../rules/records.ts'
import { findAccountById, lockAccount } from '../account.store.ts'
import { addressRefusal } from '../address-refusal.ts'
import type { Channel } from './channel-changes.store.ts'
import { deletePendingChanges, storeChange, masked, findChange } from './pending-channels.ts'
import type { AccountDeps } from '../deps.ts'

export interface ChannelUpdateRecord {
  readonly success: boolean
  readonly error: string | null
  /** Masked. */
  readonly destination: string | null
}

/** A code proves one value for one account. */
export const channelSubject = (channel: Channel, accountId: string, value: string) =>
  `new-${channel}|${accountId}|${value}`

/**
 * Needs a fresh proof (spec: accounts#step-up). If the address is taken, only its owner is informed
 * (spec: security#taken-address).
 */
export async function changeChannel(
  deps: AccountDeps,
  viewer: ClientViewer,
  channel: Channel,
  typed: string,
): Promise<ChannelUpdateRecord> {
  const { db } = deps.database
  const wanted = wantedValue(channel, typed, await findOwnAccount(deps, viewer))
  await deps.requireFreshProof(db, viewer)
  const maySend = await claimSend(deps, viewer, channel, wanted)
  await deps.database.transact(async (tx) => {
    const account = await lockAccount(tx, viewer.accountId)
    if (!account) throw problem('account.not-found')
    const value = wantedValue(channel, typed, account)
    await storeChange(deps, tx, account.id, channel, value)
    if (maySend) await sendCode(deps, tx, viewer, account, channel, value)
    await deps.audit.record(
      {
        event: `account.${channel}-change-asked`,
        outcome: 'done',
        ...getActor(viewer),
      },
      tx,
    )
  })
  return { success: true, error: null, destination: masked(channel, wanted) }
}

/** Returns the same result whether a code was sent or not. */
export async function resendChannelCode(
  deps: AccountDeps,
  viewer: ClientViewer,
  channel: Channel,
): Promise<ChannelUpdateRecord> {
  const value = await findChange(deps, deps.database.db, viewer.accountId, channel)
  if (value === undefined) throw problem('account.change-over')
  if (await claimSend(deps, viewer, channel, value)) {
    await deps.database.transact(async (tx) => {
      const account = await lockAccount(tx, viewer.accountId)
      if (account) await sendCode(deps, tx, viewer, account, channel, value)
    })
  }
  return { success: true, error: null, destination: masked(channel, value) }
}

/** Returns the account with the remaining value. */
export async function cancelChannelChange(
  deps: AccountDeps,
  viewer: ClientViewer,
  channel: Channel,
): Promise<AccountRecord> {
  await deletePendingChanges(deps, deps.database.db, viewer.accountId, channel)
  return findOwnAccount(deps, viewer)
}

async function findOwnAccount(deps: AccountDeps, viewer: ClientViewer): Promise<AccountRecord> {
  const account = await findAccountById(deps.database.db, viewer.accountId)
  if (!account) throw problem('account.not-found')
  return account
}

function wantedValue(channel: Channel, typed: string, account: AccountRecord): string {
  const wanted = channel === 'mobile' ? newMobile(typed, account) : newEmail(typed, account)
  if ('finding' in wanted) throw problem(wanted.finding.code)
  return wanted.value
}

/** Limits codes to new values per account, and text message codes also per phone number. */
async function claimSend(
  deps: AccountDeps,
  viewer: ClientViewer,
  channel: Channel,
  value: string,
): Promise<boolean> {
  if (!(await deps.limits.take(codesToNewChannels, viewer.accountId))) return false
  return channel === 'email' || deps.limits.take(textsPerPhone, value)
}

async function sendCode(
  deps: AccountDeps,
  tx: Tx,
  viewer: ClientViewer,
  account: AccountRecord,
  channel: Channel,
  value: string,
): Promise<void> {
  const code = await issueCode(deps, tx, channelSubject(channel, account.id, value))
  if (!code) return
  const { language } = viewer.source
  if (channel === 'mobile') {
    await deps.outbox.post(tx, {
      channel: 'text',
      to: value,
      body: codeText(code, deps.publicHost, language),
      expiresAfterSeconds: 300,
    })
    return
  }
  const refusal = await addressRefusal(deps, tx, account.id, value)
  await deps.outbox.post(tx, {
    channel: 'email',
    to: value,
    ...(refusal ?? codeMail(code, language)),
    expiresAfterSeconds: 300,
  })
}
