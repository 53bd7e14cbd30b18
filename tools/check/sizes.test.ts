import { expect, test } from 'vitest'
import { findLongGlossary, findLongSetUps, findWrongSizes } from './sizes.ts'

const none = { files: [], folders: [] }
const long = { path: 'lib/a.ts', text: 'a\n'.repeat(301) }

function folder(name: string, count: number, ending = '.ts') {
  return Array.from({ length: count }, (_, at) => ({ path: `${name}/a${at}${ending}`, text: '' }))
}

test('refuses a file of more than 300 lines', () => {
  expect(findWrongSizes([long], none)).toEqual([
    'lib/a.ts has more than 300 lines: split it by topic',
  ])
  expect(findWrongSizes([{ path: 'lib/a.ts', text: 'a\n'.repeat(300) }], none)).toEqual([])
})

test('refuses a folder of more than 15 source files', () => {
  expect(findWrongSizes(folder('ui/form', 16), none)).toEqual([
    'ui/form has more than 15 source files: give it a second level by sub-topic',
  ])
  expect(findWrongSizes(folder('ui/form', 15), none)).toEqual([])
})

test.each([
  ['tests', folder('ui/form', 16, '.test.ts')],
  ['lib', folder('lib', 16)],
  ['words', ['', '.en', '.es'].map((part) => ({ path: `a/words${part}.ts`, text: '' }))],
])('does not count %s', (_, files) => expect(findWrongSizes(files, none)).toEqual([]))

test('accepts an exception, and refuses one that is small by now', () => {
  const exceptions = { files: ['lib/a.ts'], folders: ['ui/form'] }
  expect(findWrongSizes([long, ...folder('ui/form', 16)], exceptions)).toEqual([])
  expect(findWrongSizes(folder('ui/form', 15), exceptions)).toEqual([
    'lib/a.ts is small now: remove it from the list in tools/check/sizes.ts',
    'ui/form is small now: remove it from the list in tools/check/sizes.ts',
  ])
})

test('refuses a glossary of more than 180 lines', () => {
  const ofLines = (count: number) => ({ path: 'GLOSSARY.md', text: 'a\n'.repeat(count) })
  expect(findLongGlossary(ofLines(181))).toHaveLength(1)
  expect(findLongGlossary(ofLines(180))).toEqual([])
})

test('refuses integration tests whose set-up is longer or shorter than the bound on average', () => {
  const withLines = (name: string, lines: number) => ({
    path: `features/cases/${name}.int.test.ts`,
    text: `${'const a = 1\n'.repeat(lines)}test.each([])('a', () => {})\ntest('b', () => {})\n`,
  })
  const files = [
    withLines('a', 10),
    withLines('b', 20),
    { path: 'lib/a.test.ts', text: 'a\n'.repeat(99) },
  ]
  expect(findLongSetUps(files, 15)).toEqual([])
  expect(findLongSetUps(files, 14)).toEqual([
    'Integration tests have 15 lines before their first test on average, at most 14: name what repeats in testing/',
  ])
  expect(findLongSetUps(files, 16)).toEqual([
    'The lines before the first test are fewer now: 15 is max in tools/check/sizes.ts',
  ])
})
