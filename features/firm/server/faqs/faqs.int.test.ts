import { sql } from 'kysely'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { openTestApp, type Browser } from '#testing/test-app.ts'
import { productFaq } from '../../rules/product-faq.ts'
import { setFaqs } from './set-faqs.ts'

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
  await set('northgate', 'en', own('Fees anew'))
  expect([await titles(amir, amirNorthgate, 'es-MX'), await titles(amir, amirNorthgate)]).toEqual([
    ['Honorarios'],
    ['Fees anew'],
  ])

  await set('northgate', 'es', null)
  await set('northgate', 'es', null)
  expect(await titles(amir, amirNorthgate, 'es')).toEqual(productTitles('es'))
  const { rows } = await sql<{
    details: unknown
  }>`select details from audit where event = 'firm.faqs-changed' and firm_id = ${app.demoData.firms.northgate} order by at, id`.execute(
    app.deps.database.db,
  )
  // Each change is audited once.
  expect(rows.slice(-4).map(({ details }) => details)).toEqual([
    { language: 'en', isOwn: true },
    { language: 'es', isOwn: true },
    { language: 'en', isOwn: true },
    { language: 'es', isOwn: false },
  ])
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

test('refuses FAQs for an unknown firm', async () => {
  await expect(
    setFaqs(app.deps, { firmId: app.demoData.cases.rosa, language: 'en', content: own('x') }),
  ).rejects.toThrow('There is no such firm.')
})

const readFaqs = async (browser: Browser, caseId?: string, language = 'en') => {
  const answer = await browser.graph(query, caseId === undefined ? {} : { caseId }, {
    'accept-language': language,
  })
  expect(answer.errors).toBeUndefined()
  return answer.data.faqs
}
const set = (firm: 'hollis' | 'northgate', language: 'en' | 'es', content: unknown) =>
  setFaqs(app.deps, { firmId: app.demoData.firms[firm], language, content })
const titles = async (...args: Parameters<typeof readFaqs>) =>
  (await readFaqs(...args)).topics.map(({ title }: { title: string }) => title)
const productTitles = (language: 'en' | 'es') =>
  productFaq[language].topics.map(({ title }) => title)
