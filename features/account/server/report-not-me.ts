// reportNotMe: somebody opened the link of a notice and said that the change was not theirs.
import { fillIn, problemsOf, refusalOf } from '#lib/problem.ts'
import type { Viewer } from '#lib/viewer.ts'
import { accountProblems } from '../rules/problems.ts'
import { firmAlerts } from '../rules/words.en.ts'
import { isEmailTaken, lockAccount, lockDown } from './account.store.ts'
import {
  accountOfNotMeLink,
  killLaterNotMeLinks,
  openNotMeLinks,
  useNotMeLink,
  type NotMeLink,
} from './channels/channel-changes.store.ts'
import { dropWishes } from './channels/pending-channels.ts'
import { beforePurpose, notMeHash } from './channels/notify-about-change.ts'
import type { OutcomeRecord } from './verify-account-details.ts'
import type { AccountWorld } from './deps.ts'

const problem = problemsOf(accountProblems)

/**
 * Locks the account, ends everything that rests on it, and alerts the firm of each of its cases (decisions 3.6, safety 2.8). The contested channel goes back to
 * its value from before, unproven; another channel that was changed within the last 72 hours is no longer trusted either, and a password that was set within
 * them opens nothing. Links that are used, over or unknown are answered alike.
 */
export async function reportNotMe(
  world: AccountWorld,
  viewer: Viewer,
  token: string,
): Promise<OutcomeRecord> {
  const hash = notMeHash(token)
  return world.database.transact(async (tx) => {
    const accountId = await accountOfNotMeLink(tx, hash)
    // The account before the link: two reports at once wait for each other.
    const account = accountId === undefined ? undefined : await lockAccount(tx, accountId)
    const link = account && (await useNotMeLink(tx, hash))
    if (!account || !link) return refusalOf(problem('account.not-me-over'))
    await killLaterNotMeLinks(tx, link)
    const doubtful = await openNotMeLinks(tx, account.id)
    const before =
      link.beforeSealed === null
        ? undefined
        : world.secrets.open(beforePurpose, link.beforeSealed, hash.toString('hex'))
    // Whoever has proven the address from before in the meantime keeps it: nobody could log in to the other account with it.
    const back =
      link.what === 'email' && before !== undefined && (await isEmailTaken(tx, before, account.id))
        ? undefined
        : before
    await lockDown(tx, account.id, {
      ...distrusted('email', link, back, doubtful),
      ...distrusted('mobile', link, back, doubtful),
      ...(link.what === 'password' || doubtful.has('password') ? { password: true } : {}),
    })
    await dropWishes(world, tx, account.id)
    await world.credentialsChanged(tx, { accountId: account.id, why: 'not-me' })
    const name = `${account.givenName ?? ''} ${account.familyName ?? ''}`.trim()
    await world.alertFirms(tx, account.id, {
      subject: firmAlerts.notMe.subject,
      body: fillIn(firmAlerts.notMe.body, { name }),
    })
    await world.audit.record(
      {
        event: 'account.not-me',
        outcome: 'done',
        accountId: account.id,
        object: link.what,
        ip: viewer.source.ip,
        requestId: viewer.source.requestId,
      },
      tx,
    )
    return { success: true, error: null }
  })
}

function distrusted(
  channel: 'email' | 'mobile',
  link: NotMeLink,
  before: string | undefined,
  doubtful: ReadonlySet<string>,
): { readonly [channel in 'email' | 'mobile']?: string | true } {
  if (link.what === channel) return { [channel]: before ?? true }
  return doubtful.has(channel) ? { [channel]: true } : {}
}
