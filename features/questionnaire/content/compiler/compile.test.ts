import { expect, test } from 'vitest'
import type { Content } from '../../rules/content/content.ts'
import { compileContent } from './compile.ts'
import { faultLine } from './faults.ts'
import { changed, getFiles, soundSource } from './test-source.ts'

const section = '01-first.yaml'
const compile = (source: Readonly<Record<string, string>>) =>
  compileContent(1, 'content/1', getFiles(source))

function sound(source: Readonly<Record<string, string>> = soundSource): Content {
  const result = compile(source)
  if ('faults' in result) throw new Error(result.faults.map(faultLine).join('\n'))
  return result.content
}

test('compiles a valid source to content in both languages', () => {
  const [first] = sound().sections
  expect(first).toMatchObject({
    systemName: 'first',
    order: 1,
    minutes: 5,
    name: { en: 'First', es: 'First (es)' },
  })
  expect(first?.groups[0]?.questions.map(({ key, who }) => [key, who])).toEqual([
    ['pets', 'household'],
    ['work', 'each'],
    ['cars', 'household'],
  ])
})

test('gives condition values their types: numbers are numbers, $joint is a boolean', () => {
  const work = sound().sections[0]?.groups[0]?.questions[1]
  expect(work?.condition).toEqual({
    all: [
      { of: { question: 'pets', field: 'has' }, is: '==', value: 'yes' },
      { not: { of: { context: 'joint' }, is: '==', value: true } },
    ],
  })
  expect(work?.fields[1]?.condition).toEqual({
    any: [
      { of: { field: 'hours' }, is: '>', value: 5 },
      { of: { context: 'debtor' }, is: '==', value: 2 },
    ],
  })
})

test('makes a block with a key one group field, and inlines a block without a key', () => {
  const [pets, , cars] = sound().sections[0]?.groups[0]?.questions ?? []
  expect(pets?.fields[2]).toMatchObject({
    key: 'home',
    kind: 'group',
    fields: [{ key: 'street' }, { key: 'zip', length: 5 }],
  })
  expect(cars?.fields[1]?.sub?.[1]?.fields[0]?.fields?.map(({ key }) => key)).toEqual([
    'street',
    'zip',
  ])
})

test('refuses future dates unless the source allows them', () => {
  const fields = sound().sections[0]?.groups[0]?.questions[1]?.fields
  expect(fields?.find(({ key }) => key === 'since')?.latest).toBe('today')
  expect(fields?.find(({ key }) => key === 'until')?.latest).toBeUndefined()
})

test('accepts a custom sentence for a missing required field', () => {
  const [pets] =
    sound(changed(section, 'required: yes', 'required: yes\n            required message: Work'))
      .sections[0]?.groups[0]?.questions ?? []
  expect(pets?.fields[0]).toMatchObject({
    required: true,
    requiredMessage: { en: 'Work', es: 'Work (es)' },
  })
})

test('makes a social security number private by default', () => {
  const source = changed(section, 'kind: digits\n            length: 4', 'kind: ssn')
  expect(sound(source).sections[0]?.groups[0]?.questions[1]?.fields[2]).toMatchObject({
    kind: 'ssn',
    length: 9,
    sensitive: true,
  })
})

test('adds the documents of fields to their question, and leaves out form numbers', () => {
  const [pets, , cars] = sound().sections[0]?.groups[0]?.questions ?? []
  expect(pets?.documents).toEqual(['petPapers'])
  expect(cars?.fields[1]?.sub?.[0]?.documents).toEqual(['carPapers'])
  expect(JSON.stringify(sound())).not.toContain('101:1')
})

test('sorts sections by their order, not by their file name', () => {
  const another = (name: string, order: number) =>
    soundSource[section]!.replace('section: first', `section: ${name}`)
      .replace('order: 1', `order: ${order}`)
      .replaceAll(/(question|group): (\w+)/g, `$1: $2${name}`)
      .replace('pets.has', `pets${name}.has`)
      .replace('carDetails.', `carDetails${name}.`)
  const content = sound({
    ...soundSource,
    '02-third.yaml': another('third', 9),
    '03-second.yaml': another('second', 2),
  })
  expect(content.sections.map(({ systemName, order }) => [systemName, order])).toEqual([
    ['first', 1],
    ['second', 2],
    ['third', 9],
  ])
})

