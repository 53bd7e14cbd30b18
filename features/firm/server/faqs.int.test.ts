// Questions and answers through the real graph: a firm's own for its clients, the product's for everybody else, in the language that is asked for.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestHouse, type Browser, type TestHouse } from '#apps/server/testing/test-app.ts'
import { productFaq } from '../rules/product-faq.ts'
import { setFaqs } from './set-faqs.ts'

let house: TestHouse
let rosa: Browser
let amir: Browser

beforeAll(async () => {
  house = await openTestHouse()
  ;[rosa, amir] = [house.browser('198.51.100.1'), house.browser('198.51.100.2')]
  rosa.tokens = await house.tokensOf(house.cast.accounts.rosa)
  amir.tokens = await house.tokensOf(house.cast.accounts.amir)
})
afterAll(() => house.close())

const query = `query ($caseId: ID) { faqs(caseId: $caseId) { overview overviewVideoUrl topics { id title entries { id question answer more { id question answer more { id } } } } } }`
const faqsOf = async (browser: Browser, caseId?: string, language = 'en') => {
  const answer = await browser.graph(query, caseId === undefined ? {} : { caseId }, {
    'accept-language': language,
  })
  expect(answer.errors).toBeUndefined()
  return answer.data.faqs
}
const own = (title: string) => ({
  overview: [],
  topics: [{ id: 'fees', title, entries: [{ id: 'how', question: 'How?', answer: ['So.'] }] }],
})
const set = (firm: 'hollis' | 'northgate', language: 'en' | 'es', content: unknown) =>
  setFaqs(house.world, { firmId: house.cast.firms[firm], language, content })
const titles = async (...asked: Parameters<typeof faqsOf>) =>
  (await faqsOf(...asked)).topics.map(({ title }: { title: string }) => title)
const productTitles = (language: 'en' | 'es') =>
  productFaq[language].topics.map(({ title }) => title)

test("without a case everybody reads the product's own, whole, in their language", async () => {
  for (const language of ['en', 'es'] as const) {
    const { overviewVideoUrl, ...content } = await faqsOf(rosa, undefined, language)
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

test('nobody but a client reads them', async () => {
  expect((await house.browser().graph(query)).errors?.[0]?.extensions.code).toBe(
    'request.signed-out',
  )
})

test("a firm's own content is for the cases of that firm, in the language it was given in", async () => {
  await set('northgate', 'en', own('Northgate fees'))
  const { amirHollis, amirNorthgate } = house.cast.cases
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
})

test('a case that is foreign, absent, deactivated or no case at all answers like none', async () => {
  const answer = await faqsOf(rosa)
  const { amirNorthgate, denise, amirClosed } = house.cast.cases
  for (const id of [
    amirNorthgate,
    denise,
    '0199f0aa-0000-7000-8000-000000000000',
    'nonsense',
    '',
    '\u0000',
    "' or 1=1 --",
  ])
    expect(await faqsOf(rosa, id)).toEqual(answer)
  // Amir's own, at the firm that has its own content, and put away.
  expect(await faqsOf(amir, amirClosed)).toEqual(await faqsOf(amir))
})

test("a firm goes back to the product's, and each change is audited once", async () => {
  await set('northgate', 'es', null)
  await set('northgate', 'es', null)
  expect(await titles(amir, house.cast.cases.amirNorthgate, 'es')).toEqual(productTitles('es'))
  const { rows } = await sql<{
    details: unknown
  }>`select details from audit where event = 'firm.faqs-changed' and firm_id = ${house.cast.firms.northgate} order by at, id`.execute(
    house.world.database.db,
  )
  expect(rows.map(({ details }) => details)).toEqual([
    { language: 'en', isOwn: true },
    { language: 'es', isOwn: true },
    { language: 'en', isOwn: true },
    { language: 'es', isOwn: false },
  ])
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
])('%s is refused whole', async (_, content, sentence) => {
  await set('hollis', 'en', own('Before'))
  await expect(set('hollis', 'en', content)).rejects.toThrow(sentence)
  expect(await titles(rosa, house.cast.cases.rosa)).toEqual(['Before'])
})

test('a firm that is not there is refused', async () => {
  await expect(
    setFaqs(house.world, { firmId: house.cast.cases.rosa, language: 'en', content: own('x') }),
  ).rejects.toThrow('There is no such firm.')
})
