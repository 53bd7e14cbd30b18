// spec: questionnaire#copy, questionnaire#copy-privacy
import { describe, expect, test } from 'vitest'
import type { JsonObject } from '../content/model.ts'
import { testField, testQuestion } from '../content/test-content.ts'
import { address, home, others, pets, getContent, getCopy, getParts } from './test-answer-copies.ts'

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

  test('is left out everywhere, for both debtors, if one of them asked to keep it private', () => {
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

  test('is left out of another answer that contains only its street', () => {
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
  ])('is left out even if it is spelled differently: %s', (_, spelled, otherSpelling) => {
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
  ])('recognizes that the address %s is the same as %s', (street, otherStreet) => {
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

  test('does not cause other addresses to be left out', () => {
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

  test('is shown if no debtor asked to keep it private', () => {
    const rows = getParts(getCopy(content, answers))
    expect(rows).toContain('Home address: 7 Elm St., 2, Riverton, 12345')
    expect(rows.filter((row) => row.includes('safety'))).toEqual([])
  })

  test('is reported as left out even if it was not given, and the request for privacy is not shown', () => {
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