interface Refusal {
  readonly what: string
  readonly in: string
  readonly replace: string
  readonly by: string
  /** Text of the reported line; its first match after the change. */
  readonly at: string
  readonly says: string
}

const here = (what: string, replace: string, by: string, at: string, says: string): Refusal => ({
  what,
  in: section,
  replace,
  by,
  at,
  says,
})
const isKnown = (
  file: string,
  what: string,
  replace: string,
  by: string,
  at: string,
  says: string,
): Refusal => ({ what, in: file, replace, by, at, says })

const refusals: readonly Refusal[] = [
  here(
    'a question key twice',
    'question: work',
    'question: pets',
    'question: pets\n        name: Work',
    'The key "pets" is taken',
  ),
  here(
    'a question key of a record twice',
    'question: carLoans',
    'question: work',
    'question: work\n                name: Loans',
    'The key "work" is taken',
  ),
  here(
    'a field key twice',
    'key: night',
    'key: hours',
    'key: hours\n            label: Night',
    'The key "hours" is taken',
  ),
  here(
    'a field key twice through a block',
    '- key: badge',
    '- use: ADDR\n          - key: zip',
    'key: zip\n            label: Badge',
    'The key "zip" is taken',
  ),
  here(
    'a field key twice in an entry',
    'key: hasToys',
    'key: colour',
    'key: colour\n                label: Toys',
    'The key "colour" is taken',
  ),
  here(
    'a message that nobody would read',
    'label: Hours',
    'label: Hours\n            required message: Work',
    'required message: Work',
    'this field is not required',
  ),
  here('a line twice', 'minutes: 5', 'minutes: 5\nminutes: 6', 'minutes: 6', 'stands twice'),
  here(
    'an unknown line of a field',
    'required: yes',
    'requird: yes',
    'requird',
    '"requird" is not something that a field of the kind "yes, no or help" has',
  ),
  here(
    'a line of another kind',
    'length: 4',
    'length: 4\n            max: 9',
    'max: 9',
    '"max" is not something',
  ),
  here(
    'an unknown line of a question',
    'who: each debtor',
    'who: each debtor\n        gate: x',
    'gate: x',
    '"gate" is not something that a question has',
  ),
  here(
    'an unknown line of a group',
    'group: firstGroup',
    'group: firstGroup\n    order: 1',
    '    order: 1',
    '"order" is not something that a group has',
  ),
  here(
    'an unknown line of a section',
    'minutes: 5',
    'minutes: 5\nversion: 1',
    'version: 1',
    '"version" is not something that a section has',
  ),
  here(
    'a missing line',
    '        summary: Work\n',
    '',
    'question: work',
    'There is no "summary:" line here',
  ),
  here(
    'a section without groups',
    'groups:\n',
    'parts:\n',
    'section: first',
    'There is no "groups:" line here',
  ),
  here(
    'a group without questions',
    '    questions:\n      - question: pets',
    '    quest:\n      - question: pets',
    'group: firstGroup',
    'There is no "questions:" line here',
  ),
  here(
    'a question without fields',
    '        fields:\n          - key: hours',
    '        felds:\n          - key: hours',
    'question: work',
    'There is no "fields:" line here',
  ),
  here(
    'a list without fields',
    '            fields:\n              - key: colour',
    '            felds:\n              - key: colour',
    'key: animals',
    'There is no "fields:" line here',
  ),
  here(
    'records without questions',
    '            questions:\n              - question: carDetails',
    '            quest:\n              - question: carDetails',
    'key: list',
    'There is no "questions:" line',
  ),
  here(
    'words where a group is expected',
    '  - group: firstGroup\n',
    '  - First\n  - group: firstGroup\n',
    '- First',
    'Here a group is expected',
  ),
  here(
    'words where a list is expected',
    'documents: [petPapers]',
    'documents: petPapers',
    'documents: petPapers',
    'Under "documents:" a list is expected',
  ),
  here(
    'a document that is no key',
    'documents: [petPapers]',
    'documents: [Pet papers]',
    'documents: [Pet',
    'There is no document "Pet papers" in documents.yaml',
  ),
  here(
    'a document that nothing asks for',
    'documents: [carPapers]',
    'documents: [carPaper]',
    'documents: [carPaper]',
    'There is no document "carPaper"',
  ),
  here(
    'choices that are a list',
    'choices: {hammer: Hammer, none: Nothing}',
    'choices: [Hammer, Nothing]',
    'choices: [Hammer',
    'Choices are written as',
  ),
  here(
    'an empty line',
    'name: Work',
    'name:',
    'name:\n        summary: Work',
    'After "name:" some words are expected',
  ),
  here(
    'an unknown kind',
    'kind: month',
    'kind: monthly',
    'kind: monthly',
    '"monthly" is no kind of field',
  ),
  here('no kind', '            kind: month\n', '', 'key: since', 'There is no "kind:" line'),
  here(
    'unknown choices',
    'choices: colours',
    'choices: colors',
    'choices: colors',
    'There is no "colors"',
  ),
  here(
    'no choices',
    '                choices: colours\n',
    '',
    'key: colour',
    'There is no "choices:" line',
  ),
  here(
    'a default that is no choice',
    'default: no',
    'default: maybe',
    'default: maybe',
    '"maybe" is none of the choices: yes, no',
  ),
  here(
    'an exclusive value that is no choice',
    'alone: none',
    'alone: saw',
    'alone: saw',
    '"saw" is none of the choices',
  ),
  here(
    'an unknown block',
    'use: ADDR\n            key: home',
    'use: ADRR\n            key: home',
    'use: ADRR',
    'There is no "ADRR"',
  ),
  here(
    'words for a block without a key',
    '- use: ADDR\n            key: home\n',
    '- use: ADDR\n',
    'label: Home',
    'A block without a "key:" has no "label:"',
  ),
  here(
    'an unknown person',
    'who: each debtor',
    'who: everybody',
    'who: everybody',
    '"everybody" is nobody',
  ),
  here(
    'an unknown chapter',
    'chapters: [7]',
    'chapters: [11]',
    'chapters: [11]',
    'There are the chapters 7 and 13',
  ),
  here(
    'a condition that cannot be read',
    'only if: hours > 5 or $debtor == 2',
    'only if: hours = 5',
    'only if: hours = 5',
    'Please write ==',
  ),
  here(
    'a condition on an unknown field',
    'only if: hours > 5 or $debtor == 2',
    'only if: hour > 5',
    'only if: hour > 5',
    'There is no field "hour" beside this one',
  ),
  here(
    'a condition on a field outside of the entry',
    'only if: hasToys == yes',
    'only if: hasToys == yes and has == yes',
    'only if: hasToys == yes and',
    'There is no field "has" beside this one',
  ),
  here(
    'a condition on an unknown question',
    'pets.has == yes and',
    'pest.has == yes and',
    'pest.has',
    'There is no question "pest"',
  ),
  here(
    'a condition on an unknown field of a question',
    'pets.has == yes and',
    'pets.had == yes and',
    'pets.had',
    'The question "pets" has no field "had"',
  ),
  here(
    'a question that names a bare field',
    'pets.has == yes and',
    'has == yes and',
    'only if: has == yes and',
    'Of which question is "has"?',
  ),
  here(
    'a field that looks at another question',
    'only if: hours > 5 or $debtor == 2',
    'only if: pets.has == yes',
    'only if: pets.has == yes\n          - key: badge',
    'A field cannot look at another question',
  ),
  here(
    'an unknown part of the case',
    'not $joint',
    'not $married',
    '$married',
    '"$married" is unknown',
  ),
  here(
    '$debtor in a question of the household',
    'only if: has == yes\n            fields',
    'only if: has == yes and $debtor == 1\n            fields',
    '$debtor == 1',
    '$debtor says nothing here',
  ),
  here(
    'a value that yes or no does not have',
    'only if: hasToys == yes',
    'only if: hasToys == yes and hasToys != userNeedsHelp',
    'userNeedsHelp',
    '"hasToys" is never userNeedsHelp. There are: yes, no',
  ),
  here(
    'a value that the choices do not have',
    'kind: list\n                item: toy\n                only if: hasToys == yes',
    'kind: list\n                item: toy\n                only if: colour in [red, green]',
    'green',
    '"colour" is never green. There are: red, blue',
  ),
  here(
    'a chapter that there is not',
    'not $joint',
    '$chapter == 11',
    '$chapter == 11',
    '"$chapter" is never 11',
  ),
  here(
    'a word where there is a number',
    'hours > 5 or',
    'hours > five or',
    'hours > five',
    '"hours" is never five',
  ),
  here(
    'more than, of a choice',
    'only if: hasToys == yes',
    'only if: hasToys == yes or hasToys > 1',
    'hasToys > 1',
    'only ==, !=, in, not in can stand there',
  ),
  here(
    'a comparison with a date',
    'hours > 5 or',
    'until == 5 or',
    'until == 5',
    '"Until" has neither choices nor a number',
  ),
  here(
    'fields that wait for one another',
    'key: hours\n            label: Hours\n',
    'key: hours\n            label: Hours\n            only if: night == yes\n',
    'only if: night',
    'These fields wait for one another: hours → night → hours',
  ),
  here(
    'a field that waits for itself',
    'hours > 5 or',
    'night == no or',
    'night == no',
    'These fields wait for one another: night → night',
  ),
  here(
    'questions that wait for one another',
    'question: pets\n',
    'question: pets\n        only if: work.night == yes\n',
    'only if: work.night',
    'These questions wait for one another: pets → work → pets',
  ),
  here(
    'a group that waits for its question',
    'group: firstGroup\n',
    'group: firstGroup\n    only if: cars.has == yes\n',
    'only if: cars.has',
    'These questions wait for one another: cars → cars',
  ),
  here(
    'questions of a record that look elsewhere',
    'carDetails.loans',
    'pets.has',
    'only if: pets.has == yes\n                fields',
    'There is no question "pets"',
  ),
  here(
    'a name over 29 letters',
    'name: Work',
    'name: Work, work, work, work, work, wo',
    'name: Work, work',
    'has 32 letters',
  ),
  here(
    'a list without a gate',
    'kind: list\n            item: pet\n            required: yes\n            only if: has == yes\n',
    'kind: list\n            item: pet\n            required: yes\n',
    'key: animals',
    'Whoever has nothing for the list "animals" cannot say so',
  ),
  here(
    'a list behind a No',
    'required: yes\n            only if: has == yes\n',
    'required: yes\n            only if: has == no\n',
    'key: animals',
    'cannot say so',
  ),
  here(
    'a list behind what was not said',
    'required: yes\n            only if: has == yes\n',
    'required: yes\n            only if: not has == no\n',
    'key: animals',
    'cannot say so',
  ),
  here(
    'a list behind a Yes that is only one of two ways',
    'required: yes\n            only if: has == yes\n',
    'required: yes\n            only if: has == yes or $joint\n',
    'key: animals',
    'cannot say so',
  ),
  here(
    'a list in a list without a gate',
    '                only if: hasToys == yes\n',
    '',
    'key: toys',
    'Whoever has nothing for the list "toys" cannot say so',
  ),
  here(
    'records without a gate',
    '            item: car\n            only if: has == yes\n',
    '            item: car\n',
    'key: list',
    'Whoever has nothing for the list "list" cannot say so',
  ),
  here(
    'a list of a record without a gate',
    '                only if: carDetails.loans == yes\n',
    '',
    'key: debts',
    'Whoever has nothing for the list "debts" cannot say so',
  ),
  here(
    'a key with other letters',
    'key: badge',
    'key: badge_no',
    'key: badge_no',
    '"badge_no" cannot be a key',
  ),
  here(
    'a key that begins large',
    'key: badge',
    'key: Badge',
    'key: Badge',
    '"Badge" cannot be a key',
  ),
  ...[
    'id',
    'parentId',
    'navigation',
    'navigationCar',
    'userNeedsHelp',
    'helpNote',
    'notSure',
    'not',
    'constructor',
  ].map((key) =>
    here(
      `the key ${key}`,
      'key: badge',
      `key: ${key}`,
      `key: ${key}\n`,
      `"${key}" cannot be a key: the program uses this word itself`,
    ),
  ),
  here(
    "a question called like the program's own",
    'question: carDetails',
    'question: navigation',
    'question: navigation',
    '"navigation" cannot be a key',
  ),
  here(
    'records in a list',
    'key: colour\n                label: Colour\n                kind: dropdown\n                choices: colours',
    'key: colour\n                label: Colour\n                kind: records\n                item: car\n                only if: hasToys == yes\n                questions: [x]',
    'key: colour',
    'Records can stand only directly in a question',
  ),
  here(
    'records in records',
    'key: make\n                    label: Make\n                    kind: text\n                    max length: 40',
    'key: make\n                    label: Make\n                    kind: records\n                    item: car\n                    questions: [x]',
    'key: make',
    'Records can stand only directly in a question',
  ),
  here(
    'a question of a record for each debtor',
    'summary: Car\n',
    'summary: Car\n                who: each debtor\n',
    'who: each debtor\n                description',
    '"who" is not something that a question of a record has',
  ),
  here(
    'a number that is none',
    'minutes: 5',
    'minutes: five',
    'minutes: five',
    'a whole number is expected, not "five"',
  ),
  here(
    'a most below the least',
    'max: 24',
    'max: 0',
    'max: 0',
    'The most, 0, is below the least, 1',
  ),
  here(
    'more rows than an answer can hold',
    'item: toy\n                only if: hasToys == yes',
    'item: toy\n                rows: 201',
    'rows: 201',
    'a number from 1 to 200',
  ),
  here(
    'more entries than an answer can hold',
    'item: toy\n',
    'item: toy\n                most: 201\n',
    'most: 201',
    'a number from 1 to 200',
  ),
  here(
    'rows that are fixed, and a most of them',
    'item: toy\n                only if: hasToys == yes',
    'item: toy\n                rows: 4\n                most: 3',
    'most: 3',
    '"rows:" and "most:" contradict one another',
  ),
  here(
    'more decimals than a number holds',
    'max: 24',
    'max: 24\n            decimals: 9',
    'decimals: 9',
    'a number from 0 to 8',
  ),
  here('no length of digits', '            length: 4\n', '', 'key: badge', 'how many digits'),
  here(
    'required, but not so',
    'required: yes\n            ask',
    'required: true\n            ask',
    'required: true',
    'is followed by yes, or is left out',
  ),
  here(
    'a date with a latest that nobody knows',
    'future: yes',
    'latest: tomorrow',
    'latest: tomorrow',
    'only today-18y is understood',
  ),
  here(
    'a date of the future and of the past',
    'future: yes',
    'future: yes\n            latest: today-18y',
    'latest: today-18y',
    'contradict one another',
  ),
  here(
    'an alias',
    'ask: Pets\n            help: Pets',
    'ask: &pets Pets\n            help: *pets',
    'help: *pets',
    'An alias (*) is not understood',
  ),
  here('no YAML', 'name: Work', 'name: "Work', 'name: "Work', 'This cannot be read as YAML'),
  here(
    'the order of another section',
    'order: 1',
    'order: 0',
    'order: 0',
    'The order of sections begins with 1',
  ),
  isKnown(
    'blocks.yaml',
    'a block in itself',
    '- key: zip\n    label: ZIP\n    kind: zip',
    '- use: ADDR\n  - key: zip\n    label: ZIP\n    kind: zip',
    'use: ADDR',
    'The block "ADDR" stands in itself: ADDR → ADDR',
  ),
  isKnown(
    'blocks.yaml',
    'a block that nothing uses',
    'ADDR:',
    'NAME:\n  - key: x\nADDR:',
    'NAME:',
    'Nothing uses "NAME"',
  ),
  isKnown(
    'blocks.yaml',
    'a block that is no list',
    'ADDR:\n  - key: street\n    label: Street\n    kind: text\n  - key: zip\n    label: ZIP\n    kind: zip',
    'ADDR: Street',
    'ADDR: Street',
    'a list of fields is expected',
  ),
  isKnown(
    'blocks.yaml',
    'an unknown kind in a block',
    'kind: zip',
    'kind: zipcode',
    'kind: zipcode',
    '"zipcode" is no kind of field',
  ),
  isKnown(
    'choices.yaml',
    'choices that nothing uses',
    'colours:',
    'sizes:\n  small: Red\ncolours:',
    'sizes:',
    'Nothing uses "sizes"',
  ),
  isKnown(
    'choices.yaml',
    'a choice without words',
    'red: Red',
    'red:',
    'red:',
    'What do people read for "red"?',
  ),
  isKnown(
    'choices.yaml',
    'a choice without words for one person',
    'red: Red',
    'red:\n    joint: Red',
    'red:',
    'What do people read for "red"?',
  ),
  isKnown(
    'choices.yaml',
    'a choice for a reader whom nobody knows',
    'red: Red',
    'red:\n    joint: Red\n    debtor 3: Blue',
    'debtor 3',
    '"debtor 3" is not something that a choice has',
  ),
  isKnown(
    'choices.yaml',
    'a choice that cannot be kept',
    'red: Red',
    'dark red: Red',
    'dark red',
    '"dark red" cannot be kept as a choice',
  ),
  isKnown(
    'words.es.yaml',
    'a sentence that nothing says',
    'Red:',
    'Green: Verde\nRed:',
    'Green',
    'Nothing says "Green" in English any more',
  ),
  isKnown(
    'words.es.yaml',
    'a sentence without Spanish words',
    'Hours: Hours (es)',
    'Hours:',
    'Hours:',
    'The Spanish for "Hours" is missing',
  ),
  isKnown(
    'words.es.yaml',
    'a Spanish label over 29 letters',
    'Hours: Hours (es)',
    'Hours: Horas de trabajo por cada día ñ',
    'Hours:',
    'has 31 letters',
  ),
]

