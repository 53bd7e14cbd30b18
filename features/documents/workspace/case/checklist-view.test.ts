import { expect, test } from 'vitest'
import {
  canAskFor,
  groupByFolder,
  isShown,
  type CaseCategory,
  type ChecklistFilter,
} from './checklist-view.ts'

const category = (
  id: string,
  state: CaseCategory['state'],
  more: Partial<CaseCategory> = {},
): CaseCategory =>
  ({ id, state, folder: null, isExtra: false, canBeAsked: true, ...more }) as CaseCategory

const all = [
  category('needed', 'NEEDED'),
  category('more', 'MORE_NEEDED'),
  category('back', 'SENT_BACK'),
  category('review', 'TO_REVIEW'),
  category('complete', 'COMPLETE'),
  category('any', 'IF_ANY'),
  category('extra', 'IF_ANY', { isExtra: true }),
  category('not', 'NOT_NEEDED'),
]

test.each<readonly [ChecklistFilter, readonly string[]]>([
  ['all', ['needed', 'more', 'back', 'review', 'complete', 'extra']],
  ['to-review', ['review']],
  ['missing', ['needed', 'more', 'back']],
  ['not-needed', ['any', 'not']],
])('%s shows %j', (filter, expected) =>
  expect(all.filter((each) => isShown(each, filter)).map(({ id }) => id)).toEqual(expected),
)

test('a letter asks for what is missing, and for a request of the firm, but not of a debtor whose part has ended', () =>
  expect(
    [...all, category('ended', 'NEEDED', { canBeAsked: false })]
      .filter(canAskFor)
      .map(({ id }) => id),
  ).toEqual(['needed', 'more', 'back', 'extra']))

test('the categories of a folder stand together', () => {
  const listed = [
    category('a', 'NEEDED', { folder: 'Income' }),
    category('b', 'NEEDED'),
    category('c', 'NEEDED', { folder: 'Income' }),
  ]
  expect(
    groupByFolder(listed).map(({ folder, categories }) => [folder, categories.map(({ id }) => id)]),
  ).toEqual([
    ['Income', ['a', 'c']],
    [null, ['b']],
  ])
})
