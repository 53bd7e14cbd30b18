import { expect, test } from 'vitest'
import { compileContent } from './compile.ts'
import { faultLine } from './faults.ts'
import { changed, getFiles, soundSource } from './test-source.ts'

const compile = (source: Readonly<Record<string, string>>) =>
  compileContent(1, 'content/1', getFiles(source))
const both = (en: string) => ({ en, es: `${en} (es)` })

test('finds the fields of document conditions in lists and records, also several at once', () => {
  const result = compile(soundSource)
  if ('faults' in result) throw new Error(result.faults.map(faultLine).join('\n'))
  expect(
    result.content.documents.map(({ key, condition, ...rest }) => [key, condition, rest]),
  ).toEqual([
    [
      'petPapers',
      {
        any: [
          { of: { question: 'pets', path: ['animals', 'colour'] }, is: '==', value: 'red' },
          { of: { question: 'pets', path: ['animals', 'toys', 'price'] }, is: '>', value: 20 },
        ],
      },
      {
        reason: 'petPapers',
        asksFor: ['property.insurance', 'property.claims'],
        because: both('You have a pet.'),
        each: both('One for each pet.'),
      },
    ],
    [
      'petPapers',
      {
        all: [
          {
            of: { question: 'pets', path: ['animals', 'toys', 'price'], sum: true },
            is: '>',
            value: 100,
          },
          { of: { question: 'work', path: ['hours'] }, is: '<', value: 5 },
        ],
      },
      {
        reason: 'petPapers.toys',
        asksFor: ['property.insurance'],
        eachDebtor: true,
        because: both('You have toys.'),
      },
    ],
    [
      'carPapers',
      {
        all: [
          {
            any: [
              ['pets', 'has'],
              ['cars', 'has'],
              ['cars', 'list', 'carDetails', 'loans'],
            ].map(([question, ...path]) => ({ of: { question, path }, is: '==', value: 'yes' })),
          },
          { not: { of: { context: 'joint' }, is: '==', value: true } },
        ],
      },
      {
        reason: 'carPapers',
        asksFor: ['vehicles.title'],
        onlySuggests: true,
        because: both('You have a car.'),
      },
    ],
  ])
})

test('refuses a document condition that reads a private field', () => {
  const result = compile({
    ...changed(
      '01-first.yaml',
      'kind: number\n            min: 1',
      'kind: number\n            private: yes\n            min: 1',
    ),
  })
  expect('faults' in result && result.faults.map(faultLine)).toEqual([
    expect.stringMatching(/^content\/1\/documents\.yaml:10: "work\.hours" is private/),
  ])
})

/**
 * Each row has the reason, the replaced text, its replacement, a text in the reported line, and the
 * fault sentence.
 */
const refusals: ReadonlyArray<
  readonly [what: string, replace: string, by: string, at: string, says: string]
> = [
  [
    'an unknown line of a document',
    'only suggests',
    'just suggests',
    'just suggests',
    '"just suggests" is not something that a document has',
  ],
  [
    'a document called by two words',
    'document: carPapers',
    'document: car papers',
    'car papers',
    'A document is named by its key, one word',
  ],
  [
    'a reason called by two words',
    'reason: toys',
    'reason: some toys',
    'some toys',
    'A reason is named by its key, one word',
  ],
  [
    'a second reason that equals the first',
    '  reason: toys\n',
    '',
    'document: petPapers\n  asks for: [property.insurance]',
    'There is another entry of "petPapers" without a "reason:" line',
  ],
  [
    'a second reason of the same name',
    'document: carPapers',
    'document: petPapers\n  reason: toys',
    'reason: toys\n  asks for: [vehicles',
    'There is another entry of "petPapers" with "reason: toys"',
  ],
  [
    'a document that all clients need',
    'document: carPapers',
    'document: photoId',
    'photoId',
    '"photoId" is never requested by answers',
  ],
  [
    'nothing of the list',
    'vehicles.title',
    'vehicles.titles',
    'vehicles.titles',
    '"vehicles.titles" is nothing in the list of requested documents',
  ],
  [
    'a whole folder',
    'vehicles.title',
    'vehicles',
    'asks for: [vehicles]',
    '"vehicles" is nothing in the list',
  ],
  [
    'a certificate',
    'vehicles.title',
    'certificate-credit-counseling',
    'certificate-credit',
    '"certificate-credit-counseling" is nothing in the list',
  ],
  [
    'no condition',
    '  when: any of [pets.has, cars.has, cars.list[].carDetails.loans] == yes and not $joint\n',
    '',
    'document: carPapers',
    'There is no "when:" line here',
  ],
  [
    'a condition that breaks off',
    '== yes and not $joint',
    '==',
    'when: any',
    'The condition breaks off',
  ],
  [
    'no sentence',
    '  because: You have a car.\n',
    '',
    'document: carPapers',
    'There is no "because:" line here',
  ],
  ['an unknown question', 'pets.has,', 'pest.has,', 'when: any', 'There is no question "pest"'],
  [
    'an unknown field',
    'pets.has,',
    'pets.had,',
    'when: any',
    'The question "pets" has no field "had"',
  ],
  ['a bare question', 'pets.has,', 'pets,', 'when: any', 'Of which question is "pets"?'],
  ['a list without its brackets', 'cars.list[]', 'cars.list', 'when: any', 'please write list[]'],
  ['brackets behind what is no list', 'pets.has,', 'pets.has[],', 'when: any', '"has" is no list'],
  [
    'an unknown question of records',
    'carDetails.loans',
    'carDetail.loans',
    'when: any',
    'The records "list" have no question "carDetail"',
  ],
  [
    'records without a field',
    'list[].carDetails.loans',
    'list[].carDetails',
    'when: any',
    'Of which field of "carDetails"?',
  ],
  [
    'a field below a field',
    'pets.has,',
    'pets.has.more,',
    'when: any',
    '"has" has nothing below it',
  ],
  [
    'a value that a choice does not have',
    'colour == red',
    'colour == green',
    'when: pets',
    'is never green',
  ],
  [
    'a sum of what is no number',
    'sum(pets.animals[].toys[].price)',
    'sum(pets.animals[].colour)',
    'when: sum',
    '"Colour" is no number',
  ],
  [
    "one debtor's answer of a case",
    '  each debtor: yes\n',
    '',
    'when: sum',
    '"work.hours" is each debtor\'s own',
  ],
  [
    "a case's answer of each debtor",
    ' and work.hours < 5',
    '',
    'when: sum',
    "Nothing here is each debtor's own",
  ],
]

test.each(refusals)('refuses %s', (_, replace, by, at, says) => {
  const source = changed('documents.yaml', replace, by)
  const result = compile(source)
  const line = source['documents.yaml']!.split(at)[0]!.split('\n').length
  const messages =
    'faults' in result
      ? result.faults.map(faultLine).filter((sentence) => sentence.includes(says))
      : []
  expect(messages).toEqual([
    expect.stringMatching(new RegExp(`^content/1/documents\\.yaml:${line}: `)),
  ])
})

test('reports a text where the list of documents is expected', () => {
  const result = compile({ ...soundSource, 'documents.yaml': 'document: petPapers' })
  expect('faults' in result && result.faults.map(faultLine)).toContainEqual(
    expect.stringMatching(/^content\/1\/documents\.yaml:1: Here a list of documents is expected/),
  )
})
