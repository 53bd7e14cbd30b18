import type { Browser } from '#testing/test-app.ts'
import { newPassword, type Invited } from '#testing/test-sign-up.ts'

export const minutes = 60_000
const underWayQuery = `query ($g: String!) { accountCreationUnderWay(invitationGuid: $g) {
  step codeSentSecondsAgo
  invitation { userName emailAddress mobilePhone contactType verifyPhone verifyEmail givenName firmName wasBegun alreadyHasAccount invitationHasExpired }
} }`

const contactInfo =
  'mutation ($u: String!, $g: String!, $e: String!, $m: String!) { updateAccountContactInfo(userName: $u, invitationGuid: $g, emailAddress: $e, mobilePhone: $m, contactType: 3) { success } }'
const signUp = 'mutation ($s: SignUpInput!) { signUp(signup: $s) { success mobilePhone } }'
export const confirm =
  'mutation ($u: String!, $c: String!) { confirmSignup(userName: $u, code: $c) { success error } }'

export const ask = (browser: Browser, guid: string) => browser.graph(underWayQuery, { g: guid })
export const underWay = async (browser: Browser, { guid }: Pick<Invited, 'guid'>) =>
  (await ask(browser, guid)).data.accountCreationUnderWay
export const readStep = async (
  browser: Browser,
  invited: Pick<Invited, 'guid'>,
): Promise<string | undefined> => (await underWay(browser, invited))?.step

export const sendContact = async (
  browser: Browser,
  { guid, email, mobilePhone }: Invited,
  change: { e?: string; m?: string } = {},
) =>
  (await browser.graph(contactInfo, { u: email, g: guid, e: email, m: mobilePhone, ...change }))
    .data.updateAccountContactInfo
export const createPassword = async (browser: Browser, { guid, email }: Invited) =>
  (
    await browser.graph(signUp, {
      s: { userName: email, password: newPassword, invitationGuid: guid },
    })
  ).data.signUp