test.each(refusals)('refuses $what', ({ in: file, replace, by, at, says }) => {
  const source = changed(file, replace, by)
  const result = compile(source)
  const text = source[file]!
  expect(text, 'the place of the fault').toContain(at)
  const line = text.slice(0, text.indexOf(at)).split('\n').length
  const messages = 'faults' in result ? result.faults.map(faultLine) : []
  expect(messages).toContainEqual(expect.stringContaining(says))
  expect(messages.find((sentence) => sentence.includes(says))).toMatch(
    new RegExp(`^content/1/${file.replaceAll('.', '\\.')}:${line}: `),
  )
})

test.each([
  [29, true],
  [30, false],
])('accepts a name of %i characters in any Unicode form: %s', (letters, isAccepted) => {
  const name = `Work ${'𝒲'.repeat(letters - 5)}`
  const named = changed(section, 'name: Work', `name: ${name}`)
  const result = compile({
    ...named,
    'words.es.yaml': `${named['words.es.yaml']}${name}: Trabajo\n`,
  })
  expect('content' in result).toBe(isAccepted)
})

test('accepts other texts of a choice for a single debtor and for debtor 2', () => {
  const findColours = (lines: string) =>
    sound(changed('choices.yaml', 'red: Red', lines)).sections[0]?.groups[0]?.questions[0]
      ?.fields[1]?.fields?.[0]?.options
  const [joint, single, second] = ['Red', 'Hours', 'Night'].map((en) => ({ en, es: `${en} (es)` }))
  expect(findColours('red: Red')?.[0]).toEqual({ value: 'red', label: joint })
  expect(findColours('red:\n    joint: Red\n    single: Hours\n    debtor 2: Night')?.[0]).toEqual({
    value: 'red',
    label: joint,
    single,
    second,
  })
  expect(findColours('red:\n    joint: Red\n    debtor 2: Night')?.[0]).toEqual({
    value: 'red',
    label: joint,
    second,
  })
})

