// Staff enter a new email or phone for a client whom they identified. It takes effect after a day, in
// which both channels can stop it (spec: accounts#assisted-change).
import type { Database, Db, Tx } from '#ports/database.ts'
import type { Log } from '#ports/log.ts'
import {
  assistedHours,
  findAssistedObstacle,
  findHeldChannel as findHeld,
  toChannelValue,
  type AssistedChannel,
  type AssistedObstacle,
} from '../../rules/assisted-change.ts'
import { hasCredentials } from '../../rules/creation-step.ts'
import { findAccountById, lockAccount, lockEmail } from '../account.store.ts'
import { setProvenEmail, setProvenMobile } from '../account-changes.store.ts'
import { addressRefusal } from '../address-refusal.ts'
import { notifyAboutChange } from '../channels/notify-about-change.ts'
import { deletePendingChanges } from '../channels/pending-channels.ts'
import type { AccountDeps } from '../deps.ts'
import {
  endOpenChange,
  findLastApplied,
  findOpenChange,
  insertAssistedChange,
  listDueChanges,
  markApplied,
  type AssistedChange,
} from './assisted-changes.store.ts'

export interface AssistedRequest {
  readonly accountId: string
  readonly channel: AssistedChannel
  /** As typed. */
  readonly value: string
  readonly lastLoginAt: Date | undefined
}

/**
 * Notifies both channels. Returns why nothing was requested, or undefined. Whether another account
 * has the address is not looked up before the change is due, so that nothing here can reveal it.
 */
export async function requestAssistedChange(
  deps: AccountDeps,
  tx: Tx,
  { accountId, channel, value: typed, lastLoginAt }: AssistedRequest,
): Promise<AssistedObstacle | undefined> {
  const account = await lockAccount(tx, accountId)
  if (!account) return 'not-now'
  const value = toChannelValue(channel, typed)
  const obstacle = findAssistedObstacle(channel, value, {
    ...account,
    hasCredentials: hasCredentials(account),
    applied: await findLastApplied(tx, accountId),
    lastLoginAt,
  })
  if (obstacle !== undefined || value === undefined) return obstacle ?? 'invalid'
  await endOpenChange(tx, accountId)
  const { authVersion } = account
  const change = { id: deps.ids.rowId(), accountId, channel, value, authVersion }
  await insertAssistedChange(tx, change, assistedHours)
  await notifyAboutChange(deps, tx, account, { what: 'planned', channel })
  return undefined
}

/** Undefined without a change that waits, or after credentials have changed. */
export async function findAssistedChange(
  db: Db,
  account: { readonly id: string; readonly authVersion: number },
): Promise<AssistedChange | undefined> {
  const change = await findOpenChange(db, account.id)
  return change?.authVersion === account.authVersion ? change : undefined
}

/** Returns false when nothing waits. */
export function cancelAssistedChange(tx: Tx, accountId: string): Promise<boolean> {
  return endOpenChange(tx, accountId)
}

/** The channel that staff have changed, until the client has logged in. */
export async function findHeldChannel(
  db: Db,
  accountId: string,
  lastLoginAt: Date | undefined,
): Promise<AssistedChannel | undefined> {
  return findHeld({ applied: await findLastApplied(db, accountId), lastLoginAt })
}

type ApplyDeps = AccountDeps & { readonly database: Database; readonly log: Log }

const batch = 100

/** Safe to run concurrently: the account is locked for each change. */
export async function applyAssistedChanges(deps: ApplyDeps): Promise<void> {
  for (const change of await listDueChanges(deps.database.db, batch))
    await deps.database
      .transact((tx) => apply(deps, tx, change))
      .catch((error: unknown) => {
        deps.log.error({ err: error, accountId: change.accountId }, 'A contact was not changed')
      })
}

/** Any change of credentials, a lock by the owner, or a taken address ends it. */
async function apply(deps: ApplyDeps, tx: Tx, change: AssistedChange): Promise<void> {
  const { id, accountId, channel, authVersion } = change
  const account = await lockAccount(tx, accountId)
  const isWanted = account?.authVersion === authVersion && !account.isLocked
  if (!account || !isWanted || !(await setChannel(deps, tx, change))) {
    await endOpenChange(tx, accountId)
    return
  }
  if (!(await markApplied(tx, id))) throw new Error('A change was applied twice')
  await deletePendingChanges(deps, tx, accountId)
  await deps.credentialsChanged(tx, { accountId, why: `${channel}-changed-by-firm` })
  const [before, wasProven] =
    channel === 'mobile'
      ? [account.mobilePhone, account.isMobileVerified]
      : [account.emailAddress, account.isEmailVerified]
  const after = await findAccountById(tx, accountId)
  if (after) await notifyAboutChange(deps, tx, after, { what: channel, before, wasProven })
  const event = `account.${channel}-changed-by-firm` as const
  await deps.audit.record({ event, outcome: 'done', accountId }, tx)
}

/** False for an address of another person. Only its owner is informed (spec: security#taken-address). */
async function setChannel(
  deps: ApplyDeps,
  tx: Tx,
  { accountId, channel, value }: AssistedChange,
): Promise<boolean> {
  if (channel === 'mobile') {
    await setProvenMobile(tx, accountId, value)
    return true
  }
  await lockEmail(tx, value)
  const refusal = await addressRefusal(deps, tx, accountId, value)
  if (!refusal) return setProvenEmail(tx, accountId, value)
  await deps.outbox.post(tx, { channel: 'email', to: value, ...refusal })
  return false
}
