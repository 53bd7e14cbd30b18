import { fillIn, getRefusal } from '#lib/problem.ts'
import { getRequestFacts, type Viewer } from '#lib/viewer.ts'
import { problem } from '../rules/problems.ts'
import { firmAlerts } from '../rules/words.en.ts'
import { isEmailTaken, lockAccount } from './account.store.ts'
import { lockDown } from './account-changes.store.ts'
import {
  findAccountOfNotMeLink,
  killLaterNotMeLinks,
  openNotMeLinks,
  redeemNotMeLink,
  type NotMeLink,
} from './channels/channel-changes.store.ts'
import { deletePendingChanges } from './channels/pending-channels.ts'
import { beforePurpose, notMeHash } from './channels/notify-about-change.ts'
import type { OutcomeRecord } from './verify-account-details.ts'
import type { AccountDeps } from './deps.ts'

/** Locks the account and alerts its firms (spec: accounts#not-me-effects). */
export async function reportNotMe(
  deps: AccountDeps,
  viewer: Viewer,
  token: string,
): Promise<OutcomeRecord> {
  const hash = notMeHash(token)
  return deps.database.transact(async (tx) => {
    const accountId = await findAccountOfNotMeLink(tx, hash)
    // Locks the account before the link is used, so that two reports run one after the other.
    const account = accountId === undefined ? undefined : await lockAccount(tx, accountId)
    const link = account && (await redeemNotMeLink(tx, hash))
    if (!account || !link) return getRefusal(problem('account.not-me-over'))
    await killLaterNotMeLinks(tx, link)
    const doubtful = await openNotMeLinks(tx, account.id)
    const before =
      link.beforeSealed === null
        ? undefined
        : deps.secrets.open(beforePurpose, link.beforeSealed, hash.toString('hex'))
    // If another account has proven the previous address in the meantime, that account keeps it.
    const restoredValue =
      link.what === 'email' && before !== undefined && (await isEmailTaken(tx, before, account.id))
        ? undefined
        : before
    await lockDown(tx, account.id, {
      ...listDistrusted('email', link, restoredValue, doubtful),
      ...listDistrusted('mobile', link, restoredValue, doubtful),
      ...(link.what === 'password' || doubtful.has('password') ? { password: true } : {}),
    })
    await deletePendingChanges(deps, tx, account.id)
    await deps.credentialsChanged(tx, { accountId: account.id, why: 'not-me' })
    const name = `${account.givenName ?? ''} ${account.familyName ?? ''}`.trim()
    await deps.alertFirms(tx, account.id, {
      subject: firmAlerts.notMe.subject,
      body: fillIn(firmAlerts.notMe.body, { name }),
    })
    await deps.audit.record(
      {
        event: 'account.not-me',
        outcome: 'done',
        ...getRequestFacts(viewer.source),
        accountId: account.id,
        object: link.what,
      },
      tx,
    )
    return { success: true, error: null }
  })
}

function listDistrusted(
  channel: 'email' | 'mobile',
  link: NotMeLink,
  before: string | undefined,
  doubtful: ReadonlySet<string>,
): { readonly [channel in 'email' | 'mobile']?: string | true } {
  if (link.what === channel) return { [channel]: before ?? true }
  return doubtful.has(channel) ? { [channel]: true } : {}
}
