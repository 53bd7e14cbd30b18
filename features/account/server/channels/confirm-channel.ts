import { checkCode } from '#features/verification/server/check-code.ts'
import { problem } from '#features/verification/rules/problems.ts'
import { getActor, type ClientViewer } from '#lib/viewer.ts'
import type { Tx } from '#ports/database.ts'
import type { AccountRecord } from '../../rules/records.ts'
import { consentsToNumber, textConsentWords } from '../../rules/text-consent.ts'
import { findAccountById, lockAccount } from '../account.store.ts'
import { setProvenEmail, setProvenMobile } from '../account-changes.store.ts'
import { channelSubject } from './change-channel.ts'
import type { Channel } from './channel-changes.store.ts'
import { deletePendingChanges, findChange } from './pending-channels.ts'
import { notifyAboutChange } from './notify-about-change.ts'
import type { OutcomeRecord } from '../verify-account-details.ts'
import type { AccountDeps } from '../deps.ts'
import { recordTextConsents } from '../text-consents.ts'

/**
 * Ends all other sessions and notifies proven channels (spec: accounts#change-confirmed,
 * security#change-notices). If the value was already in the account, it only becomes proven.
 */
export async function confirmChannel(
  deps: AccountDeps,
  viewer: ClientViewer,
  channel: Channel,
  code: string,
): Promise<OutcomeRecord> {
  const value = await findChange(deps, deps.database.db, viewer.accountId, channel)
  if (value === undefined) throw problem('verification.expired-code')
  const verdict = await checkCode(deps, channelSubject(channel, viewer.accountId, value), code)
  const facts = {
    ...getActor(viewer),
  }
  if (verdict !== 'right') {
    await deps.audit.record({ event: `account.${channel}-changed`, outcome: 'refused', ...facts })
    throw problem(verdict === 'wrong' ? 'verification.invalid-code' : 'verification.expired-code')
  }
  await deps.database.transact(async (tx) => {
    const account = await lockAccount(tx, viewer.accountId)
    const dropped = await deletePendingChanges(deps, tx, viewer.accountId, channel)
    if (!account || dropped[channel] !== value) throw problem('verification.expired-code')
    await replace(deps, tx, viewer, account, channel, value)
    await deps.audit.record({ event: `account.${channel}-changed`, outcome: 'done', ...facts }, tx)
  })
  return { success: true, error: null }
}

async function replace(
  deps: AccountDeps,
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
  const after = await findAccountById(tx, account.id)
  if (before === value || !after) return
  if (channel === 'mobile')
    await recordTextConsents(deps, tx, consentsToNumber(account.contactType), {
      ...{ accountId: account.id, mobilePhone: value },
      words: textConsentWords[viewer.source.language].newNumber,
    })
  await deps.credentialsChanged(tx, {
    accountId: account.id,
    except: viewer,
    why: `${channel}-changed`,
  })
  await notifyAboutChange(deps, tx, after, { what: channel, before, wasProven })
}
