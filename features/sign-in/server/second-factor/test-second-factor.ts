import type { Browser, TestApp } from '#testing/test-app.ts'
import { someBrowser } from '#testing/test-sign-up.ts'
import { demoPassword } from '#testing/test-demo.ts'

export const rosa = { email: 'rosa.delgado@example.com', phone: '2125550142' }
export const marcus = { email: 'marcus.whitfield@example.com', phone: '2125550151' }
export const elena = { email: 'elena.whitfield@example.com', phone: '2125550152' }
export const amir = { email: 'amir.rahimi@example.com', phone: '2165550174' }

const submit =
  'mutation ($c: String!, $s: String!, $u: String!) { submitMfaCode(code: $c, sessionId: $s, user: $u) { isAuthenticated idToken accessToken requiresMfa sessionId account { userName accountCreationStep ssn } } }'
export const resend =
  'mutation ($s: String!, $u: String!) { resendMfaCode(sessionId: $s, user: $u) { success errorCode mfaDeliveryDestination } }'

export async function begin(
  app: TestApp,
  email: string,
  browser: Browser = someBrowser(app),
  password = demoPassword,
): Promise<{ browser: Browser; s: string; u: string }> {
  const { data } = await browser.graph(
    'query ($u: String!, $p: String!) { tokenFromUsernameAndPassword(userId: $u, password: $p) { sessionId } }',
    { u: email, p: password },
  )
  return { browser, s: data.tokenFromUsernameAndPassword.sessionId, u: email }
}
export const answer = async ({ browser, s, u }: Awaited<ReturnType<typeof begin>>, c: string) =>
  browser.graph(submit, { c, s, u })
export const wrongFor = (right: string) => (right === '000000' ? '000001' : '000000')
