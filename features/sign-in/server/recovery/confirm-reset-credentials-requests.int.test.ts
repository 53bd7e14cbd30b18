import { describe, expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { withoutMinDurations } from '#testing/test-people.ts'
import { someBrowser } from '#testing/test-sign-up.ts'
import {
  askFor,
  beginReset,
  confirmWith,
  isReset,
  findRefusal,
  someClient,
  spoiled,
  temporaryPasswords,
} from './test-recovery.ts'

const app = openTestApp()

withoutMinDurations(app)

const refused = 'Error with the password reset. Please try again'
const chosen = 'Bright-river-43'

describe('choosing the request', () => {
  test('finds the request by the temporary password alone, on another device and without a handle', async () => {
    const { temporary } = await beginReset(app, await someClient(app))
    expect(await isReset(confirmWith(someBrowser(app), temporary, chosen))).toBe(true)
  })

  test('ignores a handle that is invented or belongs to another browser', async () => {
    const { accountId, temporary } = await beginReset(app, await someClient(app))
    const otherBrowser = someBrowser(app)
    for (const handle of [accountId, 'x'.repeat(43), ''])
      expect(
        findRefusal(await confirmWith(otherBrowser, spoiled('Kw7#mq2RtZ+4ha'), chosen, handle)),
      ).toBe(refused)
    expect(await isReset(confirmWith(otherBrowser, temporary, chosen, 'y'.repeat(43)))).toBe(true)
  })

  test('with its own handle, a browser can reset only its own account', async () => {
    const [mine, second] = [
      await beginReset(app, await someClient(app)),
      await beginReset(app, await someClient(app)),
    ]
    expect(
      findRefusal(await confirmWith(mine.browser, second.temporary, chosen, mine.accountId)),
    ).toBe(refused)
    const unknownPerson = await askFor(mine.browser, {
      lastName: 'Nobody',
      mobilePhone: '9175550100',
    })
    expect(unknownPerson.noAccountFlag).toBe(true)
    expect(
      await isReset(confirmWith(second.browser, second.temporary, chosen, second.accountId)),
    ).toBe(true)
    expect(await isReset(confirmWith(mine.browser, mine.temporary, chosen, mine.accountId))).toBe(
      true,
    )
  })

  test('accepts the passwords of only the two latest of three mails', async () => {
    const client = await someClient(app)
    const [first, second, third] = [
      await beginReset(app, client),
      await beginReset(app, client),
      await beginReset(app, client),
    ]
    expect(
      findRefusal(await confirmWith(first.browser, first.temporary, chosen, first.accountId)),
    ).toBe(refused)
    expect(
      await isReset(confirmWith(third.browser, second.temporary, chosen, third.accountId)),
    ).toBe(true)
    expect(
      findRefusal(
        await confirmWith(third.browser, third.temporary, 'Other-river-44', third.accountId),
      ),
    ).toBe(refused)
  })

  test('keeps the last password valid when a further request sends no mail', async () => {
    const client = await someClient(app)
    const browser = someBrowser(app)
    for (let round = 0; round < 4; round += 1) await beginReset(app, client, browser)
    const { accountId, temporary } = await beginReset(app, client, browser)
    expect(await temporaryPasswords(app, client.email)).toHaveLength(3)
    expect(await isReset(confirmWith(browser, temporary, chosen, accountId))).toBe(true)
  })

  test('makes no password when only the user id is requested', async () => {
    const client = await someClient(app)
    const browser = someBrowser(app)
    const { accountId } = await askFor(browser, {
      lastName: 'Reset',
      mobilePhone: client.mobilePhone,
      forgotUser: true,
      forgotPassword: false,
    })
    for (const code of ['Kw7#mq2RtZ+4ha', 'null', accountId ?? ''])
      expect(findRefusal(await confirmWith(browser, code, chosen, accountId))).toBe(refused)
  })
})
