import type { Browser, TestApp } from '#testing/test-app.ts'
import { someBrowser } from '#testing/test-sign-up.ts'
import { demoPassword } from '#testing/test-demo.ts'

export interface Handle {
  readonly sessionId: string
  readonly user: string
  readonly mfaDeliveryDestination: string
}

export const rosa = { email: 'rosa.delgado@example.com', phone: '2125550142' }

export const marcus = { email: 'marcus.whitfield@example.com', phone: '2125550151' }

export const denise = { email: 'denise.carter@example.com', phone: '2165550163' }

export const underWay = async (browser: Browser): Promise<Handle | null> =>
  (await browser.graph('{ secondFactorUnderWay { sessionId user mfaDeliveryDestination } }')).data
    .secondFactorUnderWay

export async function readHandle(browser: Browser): Promise<Handle> {
  const handle = await underWay(browser)
  if (!handle) throw new Error('No second factor is under way')
  return handle
}

export const answer = async (browser: Browser, { sessionId, user }: Handle, code: string) => {
  const { data, errors } = await browser.graph(
    'mutation ($c: String!, $s: String!, $u: String!) { submitMfaCode(code: $c, sessionId: $s, user: $u) { isAuthenticated account { userName } } }',
    { c: code, s: sessionId, u: user },
  )
  return errors?.[0]?.extensions.code ?? data.submitMfaCode
}

export const resend = async (browser: Browser, { sessionId, user }: Handle) =>
  await browser.graph(
    'mutation ($s: String!, $u: String!) { resendMfaCode(sessionId: $s, user: $u) { success errorCode mfaDeliveryDestination } }',
    { s: sessionId, u: user },
  )

export const wrongFor = (right: string) => (right === '000000' ? '000001' : '000000')

/** Second factors that go on after a reload. */
export function secondFactorsOf(app: TestApp) {
  async function begin(
    email: string,
    browser: Browser = someBrowser(app),
    password = demoPassword,
  ): Promise<Browser> {
    await browser.graph(
      'query ($u: String!, $p: String!) { tokenFromUsernameAndPassword(userId: $u, password: $p) { sessionId } }',
      { u: email, p: password },
    )
    return browser
  }
  return { begin }
}
