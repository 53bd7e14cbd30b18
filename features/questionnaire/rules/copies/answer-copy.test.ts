// spec: questionnaire#copy, questionnaire#copy-privacy
import { describe, expect, test } from 'vitest'
import type { Content } from '../content/content.ts'
import { testContent } from '../content/test-content.ts'
import {
  inBoth,
  home,
  numbers,
  pets,
  food,
  getContent,
  getCopy,
  getParts,
  getSections,
  about,
} from './test-answer-copies.ts'

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
] as const)('in %s, the file of submission number %i is named %s', (language, number, fileName) =>
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

  test('shows the answers of records at all levels', () => {
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

  test('is never shown, even if an answer contains the real value instead of a reference', () => {
    expect(
      JSON.stringify(
        getCopy(getContent([numbers]), {
          numbers_d1: { ssn: '987654321', born: '04/12/1979', safety: 5150, rent: 900 },
        }),
      ),
    ).not.toMatch(/987|1979|5,150/)
  })

  test('is not mentioned in a note if there is no private value', () => {
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

  test('is left out of the copy, but its answers decide which questions of other sections are shown', () => {
    expect(getSections(getCopy(content, answers, { sections: ['two'] }))).toEqual([
      '2 Section two',
      '3 About petFood',
      'The cost: $40.00',
    ])
    expect(
      getParts(getCopy(content, { ...answers, pets: { has: 'no' } }, { sections: ['two'] })).at(-1),
    ).toBe('No answers were submitted.')
  })

  test('can contain the home address that is left out in other sections', () => {
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
