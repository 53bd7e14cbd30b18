import { expect, test } from 'vitest'
import { findRetiredWords } from './retired-words.ts'

const check = (text: string, path = 'features/cases/server/a.ts') =>
  findRetiredWords([{ path, text }])

test.each([
  ['a comment', '// Tells the firm.', 'tells'],
  ['a doc comment', '/** For whoever asks. */ export const a = 1', 'whoever'],
  ['a comment at the end', 'const a = 1 // somebody', 'somebody'],
  ['a name', 'const door = 1', 'door'],
  ['a part of a name', 'function keepPaperOf() {}', 'keepPaperOf'],
  ['a type', 'interface CaseWish {}', 'CaseWish'],
  ['a property', 'const a = { theirs: 1 }', 'theirs'],
  ['a use of a name', 'call(rehearsalClock)', 'rehearsalClock'],
  ['a whole name', 'for (const one of all) run(one)', 'one'],
  ['a destructured name', 'const { asked } = input', 'asked'],
])('finds a retired word in %s', (_, text, word) => {
  expect(check(text)).toEqual([
    expect.stringMatching(new RegExp(`^features/cases/server/a.ts:1 says "${word}"; write: .`)),
  ])
})

test.each([
  ['a string', "const text = 'the door of somebody'"],
  ['a template', 'const text = `told ${name}`'],
  ['quoted code', '// Writes `rehearsal_message`.'],
  ['a path', '// Answers POST /rehearsal/clock.'],
  ['a setting', '// Reads REHEARSAL_CLOCK.'],
  ['a column', 'const rehearsal_message = 1'],
  ['a citation', '// spec: cases#who-is-told'],
  ['a property with the name of a field', 'const a = { asked: 1 }'],
  ['a longer name', 'const oneDay = 1'],
  ['a longer word', '// A bedroom is not listed.'],
  ['a name of the contract', "import type { CourseStanding } from './b.ts'"],
])('leaves out %s', (_, text) => expect(check(text)).toEqual([]))

test.each([
  'features/cases/portal/words.en.ts',
  'features/documents/rules/category-template/template-1.ts',
  'contract/server.generated.ts',
])('leaves out the texts of %s', (path) => expect(check('const door = 1', path)).toEqual([]))

test('names the line', () => {
  expect(check('const a = 1\n\nconst told = 1')).toEqual([
    'features/cases/server/a.ts:3 says "told"; write: notified',
  ])
})