test('reports only the fault of an unreadable file', () => {
  const result = compile(changed(section, 'name: Work', 'name: Work: more'))
  expect('faults' in result && result.faults.map(({ path, line }) => [path, line])).toEqual([
    ['content/1/01-first.yaml', 55],
  ])
})

test('does not report a word as unused if a faulty line may use it', () => {
  const result = compile(changed(section, 'kind: dropdown', 'kind: list of colours'))
  expect('faults' in result && result.faults.map(faultLine)).toEqual([
    expect.stringContaining('"list of colours" is no kind of field'),
  ])
})

test('reports faults in line order', () => {
  const result = compile(
    changed(
      section,
      'only if: has == yes\n            fields',
      'only if: had == yes\n            felds',
    ),
  )
  const lines = 'faults' in result ? result.faults.map(({ line }) => line) : []
  expect(lines.length).toBeGreaterThan(2)
  expect(lines).toEqual(lines.toSorted((a, b) => a - b))
})

test('reports a sentence without Spanish once, at its first use', () => {
  const result = compile({
    ...soundSource,
    'words.es.yaml': soundSource['words.es.yaml']!.replace('Pets: Pets (es)\n', ''),
  })
  expect('faults' in result && result.faults.map(faultLine)).toEqual([
    'content/1/01-first.yaml:12: There is no Spanish for "Pets" in content/1/words.es.yaml.',
  ])
})

