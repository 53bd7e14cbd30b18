import { expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { openTestApp } from '#testing/test-app.ts'
import {
  inviteAgain,
  inviteClient,
  newPassword,
  signUpUntil,
  someBrowser,
  type Invited,
} from '#testing/test-sign-up.ts'
import { writeTo } from '#features/cases/server/participants/participants.ts'

const app = openTestApp()

const spanish = { 'accept-language': 'es' }
const lookUp = operation`accountByInvitationToken(invitationGuid: $g) { userName }`
const lookUpLanguage = operation`accountByInvitationToken(invitationGuid: $g) { language }`
const contactInfo = operation`updateAccountContactInfo(userName: $u, invitationGuid: $g,
  emailAddress: $e, mobilePhone: $m, contactType: 1) { success error }`
const signUp = operation`signUp(signup: $s) { success }`
const resend = operation`resendConfirmationCode(userName: $u) { success }`

test('invites in the language of the person, by email and by text', async () => {
  const invited = await inviteClient(app, {
    givenName: 'Lucía',
    contactType: 3,
    language: 'es',
  })
  const mail = await app.lastMessage(invited.email)
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

test('an open link says its language, also after staff have corrected it, and a used one none', async () => {
  const invited = await inviteClient(app, { language: 'es' })
  const readLanguage = async () => {
    const { data } = await someBrowser(app).graph(lookUpLanguage, { g: invited.guid })
    return data.accountByInvitationToken.language
  }
  expect(await readLanguage()).toBe('es')
  await app.deps.database.transact((tx) => writeTo(tx, invited, 'en'))
  expect(await readLanguage()).toBe('en')
  await signUpUntil(app, 'done', invited)
  expect(await readLanguage()).toBe(null)
})

test('invites in English by default, and in Spanish after the firm has chosen Spanish', async () => {
  const invited = await inviteClient(app)
  expect(await bodyTo(invited.email)).toMatch(/^Hello Nadia,/)
  await app.deps.database.transact((tx) => writeTo(tx, invited, 'es'))
  await inviteAgain(app, invited)
  expect(await bodyTo(invited.email)).toMatch(/^Hola, Nadia:/)
})

test("warns about a change of both channels in the person's language, but responds in English", async () => {
  const invited = await inviteClient(app, { language: 'es' })
  // Messages that are sent one after the other may arrive in another order.
  await app.lastMessage(invited.email)
  const browser = someBrowser(app)
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
  expect(await app.lastMessage(invited.email)).toMatchObject({
    subject: 'Alguien intentó cambiar sus datos de contacto',
  })
})

async function signUpWith(headers: Readonly<Record<string, string>>, invited: Invited) {
  const browser = someBrowser(app)
  await browser.graph(lookUp, { g: invited.guid }, headers)
  await browser.graph(
    signUp,
    { s: { userName: invited.email, password: newPassword, invitationGuid: invited.guid } },
    headers,
  )
  return browser
}

test('sends sign-up codes in the language of the page, not of the invitation', async () => {
  const invited = await inviteClient(app)
  const browser = await signUpWith(spanish, invited)
  expect(await bodyTo(invited.mobilePhone)).toMatch(
    /^Su código de Daybreak es \d{6}\. Vale por 5 minutos\./,
  )
  await app.clock.moveBy(31_000)
  await browser.graph(resend, { u: invited.email }, { 'accept-language': 'en' })
  expect(await bodyTo(invited.mobilePhone)).toMatch(
    /^Your Daybreak code is \d{6}\. It is valid for 5 minutes\./,
  )
})

const bodyTo = async (recipient: string) => (await app.lastMessage(recipient))?.body
