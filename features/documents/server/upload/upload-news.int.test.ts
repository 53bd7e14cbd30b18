import { expect, test } from 'vitest'
import { forEachFirm } from '#testing/test-server.ts'
import { openTestApp } from '#testing/test-app.ts'
import { pdf } from '#testing/test-uploads.ts'
import { decideDocument } from '../review/decide/decide-document.ts'
import { sendDocument } from '../review/ask/send-document.ts'
import { notifyFirms } from './notify-firms.ts'
import { handedIn } from '../review/test-review.ts'

const app = openTestApp()
const dana = 'dana.reyes@hollisreyes.example'

test('sends one email ten minutes after the first document, with the number of documents and the case but without document names', async () => {
  const before = await readNews()
  await hand('rosa')
  await minutes(6)
  await hand('rosa', 'other')
  await minutes(3)
  expect(await readNews()).toBe(before)
  await minutes(2)
  expect(await readNews()).toBe(before + 1)
  expect(await app.lastMessage(dana)).toEqual({
    channel: 'email',
    subject: 'A client submitted 2 documents',
    body:
      '2 documents were submitted through the client portal in the case of Rosa Delgado. They are waiting for your review.\n' +
      `\nIn the workspace: http://localhost:4000/workspace/clients/${app.demoData.cases.rosa}\n` +
      `Case ID: ${app.demoData.cases.rosa}\n`,
  })
  await minutes(60)
  expect(await readNews()).toBe(before + 1)
})

test('the email names the case by number and ID', async () => {
  await hand('marcus')
  await minutes(11)
  await readNews()
  expect((await app.lastMessage(dana))?.body).toMatch(
    new RegExp(`\nCase number: 26-10442\nCase ID: ${app.demoData.cases.whitfield}\n$`),
  )
})

test('later documents get an email of their own', async () => {
  const before = await readNews()
  await hand('rosa')
  await minutes(11)
  expect(await readNews()).toBe(before + 1)
  expect(await app.lastMessage(dana)).toMatchObject({ subject: 'A client submitted a document' })
})

test('two processes send only one email, and each case has its own email', async () => {
  const before = await readNews()
  await hand('marcus')
  await hand('elena')
  await hand('rosa')
  await minutes(11)
  await Promise.all([notifyAllFirms(), notifyAllFirms(), notifyAllFirms()])
  expect(await readNews()).toBe(before + 2)
})

test('documents that the firm has reviewed, or sent itself, are not counted', async () => {
  const before = await readNews()
  const documentId = await hand('rosa')
  await app.deps.database.transact((tx) =>
    decideDocument(app.deps, tx, {
      documentId,
      firmId: app.demoData.firms.hollis,
      decision: 'accept',
    }),
  )
  async function* content() {
    yield pdf()
  }
  await sendDocument(app.deps, {
    caseId: app.demoData.cases.rosa,
    firmId: app.demoData.firms.hollis,
    fileName: 'Draft.pdf',
    content: content(),
  })
  await minutes(11)
  expect(await readNews()).toBe(before)
})

const minutes = (count: number) => app.clock.moveBy(count * 60_000)
const notifyAllFirms = () => forEachFirm(app.deps, notifyFirms)
const readNews = async () => {
  await notifyAllFirms()
  return app.countMessages(dana)
}
/** Logs in first, because the clock moves beyond the session timeout. */
async function hand(
  who: 'rosa' | 'marcus' | 'elena',
  key = 'taxes.federal-latest',
): Promise<string> {
  const browser = app.browser()
  browser.tokens = await app.readTokens(app.demoData.accounts[who])
  return handedIn(app, browser, app.demoData.cases[who === 'rosa' ? 'rosa' : 'whitfield'], key)
}
