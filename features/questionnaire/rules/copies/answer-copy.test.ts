// spec: questionnaire#copy, questionnaire#copy-privacy
import { describe, expect, test } from 'vitest'
import type { PdfLine } from '#lib/pdf-document.ts'
import { allSteps } from '#lib/steps.ts'
import { answerCopy, type AnswerCopy, type HandedIn } from './answer-copy.ts'
import type { Content, ContentQuestion } from '../content/content.ts'
import type { JsonObject } from '../content/model.ts'
import { testContent, testField, testQuestion } from '../content/test-content.ts'

const inBoth = (en: string, es = en) => ({ en, es })
const address = testField({
  key: 'address',
  kind: 'group',
  label: inBoth('Home address', 'Dirección'),
  fields: [
    testField({ key: 'street', kind: 'text' }),
    testField({ key: 'unit', kind: 'text' }),
    testField({ key: 'city', kind: 'text' }),
    testField({ key: 'zip', kind: 'zip', length: 5 }),
  ],
})
const home = testQuestion({
  key: 'homeAddress',
  who: 'each',
  fields: [
    address,
    testField({ key: 'movedIn', kind: 'month' }),
    testField({ key: 'keepPrivate', kind: 'yn', sensitive: true }),
  ],
})
const others = testQuestion({
  key: 'earlierHomes',
  fields: [
    testField({ key: 'has', kind: 'yn' }),
    testField({
      key: 'homes',
      kind: 'array',
      item: inBoth('home', 'casa'),
      condition: { of: { field: 'has' }, is: '==', value: 'yes' },
      fields: [address],
    }),
  ],
})
const numbers = testQuestion({
  key: 'numbers',
  who: 'each',
  fields: [
    testField({ key: 'ssn', kind: 'ssn', sensitive: true }),
    testField({ key: 'born', kind: 'date', sensitive: true }),
    testField({ key: 'safety', kind: 'currency', sensitive: true }),
    testField({ key: 'rent', kind: 'currency' }),
  ],
})
const pets = testQuestion({
  key: 'pets',
  name: inBoth('Pets', 'Mascotas'),
  fields: [
    testField({ key: 'has', kind: 'yn', label: inBoth('Any pets?', '¿Tiene mascotas?') }),
    testField({ key: 'name', kind: 'text' }),
  ],
})
const food = testQuestion({
  key: 'petFood',
  condition: { of: { question: 'pets', field: 'has' }, is: '==', value: 'yes' },
  fields: [testField({ key: 'cost', kind: 'currency' })],
})

const getContent = (...groups: readonly (readonly ContentQuestion[])[]): Content => ({
  version: 1,
  documents: [],
  sections: [
    {
      systemName: 'one',
      order: 1,
      name: inBoth('Section one', 'Sección uno'),
      description: inBoth('First'),
      minutes: 5,
      groups: groups.map((questions, at) => ({
        key: `g${at}`,
        name: inBoth(`Group ${at}`),
        description: inBoth('Of it'),
        questions,
      })),
    },
  ],
})

function getCopy(
  content: Content,
  answers: Readonly<Record<string, JsonObject>>,
  change: Partial<HandedIn> = {},
) {
  return allSteps(
    answerCopy({
      content,
      shape: { version: 1, joint: true, chapter: 7 },
      names: { 1: 'Ana Ruiz', 2: 'Leo Ruiz' },
      language: 'en',
      answers: new Map(Object.entries(answers)),
      firmName: 'Hollis & Reyes',
      caseNumber: '26-10442',
      submittedBy: 'Leo Ruiz',
      reader: 2,
      sections: content.sections.map(({ systemName }) => systemName),
      keepsHomes: false,
      submittedAt: new Date('2026-11-22T04:30:00Z'),
      timeZone: 'America/New_York',
      number: 2,
      ...change,
    }),
  )
}

/** Rows such as '2 heading', 'paragraph' and 'label: text', indented by two spaces per level. */
const toRows = (lines: readonly PdfLine[], depth = 0): readonly string[] =>
  lines.flatMap(({ label, text, lines: below }) => [
    `${'  '.repeat(depth)}${label}: ${text}`,
    ...toRows(below ?? [], depth + 1),
  ])
