import { tokenHash } from '#features/sessions/server/token-hash.ts'
import { browserName, browserNameIn } from '#lib/browser-name.ts'
import type { Source } from '#lib/viewer.ts'
import type { FirmTx, SignInKey } from '#ports/database.ts'
import { deviceDays } from '../../rules/links.ts'
import type { StaffDeps } from '../deps.ts'
import { createNotMeLink } from '../links/not-me-link.ts'
import type { LoginRecord } from '../logins.store.ts'
import { notifyPerson } from '../email/notify-people.ts'
import type { SetCookie } from '../flows/flows.ts'
import { extendDevice, insertDevice, replaceTokenOfOthers } from './known-browsers.store.ts'

/** The token of a browser, and the one that it gets if it is not known to the person. */
export interface BrowserTokens {
  readonly given: string | undefined
  readonly fresh: string
}

export function createBrowserTokens(
  { ids }: Pick<StaffDeps, 'ids'>,
  source: Source,
): BrowserTokens {
  return { given: source.deviceToken, fresh: ids.token() }
}

/** Other people of the browser, whose rows get the new token, may belong to another firm. */
export function toSignInKeys({ given, fresh }: BrowserTokens): readonly SignInKey[] {
  return given === undefined ? [] : [tokenHash(given), tokenHash(fresh)]
}

/** Remembers the browser of a login and writes to the person if it is new (spec: staff#not-me). */
export async function recognizeBrowser(
  deps: StaffDeps,
  tx: FirmTx,
  source: Source,
  setCookie: SetCookie,
  { firmId, staffId }: Pick<LoginRecord, 'firmId' | 'staffId'>,
  { given, fresh }: BrowserTokens,
  isNotified: boolean,
): Promise<void> {
  const isKnown =
    given !== undefined && (await extendDevice(tx, { staffId, tokenHash: tokenHash(given) }))
  if (!isKnown) await addDevice(tx, staffId, { given, fresh })
  setCookie({
    name: 'device',
    value: isKnown ? given : fresh,
    maxAgeSeconds: deviceDays * 24 * 3600,
  })
  if (isKnown || !isNotified) return
  const { language, userAgent } = source
  await notifyPerson(deps, tx, { firmId, staffId }, language, 'newBrowser', {
    browser: browserNameIn(language, browserName(userAgent)),
    link: await createNotMeLink(deps, tx, { firmId, staffId }),
  })
}

/**
 * Adds a new token, because another person may have planted the one that the browser sent. Other
 * people of this browser stay known in it.
 */
async function addDevice(
  tx: FirmTx,
  staffId: string,
  { given, fresh }: BrowserTokens,
): Promise<void> {
  const device = { staffId, tokenHash: tokenHash(fresh) }
  if (given !== undefined) await replaceTokenOfOthers(tx, device, tokenHash(given))
  await insertDevice(tx, device)
}
