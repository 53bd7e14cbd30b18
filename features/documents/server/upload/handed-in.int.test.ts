// The firm is told of what was handed in: once for all papers of a few minutes, in time, and only while somebody has to look at them.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestHouse, type TestHouse } from '#apps/server/testing/test-app.ts'
import { pdf } from '#apps/server/testing/test-uploads.ts'
import { decideDocument } from '../review/decide-document.ts'
import { sendDocument } from '../review/send-document.ts'
import { tellFirms } from '../notify-firms.ts'
import { handedIn } from '../review/test-review.ts'

let house: TestHouse
const dana = 'dana.reyes@hollisreyes.example'

beforeAll(async () => {
  house = await openTestHouse()
})
afterAll(() => house.close())

const minutes = (count: number) => house.clock.moveBy(count * 60_000)
const heard = async () => {
  await tellFirms(house.world)
  return house.countMessages(dana)
}
/** By somebody who has just signed in: so much time passes here that nobody stays so. */
async function hand(
  who: 'rosa' | 'marcus' | 'elena',
  key = 'taxes.federal-latest',
): Promise<string> {
  const browser = house.browser()
  browser.tokens = await house.tokensOf(house.cast.accounts[who])
  return handedIn(house, browser, house.cast.cases[who === 'rosa' ? 'rosa' : 'whitfield'], key)
}

test('ten minutes after the first of them, once, with their number and whose case it is, and without their names', async () => {
  const before = await heard()
  await hand('rosa')
  await minutes(6)
  await hand('rosa', 'other')
  await minutes(3)
  expect(await heard()).toBe(before)
  await minutes(2)
  expect(await heard()).toBe(before + 1)
  expect(await house.lastMessage(dana)).toEqual({
    channel: 'email',
    subject: 'A client submitted 2 documents',
    body:
      '2 documents were submitted through the client portal in the case of Rosa Delgado. They are waiting for your review.\n' +
      `\nCase ID: ${house.cast.cases.rosa}\n`,
  })
  await minutes(60)
  expect(await heard()).toBe(before + 1)
})

test('the mail names the case by its number and its ID', async () => {
  await hand('marcus')
  await minutes(11)
  await heard()
  expect((await house.lastMessage(dana))?.body).toMatch(
    new RegExp(`\nCase number: 26-10442\nCase ID: ${house.cast.cases.whitfield}\n$`),
  )
})

test('what comes later is told of anew, and by itself', async () => {
  const before = await heard()
  await hand('rosa')
  await minutes(11)
  expect(await heard()).toBe(before + 1)
  expect(await house.lastMessage(dana)).toMatchObject({ subject: 'A client submitted a document' })
})

test('two processes at once send one message; each case has its own', async () => {
  const before = await heard()
  await hand('marcus')
  await hand('elena')
  await hand('rosa')
  await minutes(11)
  await Promise.all([tellFirms(house.world), tellFirms(house.world), tellFirms(house.world)])
  expect(await heard()).toBe(before + 2)
})

test('what the firm has looked at meanwhile, and what it sent itself, is no news to it', async () => {
  const before = await heard()
  const documentId = await hand('rosa')
  await house.world.database.transact((tx) =>
    decideDocument(house.world, tx, { documentId, decision: 'accept' }),
  )
  async function* content() {
    yield pdf()
  }
  await sendDocument(house.world, {
    caseId: house.cast.cases.rosa,
    fileName: 'Draft.pdf',
    content: content(),
  })
  await minutes(11)
  expect(await heard()).toBe(before)
})
