import { expect, test } from 'vitest'
import { compareFields } from './compare-fields.ts'

const show = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields).map(([field, value]) => ({ field, name: `Name of ${field}`, value }))

test.each([
  ['nothing', {}, {}, []],
  ['equal values', { text: 'Call' }, { text: 'Call' }, [['text', 'Call', 'Call']]],
  ['different values', { text: 'Call' }, { text: 'Write' }, [['text', 'Call', 'Write']]],
  ['a value that only the draft has', {}, { day: 'May 1' }, [['day', '', 'May 1']]],
  ['a value that only the saved record has', { day: 'May 1' }, {}, [['day', 'May 1', '']]],
  [
    'values in the order of the draft, with those that it lacks at the end',
    { a: '1', b: '2', c: '3' },
    { c: '4', a: '1' },
    [
      ['c', '3', '4'],
      ['a', '1', '1'],
      ['b', '2', ''],
    ],
  ],
])('compares %s', (_, saved, draft, expected) => {
  expect(compareFields(show(saved), show(draft))).toEqual(
    expected.map(([field, ofSaved, ofDraft]) => ({
      name: `Name of ${field}`,
      saved: ofSaved,
      draft: ofDraft,
    })),
  )
})

test('compares fields by what they are, also if their names differ', () => {
  const saved = [{ field: 'text', name: 'Note', value: 'Call' }]
  const draft = [{ field: 'text', name: 'Your note', value: 'Write' }]
  expect(compareFields(saved, draft)).toEqual([
    { name: 'Your note', saved: 'Call', draft: 'Write' },
  ])
})
