import type { Browser, TestApp } from '#testing/test-app.ts'

export const logIn =
  'query ($u: String!, $p: String!) { tokenFromUsernameAndPassword(userId: $u, password: $p) { isAuthenticated requiresMfa idToken accessToken expirationTime expiresIn mfaDeliveryDestination sessionId account { id } unVerifiedMobilePhoneReset verifiedMobilePhone unVerifiedMobilePhone unVerifiedEmailAddressReset verifiedEmailAddress unVerifiedEmailAddress } }'
export const enter = (browser: Browser, u: string, p = 'Wrong-harbor-7') =>
  browser.graph(logIn, { u, p })
export const readMessage = async (browser: Browser, u: string, p?: string) =>
  (await enter(browser, u, p)).errors?.[0]
export const locked =
  'Your account is locked for 5 minutes. Please refresh the page after 5 minutes and try again, or contact technical support at (800) 555-0100.'
export const minute = 60_000

/** Counts password comparisons, including those without a stored hash, during an action. */
export async function readComparisons(
  app: TestApp,
  work: () => Promise<unknown>,
): Promise<readonly ('stored' | 'none')[]> {
  const compared: Array<'stored' | 'none'> = []
  const { passwords } = app.deps
  Object.assign(app.deps, {
    passwords: {
      ...passwords,
      verify: (password: string, stored: string | undefined) =>
        passwords
          .verify(password, stored)
          .finally(() => compared.push(stored === undefined ? 'none' : 'stored')),
    },
  })
  await work()
  Object.assign(app.deps, { passwords })
  return compared
}