test('refuses two sections with the same order or name', () => {
  const result = compile({ ...soundSource, '02-second.yaml': soundSource[section]! })
  const messages = 'faults' in result ? result.faults.map(faultLine) : []
  expect(messages).toContain('content/1/02-second.yaml:2: Another section has the order 1 too.')
  expect(messages).toContain(
    'content/1/02-second.yaml:1: The key "first" is taken: a section in content/1/01-first.yaml, line 1, has it.',
  )
  expect(messages).toContain(
    'content/1/02-second.yaml:7: The key "firstGroup" is taken: a group in content/1/01-first.yaml, line 7, has it.',
  )
})

test('reports a file that is not a section', () => {
  const result = compile({ ...soundSource, 'notes.yaml': 'section: x' })
  expect('faults' in result && faultLine(result.faults[0]!)).toContain('content/1/notes.yaml:1: ')
  expect('faults' in result && result.faults.map(faultLine)).toContainEqual(
    expect.stringContaining('This file would be lost'),
  )
})

test('does not require a Yes for a list with a fixed number of rows', () => {
  const source = changed(
    section,
    'item: toy\n                only if: hasToys == yes',
    'item: toy\n                rows: 6',
  )
  expect(sound(source).sections[0]?.groups[0]?.questions[0]?.fields[1]?.fields?.[2]).toMatchObject({
    key: 'toys',
    fixed: 6,
  })
})

test('accepts the condition of a question as the gate of its lists, but not of lists in entries', () => {
  const lines = changed(
    section,
    'question: pets\n',
    'question: pets\n        only if: cars.has == yes\n',
  )
  const open = {
    ...lines,
    [section]: lines[section]!.replace(
      'required: yes\n            only if: has == yes\n',
      'required: yes\n',
    ),
  }
  expect(compile(open)).toHaveProperty('content')
  const inner = {
    ...open,
    [section]: open[section].replace('                only if: hasToys == yes\n', ''),
  }
  const result = compile(inner)
  expect('faults' in result && result.faults.map(({ sentence }) => sentence)).toEqual([
    expect.stringContaining('"toys"'),
  ])
})
