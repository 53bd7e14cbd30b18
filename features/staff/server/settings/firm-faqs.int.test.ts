import { sql } from 'kysely'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { openTestApp, type Browser } from '#testing/test-app.ts'
import { productFaq } from '#features/firm/rules/product-faq.ts'
import { openStaff, type Answer, type StaffClient } from '#testing/test-staff-client.ts'
import { setFaqs } from './firm-faqs.ts'

const app = openTestApp()
let rosa: Browser
let amir: Browser

beforeAll(async () => {
  ;[rosa, amir] = [app.browser('198.51.100.1'), app.browser('198.51.100.2')]
  rosa.tokens = await app.readTokens(app.demoData.accounts.rosa)
  amir.tokens = await app.readTokens(app.demoData.accounts.amir)
})

const query = operation`faqs { overview overviewVideoUrl topics { id title entries { id question
  answer more { id question answer more { id } } } } }`
const own = (title: string) => ({
  overview: [],
  topics: [{ id: 'fees', title, entries: [{ id: 'how', question: 'How?', answer: ['So.'] }] }],
})

test("shows the product's content in the reader's language if no case is given", async () => {
  for (const language of ['en', 'es'] as const) {
    const { overviewVideoUrl, ...content } = await readFaqs(rosa, undefined, language)
    expect(overviewVideoUrl).toBeNull()
    expect(content.overview).toEqual(productFaq[language].overview)
    const whole = (entry: { more?: readonly object[] }): object => ({
      ...entry,
      more: (entry.more ?? []).map(whole),
    })
    const shown = (entry: {
      id: string
      question: string
      answer: readonly string[]
      more: ReadonlyArray<{ more: readonly object[] }>
    }) => entry
    expect(
      content.topics.map(
        ({ entries, ...topic }: { entries: Array<Parameters<typeof shown>[0]> }) => ({
          ...topic,
          entries: entries.map(shown),
        }),
      ),
    ).toEqual(
      productFaq[language].topics.map(({ entries, ...topic }) => ({
        ...topic,
        entries: entries.map(whole),
      })),
    )
  }
  expect(await titles(rosa, undefined, 'fr')).toEqual(productTitles('en'))
})

test('refuses callers who are not signed in', async () => {
  expect((await app.browser().graph(query)).errors?.[0]?.extensions.code).toBe('request.signed-out')
})

test("shows a firm's own content for its cases, but only in the languages in which the firm gave it, and restores the product's content", async () => {
  await set('northgate', 'en', own('Northgate fees'))
  const { amirHollis, amirNorthgate } = app.demoData.cases
  expect(await titles(amir, amirNorthgate)).toEqual(['Northgate fees'])
  expect(await titles(amir, amirNorthgate, 'es')).toEqual(productTitles('es'))
  expect(await titles(amir, amirHollis)).toEqual(productTitles('en'))
  expect(await titles(amir)).toEqual(productTitles('en'))
  await set('northgate', 'es', own('Honorarios'))
  await set('northgate', 'en', own('New fees'))
  expect([await titles(amir, amirNorthgate, 'es-MX'), await titles(amir, amirNorthgate)]).toEqual([
    ['Honorarios'],
    ['New fees'],
  ])

  await set('northgate', 'es', null)
  await set('northgate', 'es', null)
  expect(await titles(amir, amirNorthgate, 'es')).toEqual(productTitles('es'))
  const rows = await app.rows(sql<{ details: object }>`
    select details from audit
    where event = 'firm.faqs-changed' and firm_id = ${app.demoData.firms.northgate} order by at, id`)
  // Each change is audited once.
  expect(rows.slice(-4).map(({ details }) => details)).toMatchObject(
    ['en', 'es', 'en', 'es'].map((language) => ({ language })),
  )
})

test("shows the product's content for a foreign, missing, deactivated or malformed case", async () => {
  await set('northgate', 'en', own('Northgate fees'))
  const answer = await readFaqs(rosa)
  const { amirNorthgate, denise, amirClosed } = app.demoData.cases
  for (const id of [
    amirNorthgate,
    denise,
    '0199f0aa-0000-7000-8000-000000000000',
    'nonsense',
    '',
    '\u0000',
    "' or 1=1 --",
  ])
    expect(await readFaqs(rosa, id)).toEqual(answer)
  // This case is deactivated, and its firm has its own content.
  expect(await readFaqs(amir, amirClosed)).toEqual(await readFaqs(amir))
})

test.each<readonly [string, unknown, string]>([
  ['nothing', undefined, 'The file: expected an object with overview, topics.'],
  ['markup of another kind', '<html>', 'The file: expected an object with overview, topics.'],
  ['a slip in a name', { ...own('x'), topic: [] }, 'topic: this name is not known here.'],
  [
    'an empty question',
    { overview: [], topics: [{ title: 'x', entries: [{ question: '', answer: ['y'] }] }] },
    'topics[0].entries[0].question: expected a text.',
  ],
])('refuses the content and keeps the previous content: %s', async (_, content, sentence) => {
  await set('hollis', 'en', own('Before'))
  onTestFinished(() => set('hollis', 'en', null))
  await expect(set('hollis', 'en', content)).rejects.toThrow(sentence)
  expect(await titles(rosa, app.demoData.cases.rosa)).toEqual(['Before'])
})

