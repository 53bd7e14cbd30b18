// Whoever the firm writes to in Spanish is invited in Spanish; codes speak the language of the page that asked for them.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestHouse, type TestHouse } from '#apps/server/testing/test-app.ts'
import {
  inviteAgain,
  inviteSomebody,
  newPassword,
  someBrowser,
  type Invited,
} from '#apps/server/testing/test-sign-up.ts'
import { writeTo } from '#features/cases/server/participants/participants.ts'

let house: TestHouse

beforeAll(async () => {
  house = await openTestHouse()
})
afterAll(() => house.close())

const spanish = { 'accept-language': 'es' }
const lookUp = 'query ($g: String) { accountByInvitationToken(invitationGuid: $g) { userName } }'
const contactInfo =
  'mutation ($u: String!, $g: String!, $e: String!, $m: String!) { updateAccountContactInfo(userName: $u, invitationGuid: $g, emailAddress: $e, mobilePhone: $m, contactType: 1) { success error } }'
const signUp = 'mutation ($s: SignUpInput!) { signUp(signup: $s) { success } }'
const resend = 'mutation ($u: String!) { resendConfirmationCode(userName: $u) { success } }'
const bodyTo = async (recipient: string) => (await house.lastMessage(recipient))?.body

test('the invitation, by e-mail and by text, is in the language of the person', async () => {
  const invited = await inviteSomebody(house, {
    givenName: 'Lucía',
    contactType: 3,
    language: 'es',
  })
  const mail = await house.lastMessage(invited.email)
  expect(mail).toMatchObject({
    subject: 'Hollis & Reyes Law le invita al portal de su caso',
    body: expect.stringMatching(/^Hola, Lucía:\n/),
  })
  expect(mail?.body).toContain(`/account-creation/${invited.guid}\n\nEl enlace sirve por 7 días`)
  expect(await bodyTo(invited.mobilePhone)).toMatch(
    new RegExp(
      `^Hollis & Reyes Law preparó un portal privado para usted\\. Cree su cuenta aquí: \\S+/${invited.guid}$`,
    ),
  )
})

test('without a language it is English, and a firm may turn to Spanish for the next one', async () => {
  const invited = await inviteSomebody(house)
  expect(await bodyTo(invited.email)).toMatch(/^Hello Nadia,/)
  await house.world.database.transact((tx) => writeTo(tx, invited.participantId, 'es'))
  await inviteAgain(house, invited)
  expect(await bodyTo(invited.email)).toMatch(/^Hola, Nadia:/)
})

test('who is told that both channels were to be changed is told in their language; the answer stays English', async () => {
  const invited = await inviteSomebody(house, { language: 'es' })
  // Messages posted one after the other may overtake each other.
  await house.lastMessage(invited.email)
  const browser = someBrowser(house)
  await browser.graph(lookUp, { g: invited.guid }, spanish)
  const answer = await browser.graph(
    contactInfo,
    { u: invited.email, g: invited.guid, e: 'thief@example.com', m: '7735550123' },
    spanish,
  )
  expect(answer.data.updateAccountContactInfo).toEqual({
    success: false,
    error: 'Your contact information could not be updated at this time. Please try again later',
  })
  expect(await house.lastMessage(invited.email)).toMatchObject({
    subject: 'Alguien intentó cambiar sus datos de contacto',
  })
})

async function signUpWith(headers: Readonly<Record<string, string>>, invited: Invited) {
  const browser = someBrowser(house)
  await browser.graph(lookUp, { g: invited.guid }, headers)
  await browser.graph(
    signUp,
    { s: { userName: invited.email, password: newPassword, invitationGuid: invited.guid } },
    headers,
  )
  return browser
}

test('codes of a sign-up speak the language of the page, whatever the invitation spoke', async () => {
  const invited = await inviteSomebody(house)
  const browser = await signUpWith(spanish, invited)
  expect(await bodyTo(invited.mobilePhone)).toMatch(
    /^Su código de Daybreak es \d{6}\. Vale por 5 minutos\./,
  )
  await house.clock.moveBy(31_000)
  await browser.graph(resend, { u: invited.email }, { 'accept-language': 'en' })
  expect(await bodyTo(invited.mobilePhone)).toMatch(
    /^Your Daybreak code is \d{6}\. It is valid for 5 minutes\./,
  )
})
