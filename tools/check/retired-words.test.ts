import { expect, test } from 'vitest'
import { findRetiredWords } from './retired-words.ts'

const check = (text: string, path = 'features/cases/server/a.ts') =>
  findRetiredWords([{ path, text }])

test.each([
  ['a comment', '// Done under the roof.', 'roof'],
  ['a doc comment', '/** For whoever asks. */ export const a = 1', 'whoever'],
  ['a comment at the end', 'const a = 1 // somebody', 'somebody'],
  ['a name', 'const roof = 1', 'roof'],
  ['a part of a name', 'function startHousekeepingOf() {}', 'startHousekeepingOf'],
  ['a type', 'interface CaseWish {}', 'CaseWish'],
  ['a property', 'const a = { rehearsed: 1 }', 'rehearsed'],
  ['a use of a name', 'call(rehearsalClock)', 'rehearsalClock'],
  ['a name without a role', 'for (const one of all) run(one)', 'one'],
  ['a destructured name', 'const { asked } = input', 'asked'],
])('finds a retired word in %s', (_, text, word) => {
  expect(check(text)).toEqual([
    expect.stringMatching(
      new RegExp(
        `^features/cases/server/a.ts:1 says "${word}"; write: .* \\(GLOSSARY.md#names-of-the-code\\)$`,
      ),
    ),
  ])
})

test.each([
  ['a string', "const text = 'the roof of somebody'"],
  ['a template', 'const text = `rehearsal of ${name}`'],
  ['quoted code', '// Writes `rehearsal_message`.'],
  ['a path', '// Answers POST /rehearsal/clock.'],
  ['a setting', '// Reads REHEARSAL_CLOCK.'],
  ['a column', 'const rehearsal_message = 1'],
  ['a citation', '// spec: cases#who-is-told'],
  ['a property with the name of a field', 'const a = { asked: 1 }'],
  ['a longer name', 'const oneDay = 1'],
  ['a longer word', '// A rooftop is not listed.'],
  ['words of the court', '/** Told the trustee at the trial. */ const trialRoom = paper'],
  ['plain words as names', 'const { found, sent } = tell(callWish, stranger)'],
])('leaves out %s', (_, text) => expect(check(text)).toEqual([]))

test.each([
  'features/cases/portal/words.ts',
  'features/documents/rules/category-template/template-1.ts',
  'contract/server.generated.ts',
])('leaves out the texts of %s', (path) => expect(check('const roof = 1', path)).toEqual([]))

test.each([
  ['a document', 'docs/a.md', 'A\n\nNobody reads it.', 3],
  ['a description', 'features/cases/cases.graphql', 'type A {\n  "Nobody."\n  a: Int\n}', 2],
  ['a long description', 'features/cases/cases.graphql', '"""\nFor\nnobody.\n"""\ntype A', 3],
  ['a comment of YAML', 'a.yaml', 'a: 1\nb: 2 # nobody', 2],
  ['a comment of CSS', 'ui/a.css', '.a {\n  /* nobody */\n}', 2],
])('finds an unplain word in %s', (_, path, text, line) => {
  expect(check(text, path)).toEqual([
    expect.stringMatching(new RegExp(`^${path}:${line} says "nobody"; write: no one`)),
  ])
})

test.each([
  ['code of a document', 'docs/a.md', 'A `nobody`.\n\n```sh\nnobody\n```\n'],
  ['the target of a link', 'docs/a.md', '[one](0019-nobody-waits.md)'],
  ['a decision record', 'docs/decisions/0001-a.md', 'Nobody.'],
  ['a merged contract', 'contract/schema.graphql', '"Nobody."'],
  ['a name of the contract', 'features/cases/cases.graphql', 'type A {\n  nobody: Int\n}'],
  ['a text of the content', 'features/questionnaire/content/1/a.yaml', 'label: Nobody'],
  ['a selector', 'ui/a.css', '.nobody {}'],
])('leaves out %s', (_, path, text) => expect(check(text, path)).toEqual([]))

test('names the line', () => {
  expect(check('const a = 1\n\nconst said = 1')).toEqual([
    'features/cases/server/a.ts:3 says "said"; write: message, text, output … (GLOSSARY.md#names-of-the-code)',
  ])
})

test.each([
  ['code', 'features/a.ts', 'const roof = 1 // retired-word: field of the county form'],
  ['code, before', 'a.ts', '// retired-word: field of the county form\nconst roof = 1'],
  ['a document', 'docs/a.md', 'Nobody. <!-- retired-word: quoted from the statute -->'],
  ['a contract', 'a.graphql', '# retired-word: quoted from the statute\n"Nobody."\ntype A'],
  ['YAML', 'a.yaml', 'a: 1 # nobody; retired-word: quoted from the statute'],
  ['CSS', 'ui/a.css', '/* retired-word: name of the library */\n/* nobody */'],
])('a line of %s opts out with a reason', (_, path, text) => expect(check(text, path)).toEqual([]))

test.each([
  ['without a reason', 'const roof = 1 // retired-word:'],
  ['two lines before', '// retired-word: field of the county form\n\nconst roof = 1'],
])('does not excuse a line %s', (_, text) => expect(check(text)).toHaveLength(1))
