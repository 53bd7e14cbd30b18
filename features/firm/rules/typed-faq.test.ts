// spec: cases#faqs-changed
import { expect, test } from 'vitest'
import { readFaq } from './faq-shape.ts'
import { productFaq } from './product-faq.ts'
import {
  countQuestions,
  findTypedFaqProblems,
  toFaqContent,
  toTypedFaq,
  type TypedFaq,
} from './typed-faq.ts'

const question = { id: 'how', question: 'How?', answer: 'So.', more: [] }
const topic = { id: 'fees', title: 'Fees', entries: [question] }
const faq: TypedFaq = { overview: '', topics: [topic] }
const withQuestion = (more: object): TypedFaq => ({
  ...faq,
  topics: [{ ...topic, entries: [{ ...question, ...more }] }],
})

test.each(['en', 'es'] as const)(
  'those of the product in %s come back as they were',
  (language) => {
    const content = productFaq[language]
    expect(toFaqContent(toTypedFaq(content))).toEqual(content)
    expect(findTypedFaqProblems(toTypedFaq(content))).toEqual([])
  },
)

test('a blank line begins a paragraph, and a single line break does not', () => {
  const typed = withQuestion({ answer: ' One\r\ntwo\r\n \r\nThree\n\n\n' })
  expect(toFaqContent(typed).topics[0]?.entries[0]?.answer).toEqual(['One\ntwo', 'Three'])
})

const inner = { id: 'when', question: 'When?', answer: '' }

test.each<readonly [TypedFaq, readonly string[]]>([
  [faq, []],
  [{ ...faq, topics: [] }, ['topics firm.faq-none']],
  [{ ...faq, topics: [{ ...topic, entries: [] }] }, ['entries.fees firm.faq-none']],
  [{ ...faq, topics: [{ ...topic, title: ' ' }] }, ['title.fees firm.faq-blank']],
  [withQuestion({ question: '' }), ['question.how firm.faq-blank']],
  [withQuestion({ question: 'x'.repeat(301) }), ['question.how firm.faq-text-too-long']],
  [withQuestion({ answer: ' \n\n ' }), ['answer.how firm.faq-blank']],
  [withQuestion({ answer: 'x'.repeat(2001) }), ['answer.how firm.faq-paragraph-too-long']],
  [withQuestion({ answer: 'x\n\n'.repeat(21) }), ['answer.how firm.faq-too-many-paragraphs']],
  [withQuestion({ answer: '', more: [{ ...inner, answer: 'Soon.' }] }), []],
  [withQuestion({ answer: '', more: [inner] }), ['answer.when firm.faq-blank']],
  [
    { ...faq, topics: Array.from({ length: 31 }, (_, at) => ({ ...topic, id: `${at}` })) },
    ['topics firm.faq-list-too-long'],
  ],
])('the findings of %#: %j', (typed, expected) =>
  expect(findTypedFaqProblems(typed).map(({ field, code }) => `${field} ${code}`)).toEqual(
    expected,
  ),
)

test('what has no finding can be stored', () => {
  expect(
    readFaq(toFaqContent(withQuestion({ more: [{ ...inner, answer: 'Soon.' }] }))),
  ).toMatchObject({ findings: [] })
})

test('questions inside a question are counted', () => {
  const content = toFaqContent(withQuestion({ more: [{ ...inner, answer: 'Soon.' }] }))
  expect(countQuestions(content)).toBe(2)
})
