// verifyUpdatedMobilePhone and verifyUpdatedEmailAddress: the code came back, and the new value is the account's.
import { checkCode } from '#features/verification/server/check-code.ts'
import { verificationProblems } from '#features/verification/rules/problems.ts'
import { problemsOf } from '#lib/problem.ts'
import type { ClientViewer } from '#lib/viewer.ts'
import type { Tx } from '#ports/database.ts'
import type { AccountRecord } from '../../rules/records.ts'
import { accountById, lockAccount, setProvenEmail, setProvenMobile } from '../account.store.ts'
import { channelSubject } from './change-channel.ts'
import type { Channel } from './channel-changes.store.ts'
import { dropWishes, wishOf } from './pending-channels.ts'
import { tellAboutChange } from './notify-about-change.ts'
import type { OutcomeRecord } from '../verify-account-details.ts'
import type { AccountWorld } from '../deps.ts'

const problem = problemsOf(verificationProblems)

/**
 * Everybody else who is signed in to the account is signed out, and every channel from before is told, with a link for 72 hours (safety 2.8). A value that was on
 * file and only proven anew changes nothing else. Errors: verification.invalid-code, verification.expired-code.
 */
export async function confirmChannel(
  world: AccountWorld,
  viewer: ClientViewer,
  channel: Channel,
  code: string,
): Promise<OutcomeRecord> {
  const value = await wishOf(world, world.database.db, viewer.accountId, channel)
  if (value === undefined) throw problem('verification.expired-code')
  const verdict = await checkCode(world, channelSubject(channel, viewer.accountId, value), code)
  const facts = {
    accountId: viewer.accountId,
    sessionId: viewer.sessionId,
    ip: viewer.source.ip,
    requestId: viewer.source.requestId,
  }
  if (verdict !== 'right') {
    await world.audit.record({ event: `account.${channel}-changed`, outcome: 'refused', ...facts })
    throw problem(verdict === 'wrong' ? 'verification.invalid-code' : 'verification.expired-code')
  }
  await world.database.transact(async (tx) => {
    const account = await lockAccount(tx, viewer.accountId)
    const dropped = await dropWishes(world, tx, viewer.accountId, channel)
    if (!account || dropped[channel] !== value) throw problem('verification.expired-code')
    await replace(world, tx, viewer, account, channel, value)
    await world.audit.record({ event: `account.${channel}-changed`, outcome: 'done', ...facts }, tx)
  })
  return { success: true, error: null }
}

async function replace(
  world: AccountWorld,
  tx: Tx,
  viewer: ClientViewer,
  account: AccountRecord,
  channel: Channel,
  value: string,
): Promise<void> {
  if (channel === 'mobile') await setProvenMobile(tx, account.id, value)
  else if (!(await setProvenEmail(tx, account.id, value)))
    throw problem('verification.invalid-code')
  const [before, wasProven] =
    channel === 'mobile'
      ? [account.mobilePhone, account.isMobileVerified]
      : [account.emailAddress, account.isEmailVerified]
  const after = await accountById(tx, account.id)
  if (before === value || !after) return
  await world.credentialsChanged(tx, {
    accountId: account.id,
    except: viewer,
    why: `${channel}-changed`,
  })
  await tellAboutChange(world, tx, after, { what: channel, before, wasProven })
}
