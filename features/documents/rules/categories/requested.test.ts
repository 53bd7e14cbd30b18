import { expect, test } from 'vitest'
import { isAskedByAttorney, findProblemInRequest, type RequestedWords } from './requested.ts'

const words: RequestedWords = {
  title: 'Letter of your landlord',
  description: 'Any letter that says what you owe.',
}

test.each<readonly [string, Partial<RequestedWords>, string | undefined]>([
  ['title and description', {}, undefined],
  [
    'everything',
    { period: 'The last year', why: 'The trustee asks.', help: 'Ask the landlord.' },
    undefined,
  ],
  ['no title', { title: '' }, 'documents.title-missing'],
  ['a title of 60', { title: 'x'.repeat(60) }, undefined],
  ['a title of 61', { title: 'x'.repeat(61) }, 'documents.title-missing'],
  ['no description', { description: '' }, 'documents.description-missing'],
  ['a description of 501', { description: 'x'.repeat(501) }, 'documents.description-missing'],
  ['a period of 501', { period: 'x'.repeat(501) }, 'documents.words-too-long'],
  ['a reason of 501', { why: 'x'.repeat(501) }, 'documents.words-too-long'],
  ['advice of 501', { help: 'x'.repeat(501) }, 'documents.words-too-long'],
])('checks a request with %s', (_, change, finding) =>
  expect(findProblemInRequest({ ...words, ...change })).toBe(finding),
)

test.each([
  ['taxes.federal-latest', 'required', 'template', false],
  ['home.deed', 'optional', 'template', false],
  ['home.deed', 'required', 'firm', true],
  // Rows from before `requirementBy` existed.
  ['home.deed', 'required', 'template', true],
  ['home.deed', 'required', 'answers', false],
  ['home.deed', 'notNeeded', 'firm', false],
  ['firm.0123456789ab', 'required', 'firm', true],
  ['firm.0123456789ab', 'optional', 'firm', true],
  ['firm.0123456789ab', 'notNeeded', 'firm', false],
  ['of a template of before', 'required', 'template', false],
] as const)(
  'a category %s that is %s by %s counts as requested by the attorney: %s',
  (templateKey, requirement, requirementBy, isAsked) =>
    expect(isAskedByAttorney({ templateKey, requirement, requirementBy })).toBe(isAsked),
)
