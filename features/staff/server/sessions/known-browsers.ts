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
import { saveDevice } from './known-browsers.store.ts'

/** Remembers the browser of a login and writes to the person if it is new (spec: staff#not-me). */
export async function recognizeBrowser(
  deps: StaffDeps,
  tx: FirmTx,
  source: Source,
  setCookie: SetCookie,
  { firmId, staffId }: Pick<LoginRecord, 'firmId' | 'staffId'>,
  isNotified: boolean,
): Promise<void> {
  const token = source.deviceToken ?? deps.ids.token()
  const isKnown = await saveDevice(tx, { staffId, tokenHash: tokenHash(token) })
  setCookie({ name: 'device', value: token, maxAgeSeconds: deviceDays * 24 * 3600 })
  if (isKnown || !isNotified) return
  const { language, userAgent } = source
  await notifyPerson(deps, tx, { firmId, staffId }, language, 'newBrowser', {
    browser: browserNameIn(language, browserName(userAgent)),
    link: await createNotMeLink(deps, tx, { firmId, staffId }),
  })
}
