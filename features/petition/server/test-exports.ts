// A case with a few answers, for the tests of exports.
import { text } from 'node:stream/consumers'
import { beforeAll } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { savesOf } from '#features/questionnaire/server/save/test-saves.ts'
import type { TestApp } from '#testing/test-app.ts'

/** Its name is one that a spreadsheet would run and a court would not read. */
export const debtOfClient = {
  ...{ id: 'cards1', creditorName: '=Harbor Bank', amountOwed: 310.5 },
  creditorAddress: { street: 'PO Box 100', city: 'Salem', state: 'MA', zip: '01970' },
}

/** Before the tests, Rosa answers with her number and a debt. */
export function withAnswers(app: TestApp, caseId: string) {
  const saves = savesOf(app, caseId)
  async function answer(section: string, key: string, data: object): Promise<void> {
    const browser = app.browser()
    browser.tokens = await app.readTokens(app.demoData.accounts.rosa)
    await saves.save(browser, { section, key, data: JSON.stringify(data) })
  }
  beforeAll(async () => {
    const number = { taxIdKind: 'ssn', ssn: '987654321', usedOtherNumber: 'no' }
    await answer('personalInformation', 'taxIds_d1', number)
    await answer('cardsBillsLoans', 'cbCardsCheck', { creditCards: 'yes' })
    await answer('cardsBillsLoans', 'creditCards', { debts: [debtOfClient] })
  })
  return { answer }
}

/** The texts of the files in a zip file, by name. */
export async function unzip(content: Buffer): Promise<ReadonlyMap<string, string>> {
  const zip = await fromBufferPromise(content)
  const files = new Map<string, string>()
  for await (const entry of zip.eachEntry())
    files.set(entry.fileName, await text(await zip.openReadStreamPromise(entry)))
  return files
}
