import { expect, test } from 'vitest'
import type { ContentField } from '../../rules/content/content.ts'
import { compileContent } from './compile.ts'
import { faultLine } from './faults.ts'
import { changed, getFiles } from './test-source.ts'

const section = '01-first.yaml'

function compile(
  source: Readonly<Record<string, string>>,
): readonly ContentField[] | readonly string[] {
  const result = compileContent(1, 'content/1', getFiles(source))
  if ('faults' in result) return result.faults.map(faultLine)
  return result.content.sections[0]?.groups[0]?.questions[0]?.fields ?? []
}

/** Returns the fields of a pet after one change of the source. */
function entryFields(before: string, after: string): ReadonlyMap<string, ContentField> {
  const fields = compile(changed(section, before, after)) as readonly ContentField[]
  return new Map(
    fields.find(({ key }) => key === 'animals')?.fields?.map((field) => [field.key, field]),
  )
}

test('accepts the lines "first: yes" for a field and "flag: yes" for a Yes or No', () => {
  expect(
    entryFields('choices: colours', 'choices: colours\n                first: yes').get('colour'),
  ).toMatchObject({ first: true })
  expect(entryFields('default: no', 'flag: yes').get('hasToys')).toMatchObject({ flag: true })
})

const total = (line: string) =>
  `- key: total\n                label: Toys\n                kind: money\n                ${line}\n              - key: toys`

test('accepts an amount that adds up a list, an amount that belongs to a calendar year, and a cost', () => {
  expect(entryFields('- key: toys', total('sum of: toys.price')).get('total')).toMatchObject({
    sumOf: ['toys', 'price'],
  })
  expect(entryFields('- key: toys', total('cost: yes')).get('total')).toMatchObject({ cost: true })
  expect(entryFields('- key: toys', total('years ago: 2')).get('total')).toMatchObject({
    yearsAgo: 2,
  })
})

test.each([
  [
    'sum of: toys',
    'After "sum of:" a list and the amount in its entries are expected, as in items.price.',
  ],
  ['sum of: toys.colour', 'There is no money "colour" in a list "toys" beside this field.'],
  ['sum of: colour.price', 'There is no money "price" in a list "colour" beside this field.'],
  ['years ago: 3', 'After "years ago:" a number from 0 to 2 is expected.'],
])('refuses "%s"', (line, sentence) => {
  expect(compile(changed(section, '- key: toys', total(line)))).toEqual([
    expect.stringContaining(sentence),
  ])
})

test('accepts a choice that only joint cases offer', () => {
  const fields = compile(
    changed('choices.yaml', 'red: Red', 'red:\n    joint only: Red'),
  ) as readonly ContentField[]
  expect(fields.find(({ key }) => key === 'animals')?.fields?.[0]?.options?.[0]).toEqual({
    value: 'red',
    label: { en: 'Red', es: 'Red (es)' },
    jointOnly: true,
  })
})