const getParts = ({ parts }: AnswerCopy): readonly string[] =>
  parts.flatMap((part) =>
    part.kind === 'heading'
      ? [`${part.level} ${part.text}`]
      : part.kind === 'paragraph'
        ? [part.text]
        : toRows(part.lines),
  )
const getSections = (copy: AnswerCopy) =>
  getParts(copy).slice(getParts(copy).findIndex((row) => row.startsWith('2 ')))
const about =
  'This is what you told your attorney, as it was when you submitted it. It lists only what was answered. It does not include later changes.'

describe('the top of the copy', () => {
  test('shows who submitted what and when, in the time zone of the firm', () => {
    expect(getParts(getCopy(getContent([pets]), {}))).toEqual([
      'Case of: Ana Ruiz and Leo Ruiz',
      'Case number: 26-10442',
      'Law firm: Hollis & Reyes',
      'Submission number: 2',
      'Submitted by: Leo Ruiz',
      'Submitted on: November 21, 2026 at 11:30 PM EST',
      about,
      'No answers were submitted.',
    ])
  })

  test('shows the same in Spanish, without a case number that is not known yet', () => {
    const copy = getCopy(
      getContent([pets]),
      { pets: { has: 'yes' } },
      { language: 'es', caseNumber: null },
    )
    expect([copy.title, copy.fileName, copy.header, copy.pageNumber]).toEqual([
      'Sus respuestas',
      'Sus respuestas, 21 de noviembre de 2026 (2).pdf',
      'Hollis & Reyes | Caso de Ana Ruiz y Leo Ruiz',
      'Página {page} de {of}',
    ])
    expect(getParts(copy).slice(0, 2)).toEqual([
      'Caso de: Ana Ruiz y Leo Ruiz',
      'Bufete de abogados: Hollis & Reyes',
    ])
    expect(getSections(copy)).toEqual(['2 Sección uno', '3 Mascotas', '¿Tiene mascotas?: Sí'])
  })

  test('shows one name in a single case', () => {
    const copy = getCopy(getContent([pets]), {}, { names: { 1: 'Ana Ruiz', 2: '' } })
    expect([copy.fileName, copy.header, copy.pageNumber]).toEqual([
      'Your answers, November 21, 2026 (2).pdf',
      'Hollis & Reyes | Case of Ana Ruiz',
      'Page {page} of {of}',
    ])
  })
})

test.each([
  ['en', 1, 'Your answers, November 21, 2026.pdf'],
  ['en', 3, 'Your answers, November 21, 2026 (3).pdf'],
  ['es', 1, 'Sus respuestas, 21 de noviembre de 2026.pdf'],
  ['es', 3, 'Sus respuestas, 21 de noviembre de 2026 (3).pdf'],
] as const)('in %s, names the file of submission number %i %s', (language, number, fileName) =>
  expect(getCopy(getContent([pets]), {}, { language, number }).fileName).toBe(fileName),
)

describe('an answer in the copy', () => {
  test('is under its section, group and question; unanswered questions are left out', () => {
    expect(
      getSections(
        getCopy(getContent([pets, home], [numbers]), {
          pets: { has: 'yes', name: '' },
          homeAddress_d2: { movedIn: '05/2020' },
          numbers_d1: { rent: 900 },
        }),
      ),
    ).toEqual([
      '2 Section one',
      '3 Group 0',
      '4 Pets',
      'Any pets?: Yes',
      '4 About homeAddress (Leo Ruiz)',
      'The movedIn: 05/2020',
      '3 Group 1',
      '4 About numbers (Ana Ruiz)',
      'The rent: $900.00',
    ])
  })

  test('shows all levels of records', () => {
    const vehicles = [
      {
        id: 'aaaaaa',
        vehicleDetails: { make: 'Honda', year: '2018' },
        vehicleLoans: {
          has: 'yes',
          loans: [{ id: 'bbbbbb', creditorName: 'Acme', amountOwed: 10 }],
        },
      },
    ]
    expect(
      getSections(getCopy(testContent, { ownedVehicles: { has: 'yes', vehicles } })).slice(-9),
    ).toEqual(
      [
        'The has: Yes',
        'Add your vehicles: ',
        '  Vehicle 1: 2018 Honda',
        '    About vehicleDetails: ',
        '      The make: Honda',
        '      The year: 2018',
        '    About vehicleLoans: ',
        '      The has: Yes',
        '      The loans: ',
        '        Loan 1: Acme',
        '          The creditorName: Acme',
        '          The amountOwed: $10.00',
      ].slice(-9),
    )
  })

  test('is left out if its question is skipped', () => {
    expect(
      getSections(
        getCopy(getContent([pets, food]), { pets: { has: 'no' }, petFood: { cost: 20 } }),
      ),
    ).toEqual(['2 Section one', '3 Pets', 'Any pets?: No'])
    expect(
      getSections(
        getCopy(getContent([pets, food]), { pets: { has: 'yes' }, petFood: { cost: 20 } }),
      ),
    ).toContain('The cost: $20.00')
  })
})

