import { expect, test } from 'vitest'
import { searchFaqs, type Topic } from './search-faqs.ts'

const findIds = (
  id: string,
  question: string,
  answer: string,
  more: ReadonlyArray<{ id: string; question: string; answer: readonly string[] }> = [],
) => ({ id, question, answer: [answer], more })
const topics: readonly Topic[] = [
  {
    id: 'papers',
    title: 'Papers',
    entries: [
      findIds('send', 'How do I send a document?', 'Open Documents.', [
        { id: 'files', question: 'Which files can I send?', answer: ['PDF and JPG.'] },
        { id: 'size', question: 'How large may they be?', answer: ['25 MB.'] },
      ]),
      findIds('find', 'What if I cannot find a document?', 'Ask your attorney.'),
    ],
  },
  {
    id: 'account',
    title: 'Account',
    entries: [findIds('code', '¿Cuánto vale un CÓDIGO?', 'Cinco minutos.')],
  },
]

const getIds = (typed: string) =>
  searchFaqs(topics, typed).topics.map(({ id, entries }) => [
    id,
    entries.map((entry) => [entry.id, ...entry.more.map((more) => more.id)]),
  ])

test.each(['', '   ', ' ?! '])(
  'shows all questions closed and no count for the search %j',
  (typed) => {
    const { topics: shown, count } = searchFaqs(topics, typed)
    expect(count).toBeUndefined()
    const closed = (entry: object) => ({ ...entry, startsOpen: false })
    expect(shown).toEqual(
      topics.map((topic) => ({
        ...topic,
        entries: topic.entries.map((entry) => ({ ...closed(entry), more: entry.more.map(closed) })),
      })),
    )
  },
)

test.each<readonly [string, number, unknown]>([
  ['document', 2, [['papers', [['send', 'files', 'size'], ['find']]]]],
  ['  Attorney ASK ', 1, [['papers', [['find']]]]],
  ['25 mb', 1, [['papers', [['send', 'size']]]]],
  ['send', 2, [['papers', [['send', 'files', 'size']]]]],
  ['codigo', 1, [['account', [['code']]]]],
  ['CUÁNTO', 1, [['account', [['code']]]]],
  ['zebra', 0, []],
  ['document zebra', 0, []],
  ['ment', 0, []],
  ['pdf/jpg!', 1, [['papers', [['send', 'files']]]]],
])('the search %j finds this number of questions: %d', (typed, count, ids) => {
  expect(searchFaqs(topics, typed).count).toBe(count)
  expect(getIds(typed)).toEqual(ids)
})

test.each<readonly [string, boolean, readonly string[]]>([
  ['25 mb', true, ['size']],
  ['send', true, ['files']],
  ['open documents', false, []],
])(
  'the search %j opens a question if one of its nested questions matches, and opens that nested question',
  (typed, isOpen, openInside) => {
    const [entry] = searchFaqs(topics, typed).topics[0]?.entries ?? []
    expect([
      entry?.startsOpen,
      entry?.more.filter(({ startsOpen }) => startsOpen).map(({ id }) => id),
    ]).toEqual([isOpen, openInside])
  },
)
