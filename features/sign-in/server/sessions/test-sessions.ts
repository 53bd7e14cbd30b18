import type { Browser, TestApp } from '#testing/test-app.ts'
import { someBrowser } from '#testing/test-sign-up.ts'

export const minute = 60_000
export const own = '{ accounts { get { givenName } } }'
export const bare = { authorization: '', 'access-token': '' }
export const background = { 'x-activity': 'background' }

export async function signedIn(app: TestApp, email = 'rosa.delgado@example.com'): Promise<Browser> {
  const browser = someBrowser(app)
  await browser.signIn(email)
  return browser
}
export const refresh = (browser: Browser, headers: Readonly<Record<string, string>> = {}) =>
  browser.graph(
    'query { tokenFromRefreshToken { isAuthenticated idToken accessToken expiresIn account { userName } } }',
    {},
    { ...bare, ...headers },
  )
export async function renew(
  browser: Browser,
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  browser.tokens = (await refresh(browser, headers)).data.tokenFromRefreshToken
}
export const readStatus = async (
  browser: Browser,
  headers: Readonly<Record<string, string>> = {},
) => (await browser.graph(own, {}, headers)).status
export const getSession = ({ tokens }: Browser) =>
  (
    JSON.parse(Buffer.from(tokens?.accessToken.split('.')[1] ?? '', 'base64url').toString()) as {
      readonly sid: string
    }
  ).sid