describe('a private value in the copy', () => {
  const stored = { $kept: 'mark' }

  test('is masked if it is a number or date, otherwise left out, and a note says so', () => {
    const rows = getParts(
      getCopy(getContent([numbers]), {
        numbers_d1: { ssn: stored, born: stored, safety: stored, rent: 900 },
      }),
    )
    expect(rows.slice(-6)).toEqual([
      'For your safety, some answers are left out of this copy. Your attorney has them.',
      '2 Section one',
      '3 About numbers (Ana Ruiz)',
      'The ssn: XXX-XX-XXXX',
      'The born: XX/XX/XXXX',
      'The rent: $900.00',
    ])
    expect(rows).toContain(
      'For your safety, Social Security numbers and some dates are not printed. Your attorney has them.',
    )
  })

  test('is never printed, even if an answer contains the plain value', () => {
    expect(
      JSON.stringify(
        getCopy(getContent([numbers]), {
          numbers_d1: { ssn: '987654321', born: '04/12/1979', safety: 5150, rent: 900 },
        }),
      ),
    ).not.toMatch(/987|1979|5,150/)
  })

  test('is not mentioned if there is none', () => {
    expect(
      getParts(getCopy(getContent([numbers]), { numbers_d1: { rent: 900 } })).filter((row) =>
        row.includes('safety'),
      ),
    ).toEqual([])
  })
})

describe('a section that was not submitted', () => {
  const two = getContent([pets])
  const content: Content = {
    ...two,
    sections: [
      ...two.sections,
      {
        ...two.sections[0]!,
        systemName: 'two',
        name: inBoth('Section two'),
        groups: [
          { key: 'g1', name: inBoth('Food'), description: inBoth('Of it'), questions: [food] },
        ],
      },
    ],
  }
  const answers = { pets: { has: 'yes' }, petFood: { cost: 40 } }

  test('is left out of the copy, but decides what is asked in other sections', () => {
    expect(getSections(getCopy(content, answers, { sections: ['two'] }))).toEqual([
      '2 Section two',
      '3 About petFood',
      'The cost: $40.00',
    ])
    expect(
      getParts(getCopy(content, { ...answers, pets: { has: 'no' } }, { sections: ['two'] })).at(-1),
    ).toBe('No answers were submitted.')
  })

  test('contains the homes that are withheld in other sections', () => {
    const homes = getContent([home])
    const split: Content = {
      ...homes,
      sections: [
        ...homes.sections,
        {
          ...homes.sections[0]!,
          systemName: 'two',
          groups: [
            { key: 'g1', name: inBoth('Pets'), description: inBoth('Of it'), questions: [pets] },
          ],
        },
      ],
    }
    const rows = getParts(
      getCopy(
        split,
        {
          homeAddress_d1: { address: { street: '7 Elm St', city: 'Riverton' } },
          pets: { has: 'yes', name: 'Rex of 7 Elm Street' },
        },
        { keepsHomes: true, sections: ['two'] },
      ),
    ).join('\n')
    expect(rows).toContain('The name: Left out')
    expect(rows).not.toMatch(/elm|homeAddress/i)
  })
})

