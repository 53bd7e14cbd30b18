import { browserName, browserNameIn } from '#lib/browser-name.ts'
import type { Source } from '#lib/viewer.ts'
import type { FirmTx } from '#ports/database.ts'
import { deviceDays } from '../../rules/links.ts'
import type { StaffDeps } from '../deps.ts'
import { createNotMeLink } from '../links/not-me-link.ts'
import type { LoginRecord } from '../logins.store.ts'
import { notifyPerson } from '../people/notify-people.ts'
import type { SetCookie } from '../sign-in/flows.ts'
import { tokenHash } from '../token-hash.ts'
import { extendDevice, insertDevice, replaceTokenOfOthers } from './known-browsers.store.ts'

/** Remembers the browser of a login and writes to the person if it is new (spec: staff#not-me). */
export async function recognizeBrowser(
  deps: StaffDeps,
  tx: FirmTx,
  source: Source,
  setCookie: SetCookie,
  { firmId, staffId }: Pick<LoginRecord, 'firmId' | 'staffId'>,
  isNotified: boolean,
): Promise<void> {
  const given = source.deviceToken
  const isKnown =
    given !== undefined && (await extendDevice(tx, { staffId, tokenHash: tokenHash(given) }))
  const token = isKnown ? given : await addDevice(deps, tx, staffId, given)
  setCookie({ name: 'device', value: token, maxAgeSeconds: deviceDays * 24 * 3600 })
  if (isKnown || !isNotified) return
  const { language, userAgent } = source
  await notifyPerson(deps, tx, { firmId, staffId }, language, 'newBrowser', {
    browser: browserNameIn(language, browserName(userAgent)),
    link: await createNotMeLink(deps, tx, { firmId, staffId }),
  })
}

/**
 * Returns a new token, because another person may have planted the one that the browser sent. Other
 * people of this browser stay known in it.
 */
async function addDevice(
  deps: Pick<StaffDeps, 'ids'>,
  tx: FirmTx,
  staffId: string,
  given: string | undefined,
): Promise<string> {
  const token = deps.ids.token()
  const device = { staffId, tokenHash: tokenHash(token) }
  if (given !== undefined) await replaceTokenOfOthers(tx, device, tokenHash(given))
  await insertDevice(tx, device)
  return token
}
