import { expect, test } from 'vitest'
import { faultLine } from './faults.ts'
import { changed, soundSource } from './test-source.ts'
import { section, compile, sound } from './test-compiling.ts'

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

test('converts condition values to the type of their field, such as numbers for amounts and a boolean for $joint', () => {
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

test('compiles a block with a key to a group field, and a block without a key to its separate fields', () => {
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

test('requests the documents of a field with its question, and keeps the lines of forms', () => {
  const [pets, , cars] = sound().sections[0]?.groups[0]?.questions ?? []
  expect(pets?.documents).toEqual(['petPapers'])
  expect(cars?.fields[1]?.sub?.[0]?.documents).toEqual(['carPapers'])
  expect(pets?.forms).toEqual(['101:1'])
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

test.each([
  [29, true],
  [30, false],
])(
  'checks whether a name of %i characters is accepted, counting Unicode characters: %s',
  (letters, isAccepted) => {
    const name = `Work ${'𝒲'.repeat(letters - 5)}`
    const named = changed(section, 'name: Work', `name: ${name}`)
    const result = compile({
      ...named,
      'words.es.yaml': `${named['words.es.yaml']}${name}: Trabajo\n`,
    })
    expect('content' in result).toBe(isAccepted)
  },
)

test('accepts different texts of a choice for a single debtor and for debtor 2', () => {
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

test('reports no other fault if a file cannot be read', () => {
  const result = compile(changed(section, 'name: Work', 'name: Work: more'))
  expect('faults' in result && result.faults.map(({ path, line }) => [path, line])).toEqual([
    ['content/1/01-first.yaml', 55],
  ])
})

test('does not report a shared list or text as unused if a line with a fault may use it', () => {
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

test('reports a sentence without a translation once, at the line that uses it first', () => {
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
    expect.stringContaining('This file would be ignored'),
  )
})

test('accepts a list without a Yes or No question if its number of rows is fixed', () => {
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