describe('in the workspace', () => {
  test('administrators change them by language, and clients read them at once', async () => {
    const administrator = await openAdministrator()
    const { version } = await readOf(administrator, 'EN')
    const result = await change(administrator, 'EN', version, typed('Our fees'))
    expect(result).toMatchObject({
      ...{ success: true, errorCode: null },
      faqs: { isOwn: true, version: version + 1, overview: 'First.\n\nSecond.' },
    })
    onTestFinished(() => set('hollis', 'en', null))
    const shown = await readFaqs(rosa, app.demoData.cases.rosa)
    expect(shown).toMatchObject({
      overview: ['First.', 'Second.'],
      topics: [
        {
          title: 'Our fees',
          entries: [{ question: 'How?', answer: ['So.'], more: [{ question: 'When?' }] }],
        },
      ],
    })
    expect(await titles(rosa, app.demoData.cases.rosa, 'es')).toEqual(productTitles('es'))
    const paralegal = await openStaff(app, { firmId: app.demoData.firms.hollis })
    const { history } = await readOf(paralegal, 'EN')
    expect(history[0]).toMatchObject({ version: version + 1, differences: 2 })
    const rows = await app.rows(sql<{ details: object }>`
      select details from audit where event = 'firm.faqs-changed' order by at desc, id desc limit 1`)
    expect(rows[0]?.details).toMatchObject({ language: 'en', version: version + 1 })
  })

  test('null brings back those of the product, as a version', async () => {
    const administrator = await openAdministrator()
    const { version } = await readOf(administrator, 'ES')
    await change(administrator, 'ES', version, typed('Honorarios'))
    expect(await titles(rosa, app.demoData.cases.rosa, 'es')).toEqual(['Honorarios'])
    expect(await change(administrator, 'ES', version + 1, null)).toMatchObject({
      faqs: { isOwn: false, version: version + 2 },
    })
    expect(await titles(rosa, app.demoData.cases.rosa, 'es')).toEqual(productTitles('es'))
  })

  test('the second of two colleagues is refused and sees what the first saved', async () => {
    const administrator = await openAdministrator()
    const { version } = await readOf(administrator, 'EN')
    onTestFinished(() => set('hollis', 'en', null))
    const results = await Promise.all(
      ['First', 'Second'].map((title) => change(administrator, 'EN', version, typed(title))),
    )
    expect(results.filter(({ success }) => success)).toHaveLength(1)
    expect(results.find(({ success }) => !success)).toMatchObject({
      errorCode: 'firm.faqs-changed',
      faqs: { version: version + 1 },
    })
  })

  test.each([
    ['a topic without a title', typed(' '), 'firm.faq-blank'],
    ['no topic', { overview: '', topics: [] }, 'firm.faq-none'],
  ])('%s is refused', async (_, faqs, errorCode) => {
    const administrator = await openAdministrator()
    const { version } = await readOf(administrator, 'EN')
    expect(await change(administrator, 'EN', version, faqs)).toMatchObject({ errorCode })
    expect((await readOf(administrator, 'EN')).version).toBe(version)
  })

  test.each(['attorney', 'paralegal'] as const)('are not changed by: %s', async (role) => {
    const person = await openStaff(app, { role })
    const { version } = await readOf(person, 'EN')
    expect(await change(person, 'EN', version, typed('Mine'))).toMatchObject({
      errorCode: 'staff.not-permitted',
    })
  })
})

const faqFields = `isOwn overview version topics { id title entries { id question answer more { id } } }
  history { version differences by { familyName } }`
const openAdministrator = () =>
  openStaff(app, { role: 'administrator', firmId: app.demoData.firms.hollis })
const readOf = (client: StaffClient, language: 'EN' | 'ES') =>
  client.run<Answer>(operation`firmFaqs { ${faqFields} }`, { language })
const change = (client: StaffClient, language: 'EN' | 'ES', version: number, faqs: object | null) =>
  client.run<Answer>(
    operation`changeFirmFaqs { success errorCode faqs { isOwn overview version } }`,
    { language, version, faqs },
  )

function typed(title: string) {
  const inner = { id: 'when', question: 'When?', answer: 'Soon.' }
  const entry = { id: 'how', question: ' How? ', answer: 'So.', more: [inner] }
  return { overview: 'First.\n\nSecond.', topics: [{ id: 'fees', title, entries: [entry] }] }
}

const readFaqs = async (browser: Browser, caseId?: string, language = 'en') => {
  const answer = await browser.graph(query, caseId === undefined ? {} : { caseId }, {
    'accept-language': language,
  })
  expect(answer.errors).toBeUndefined()
  return answer.data.faqs
}
async function set(firm: 'hollis' | 'northgate', language: 'en' | 'es', content: unknown) {
  const firmId = app.demoData.firms[firm]
  const input = { firmId, language, content, staffId: null }
  await app.deps.workspaceDatabase.forFirm(firmId).transact((tx) => setFaqs(app.deps, tx, input))
}
const titles = async (...args: Parameters<typeof readFaqs>) =>
  (await readFaqs(...args)).topics.map(({ title }: { title: string }) => title)
const productTitles = (language: 'en' | 'es') =>
  productFaq[language].topics.map(({ title }) => title)
