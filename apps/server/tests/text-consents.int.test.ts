// spec: accounts#text-consent
import { beforeEach, describe, expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { openTestApp } from '#testing/test-app.ts'
import { aParalegal } from '#testing/test-people.ts'
import { newClient, newPhone, type NewClient } from '#testing/test-client.ts'
import { inviteClient, newPassword, signUpUntil } from '#testing/test-sign-up.ts'
import type { Answer } from '#testing/test-staff-client.ts'
import { answerText } from '#features/notifications/server/answer-text.ts'
import { sql } from 'kysely'
import { textConsentWords } from '#features/account/rules/text-consent.ts'

const app = openTestApp()
const staff = aParalegal(app)
const contactInfo = operation`updateAccountContactInfo(userName: $u, invitationGuid: $g,
  emailAddress: $u, mobilePhone: $m, contactType: $t) { success }`
const signUp = operation`signUp(signup: $s) { success error }`
const update = operation`accounts.update(account: $a) { id }`
const access = operation`clientAccess(participantId: $id) { textConsents { event at number words } }`
const { en, es } = textConsentWords

describe('with a new account', () => {
  test.each([
    [3, ['CODES', 'NOTICES']],
    [1, ['CODES']],
  ])('contact type %i is kept as %j with the sentence of the screen', async (t, events) => {
    const invited = await inviteClient(app)
    const { guid: g, email: u, mobilePhone: m } = invited
    const browser = await signUpUntil(app, 'opened', invited)
    await browser.graph(contactInfo, { u, g, m, t }, { 'accept-language': 'es' })
    expect(await readConsents(invited.participantId)).toEqual([])
    await browser.graph(signUp, { s: { userName: u, password: newPassword, invitationGuid: g } })
    const consents = await readConsents(invited.participantId)
    expect(consents.map(({ event }) => event).toSorted()).toEqual(events)
    for (const consent of consents)
      expect(consent).toMatchObject({ number: masked(m), words: es.creation })
  })
})

describe('of an account', () => {
  let ana: NewClient
  let participantId: string
  beforeEach(async () => {
    ana = await newClient(app)
    participantId = ana.participantId
  })

  test('a change of the choice is kept, any other change is not', async () => {
    const change = (fields: object) => ana.browser.graph(update, { a: { id: ana.id, ...fields } })
    await change({ contactType: 1 })
    const before = await readConsents(participantId)
    await change({ contactType: 1, city: 'Albany' })
    expect(await readConsents(participantId)).toEqual(before)
    await change({ contactType: 3 })
    await change({ contactType: 2 })
    await change({ contactType: 1 })
    const events = (await readConsents(participantId)).map(({ event, words }) => [event, words])
    expect(events.slice(0, 2)).toEqual([
      ['NO_NOTICES', en.profile],
      ['NOTICES', en.profile],
    ])
    expect(events).toHaveLength(before.length + 2)
  })

  test('STOP and START of its number are kept with their words', async () => {
    const reply = (id: string, body: string) =>
      answerText(app.deps, { id, from: ana.mobilePhone, body, isAnswered: false })
    await reply('SM1', ' Stop! ')
    await reply('SM2', 'STOP')
    await reply('SM3', 'START')
    const number = masked(ana.mobilePhone)
    expect((await readConsents(participantId)).slice(0, 2)).toMatchObject([
      { event: 'RESUMED', words: 'START', number },
      { event: 'STOPPED', words: 'Stop!', number },
    ])
  })

  test('a new number is kept once it is verified', async () => {
    const phone = newPhone()
    const before = await readConsents(participantId)
    await ana.browser.graph(
      'mutation ($v: String!) { updateAccountMobilePhone(mobilePhoneNumber: $v) { success } }',
      { v: phone },
    )
    expect(await readConsents(participantId)).toEqual(before)
    await ana.browser.graph(
      'mutation ($c: String!) { verifyUpdatedMobilePhone(code: $c) { success } }',
      { c: await app.lastCode(phone) },
    )
    expect((await readConsents(participantId))[0]).toMatchObject({
      event: 'CODES',
      words: en.newNumber,
      number: masked(phone),
    })
  })

  test('no record can be changed or removed by the portal', async () => {
    const { db } = app.deps.database
    await expect(sql`update text_consent set words = ''`.execute(db)).rejects.toThrow(/denied/)
    await expect(sql`delete from text_consent`.execute(db)).rejects.toThrow(/denied/)
  })
})

async function readConsents(participantId: string) {
  const { textConsents } = await staff.run<Answer>(access, { id: participantId })
  return textConsents as ReadonlyArray<Readonly<Record<'event' | 'number' | 'words', string>>>
}
const masked = (number: string) => `***-***-${number.slice(-4)}`
