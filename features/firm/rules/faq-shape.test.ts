import { expect, test } from 'vitest'
import { fillIn } from '#lib/problem.ts'
import { faqLimits, readFaq } from './faq-shape.ts'
import { firmProblems } from './problems.ts'

const entry = { question: 'Where do I park?', answer: ['Behind the house.'] }
const topic = { title: 'Our office', entries: [entry] }
const whole = { overview: [], topics: [topic] }
const sentences = (given: unknown) =>
  readFaq(given).findings.map(({ code, params }) => fillIn(firmProblems[code].text, params ?? {}))

test('derives missing ids from the place, trims text and keeps given ids', () => {
  const given = {
    overview: [' What the video tells. '],
    topics: [
      { ...topic, id: 'office' },
      {
        title: 'Fees',
        entries: [{ question: 'How much?', answer: [], more: [entry, { ...entry, id: 'own' }] }],
      },
    ],
  }
  expect(readFaq(given)).toEqual({
    findings: [],
    content: {
      overview: ['What the video tells.'],
      topics: [
        { id: 'office', title: 'Our office', entries: [{ id: '1.1', ...entry }] },
        {
          id: '2',
          title: 'Fees',
          entries: [
            {
              id: '2.1',
              question: 'How much?',
              answer: [],
              more: [
                { id: '2.1.1', ...entry },
                { id: 'own', ...entry },
              ],
            },
          ],
        },
      ],
    },
  })
})

test('treats markup as plain text', () => {
  const words = '<script>alert(1)</script> & <b>'
  expect(readFaq({ ...whole, overview: [words] }).content.overview).toEqual([words])
})

const inTopic = (change: object) => ({ ...whole, topics: [{ ...topic, ...change }] })
const inEntry = (change: object) => inTopic({ entries: [{ ...entry, ...change }] })

test.each<readonly [unknown, string]>([
  [null, 'The file: expected an object with overview, topics.'],
  [[], 'The file: expected an object with overview, topics.'],
  ['x', 'The file: expected an object with overview, topics.'],
  [{ topics: [topic] }, 'overview: expected a list.'],
  [{ overview: 'x', topics: [topic] }, 'overview: expected a list.'],
  [{ ...whole, overview: [''] }, 'overview[0]: expected a text.'],
  [{ ...whole, topics: [] }, 'topics: expected a list with at least one entry.'],
  [{ ...whole, topic: [] }, 'topic: this name is not known here.'],
  [inTopic({ entries: [] }), 'topics[0].entries: expected a list with at least one entry.'],
  [inTopic({ title: 7 }), 'topics[0].title: expected a text.'],
  [inTopic({ id: 'a b' }), 'topics[0].id: expected up to 60 letters, digits, dashes and dots.'],
  [
    inTopic({ entries: ['x'] }),
    'topics[0].entries[0]: expected an object with question, answer, more.',
  ],
  [inEntry({ question: ' ' }), 'topics[0].entries[0].question: expected a text.'],
  [
    inEntry({ answer: 'x' }),
    'topics[0].entries[0].answer: expected a list with at least one entry.',
  ],
  [
    inEntry({ answer: [] }),
    'topics[0].entries[0].answer: expected a list with at least one entry.',
  ],
  [inEntry({ anwser: ['x'] }), 'topics[0].entries[0].anwser: this name is not known here.'],
  [inEntry({ answer: ['\uD800'] }), 'topics[0].entries[0].answer[0]: expected a text.'],
  [
    inEntry({ question: 'x'.repeat(faqLimits.line + 1) }),
    `topics[0].entries[0].question: at most ${faqLimits.line} characters.`,
  ],
  [
    inEntry({ answer: ['x'.repeat(faqLimits.paragraph + 1)] }),
    `topics[0].entries[0].answer[0]: at most ${faqLimits.paragraph} characters.`,
  ],
  [
    inEntry({ more: [{ ...entry, more: [entry] }] }),
    'topics[0].entries[0].more[0].more: a question inside a question cannot open to further ones.',
  ],
  [
    inTopic({
      entries: [
        { ...entry, id: 'a' },
        { ...entry, id: 'a' },
      ],
    }),
    'topics[0].entries[1].id: the ID a is used twice.',
  ],
  [
    { ...whole, topics: Array.from({ length: faqLimits.topics + 1 }, () => topic) },
    `topics: at most ${faqLimits.topics} of them.`,
  ],
])('refuses the FAQ file %j: %s', (given, sentence) => expect(sentences(given)[0]).toBe(sentence))

test('reports all mistakes at once', () => {
  expect(sentences({ overview: 7, topics: [{ title: '', entries: [{ question: 'x' }] }] })).toEqual(
    [
      'overview: expected a list.',
      'topics[0].title: expected a text.',
      'topics[0].entries[0].answer: expected a list with at least one entry.',
    ],
  )
})
