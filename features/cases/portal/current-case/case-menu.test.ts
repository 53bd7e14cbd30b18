import { expect, test } from 'vitest'
import { caseMenuEntries } from './case-menu.ts'
import { frameWords } from '../words.ts'

const nothing = { clientCode: null, questionnaireDisplayInClientPortalFlag: null }

test.each([
  [nothing, ['Home', 'Documents', 'Billing']],
  [{ ...nothing, clientCode: 'HR-1' }, ['Home', 'Documents', 'Courses', 'Billing']],
  [
    { clientCode: 'HR-1', questionnaireDisplayInClientPortalFlag: true },
    ['Home', 'Documents', 'Courses', 'Intake', 'Billing'],
  ],
  [{ ...nothing, questionnaireDisplayInClientPortalFlag: false }, ['Home', 'Documents', 'Billing']],
])('offers the expected entries for %j', (facts, labels) =>
  expect(caseMenuEntries(facts, '/', frameWords.english).map(({ label }) => label)).toEqual(labels),
)

test.each([
  ['/dashboard/case', ['Home']],
  ['/dashboard/case/0198', ['Home']],
  ['/dashboard/documents/subCategory', ['Documents']],
  ['/dashboard/caseinformation', []],
  ['/dashboard/billing', ['Billing']],
  ['/dashboard/courses', ['Courses']],
  ['/dashboard/courses/confirm', ['Courses']],
])('at the address %s, marks the menu entries %j', (pathname, marked) => {
  expect(
    caseMenuEntries({ ...nothing, clientCode: 'HR-1' }, pathname, frameWords.english)
      .filter(({ current }) => current)
      .map(({ label }) => label),
  ).toEqual(marked)
})

test.each([
  [0, undefined],
  [1, '1 to review'],
  [12, '12 to review'],
  [undefined, undefined],
])(
  'with %s documents to review, the entry Documents has the note %s and the other entries have no note',
  (count, news) => {
    const facts = count === undefined ? nothing : { ...nothing, documentsToReviewCount: count }
    expect(caseMenuEntries(facts, '/', frameWords.english).map((entry) => entry.news)).toEqual([
      undefined,
      news,
      undefined,
    ])
  },
)