describe('a home address in the copy', () => {
  const keepPrivate = { $kept: 'mark' }
  const keeping = { keepsHomes: true } as const
  const answers = {
    homeAddress_d1: {
      address: { street: '7 Elm St.', unit: '2', city: 'Riverton', zip: '12345' },
      movedIn: '05/2020',
      keepPrivate,
    },
    homeAddress_d2: {
      address: { street: '9 Oak Ave', city: 'Lakewood', zip: '54321' },
      keepPrivate,
    },
    earlierHomes: {
      has: 'yes',
      homes: [
        { id: 'aaaaaa', address: { street: '7 ELM ST', city: 'Riverton', zip: '12345' } },
        { id: 'bbbbbb', address: { street: '1 Main St', city: 'Springfield', zip: '11111' } },
      ],
    },
  }
  const content = getContent([home, others])

  test('is left out everywhere, for both debtors, if one of them must keep it private', () => {
    const rows = getParts(getCopy(content, answers, keeping))
    expect(rows.join('\n')).not.toMatch(/elm|riverton|12345|oak|lakewood|54321|keepPrivate/i)
    expect(rows.slice(-12)).toEqual(
      [
        'For your safety, home addresses are left out of this copy. Your attorney has them.',
        '2 Section one',
        '3 About homeAddress (Ana Ruiz)',
        'Home address: Left out',
        'The movedIn: 05/2020',
        '3 About homeAddress (Leo Ruiz)',
        'Home address: Left out',
        '3 About earlierHomes',
        'The has: Yes',
        'The homes: ',
        '  Home 1: Left out',
        '    Home address: Left out',
        '  Home 2: 1 Main St',
        '    Home address: 1 Main St, Springfield, 11111',
      ].slice(-12),
    )
  })

  test('is left out if another answer contains only its street', () => {
    const rows = getParts(
      getCopy(
        getContent([home, pets]),
        { homeAddress_d1: answers.homeAddress_d1, pets: { has: 'yes', name: '7 Elm St' } },
        keeping,
      ),
    ).join('\n')
    expect(rows).toContain('The name: Left out')
    expect(rows).not.toMatch(/elm/i)
  })

  const hiddenHome = {
    street: '77 N. Hidden Hollow Rd.',
    unit: '3',
    city: 'Secretville',
    zip: '12999',
  }
  test.each<[string, JsonObject, JsonObject]>([
    [
      'with its last word written out',
      hiddenHome,
      { street: '77 Hidden Hollow Road', city: 'Secretville', zip: '12999' },
    ],
    [
      'with its direction written out',
      hiddenHome,
      { street: '77 North Hidden Hollow Rd', city: 'Secretville' },
    ],
    [
      'with its unit behind it',
      { ...hiddenHome, street: '77 Hidden Hollow' },
      { street: '77 HIDDEN HOLLOW ROAD APT 3', zip: '12999-1234' },
    ],
    [
      'with a wrong letter',
      hiddenHome,
      { street: '77 Hiden Holow Rd', city: 'Secretvile', zip: '12999' },
    ],
    ['with accents', { ...hiddenHome, street: '77 Peña Hidden' }, { street: '77 Pena Hidden' }],
    [
      'without its street',
      { city: 'Secretville', zip: '12999' },
      { city: 'SECRETVILLE', zip: '12999' },
    ],
    [
      'behind its apartment',
      { ...hiddenHome, street: 'Apt 4, 77 Hidden Hollow Rd' },
      { street: '77 Hidden Hollow Rd', zip: '12999' },
    ],
    [
      'behind its apartment and a stroke',
      { ...hiddenHome, street: '4B/77 Hidden Hollow Rd' },
      { street: '77 Hidden Hollow Rd' },
    ],
    [
      'with a letter apart',
      { ...hiddenHome, street: '77B Hidden Hollow Rd' },
      { street: '77-B Hidden Hollow Rd' },
    ],
    [
      'with half a number',
      { ...hiddenHome, street: '77 1/2 Hidden Hollow' },
      { street: '77½ Hidden Hollow' },
    ],
    [
      'without half a number',
      { ...hiddenHome, street: '77½ Hidden Hollow' },
      { street: '77 Hidden Hollow' },
    ],
    ['the other way round', hiddenHome, { street: 'Hidden Hollow 77' }],
    [
      'with a number of two parts',
      { ...hiddenHome, street: '77-15 37th Ave' },
      { street: '7715 37th Hidden Ave' },
    ],
    [
      'as a box',
      { street: 'PO Box 9001', city: 'Secretville' },
      { street: 'P.O. Box 9001', city: 'Secretville' },
    ],
  ])('is left out in another spelling: %s', (_, spelled, otherSpelling) => {
    const given = {
      homeAddress_d1: { address: spelled, keepPrivate },
      earlierHomes: { has: 'yes', homes: [{ id: 'aaaaaa', address: otherSpelling }] },
      pets: { has: 'yes', name: `Rex, of ${JSON.stringify(spelled['street'] ?? 'nowhere')}` },
    }
    const rows = getParts(getCopy(getContent([home, others, pets]), given, keeping)).join('\n')
    expect(rows).not.toMatch(/hidd?en|hollow|secretv|12999|9001|pe[nñ]a/i)
    expect(rows).toContain('Home 1: Left out')
  })

  test.each([
    ['77 Saint James Pl.', 'St. James 77'],
    ['9 Mt. Vernon St', '9 Mount Vernon St'],
    ['500 1st Ave', '500 First Ave'],
    ['12 County Road 9', '12 CR 9'],
    ['12 Co. Rd. 9', '12 County Rd 9'],
  ])('recognizes %s as %s', (street, otherStreet) => {
    const given = {
      homeAddress_d1: { address: { street } },
      pets: { has: 'yes', name: `Rex of ${otherStreet}` },
    }
    expect(getParts(getCopy(getContent([home, pets]), given, keeping))).toContain(
      'The name: Left out',
    )
  })

  test('is left out together with its parcel number', () => {
    const lots = testQuestion({
      key: 'lots',
      fields: [
        address,
        testField({ key: 'isHomestead', kind: 'yn' }),
        testField({ key: 'parcelId', kind: 'text' }),
      ],
    })
    const lot = (street: string, isHomestead = 'no') =>
      getParts(
        getCopy(
          getContent([home, lots]),
          {
            homeAddress_d1: { address: hiddenHome },
            lots: {
              address: { street, city: 'Springfield', zip: '11111' },
              isHomestead,
              parcelId: 'P-1',
            },
          },
          keeping,
        ),
      ).join('\n')
    expect(
      [lot('77 Hidden Hollow'), lot('1 Main St', 'yes')].map((rows) => rows.includes('P-1')),
    ).toEqual([false, false])
    expect(lot('1 Main St')).toContain('The parcelId: P-1')
  })

  test('does not affect other addresses', () => {
    const elsewhere = [
      { street: '77 Main St', city: 'Springfield', zip: '11111' },
      { street: '7 Hidden Hollow Rd', city: 'Springfield', zip: '11111' },
      { street: '12 Main St', city: 'Secretville', zip: '12999' },
    ]
    const given = {
      homeAddress_d1: { address: hiddenHome, keepPrivate },
      earlierHomes: {
        has: 'yes',
        homes: elsewhere.map((address, at) => ({ id: `aaaaa${at}`, address })),
      },
      pets: { has: 'yes', name: 'Rex, 77 of age' },
    }
    const rows = getParts(getCopy(getContent([home, others, pets]), given, keeping)).join('\n')
    for (const { street } of elsewhere) expect(rows).toContain(street)
    expect(rows).toContain('Rex, 77 of age')
  })

  test('is printed if no one asked to keep it private', () => {
    const rows = getParts(getCopy(content, answers))
    expect(rows).toContain('Home address: 7 Elm St., 2, Riverton, 12345')
    expect(rows.filter((row) => row.includes('safety'))).toEqual([])
  })

  test('is mentioned as left out even if it was not given, without the request for privacy', () => {
    expect(
      getParts(
        getCopy(content, { homeAddress_d1: { movedIn: '05/2020', keepPrivate } }, keeping),
      ).slice(-4),
    ).toEqual([
      'For your safety, home addresses are left out of this copy. Your attorney has them.',
      '2 Section one',
      '3 About homeAddress (Ana Ruiz)',
      'The movedIn: 05/2020',
    ])
  })
})
