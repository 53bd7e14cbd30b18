import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Content } from '../content/content.ts'
import type { CheckedPlace } from './cross-check.ts'
import type { JsonObject } from '../content/model.ts'
import {
  addressGap,
  communityState,
  communityStates,
  householdSizeDiffers,
  impossibleNumber,
  oldCourse,
} from './household.ts'
import { testAnswers, type TestCase } from './test-answers.ts'

const content = JSON.parse(
  readFileSync(new URL('../../content/compiled/1.json', import.meta.url), 'utf8'),
) as Content
type Row = readonly [
  sentence: string,
  answers: Readonly<Record<string, JsonObject>>,
  place: CheckedPlace | undefined,
  kind?: TestCase,
]

const places = (...all: readonly JsonObject[]) => ({
  has: 'yes',
  places: all.map((place, number) => ({ id: `p${number}`, ...place })),
})
const atHistory: CheckedPlace = { questionKey: 'addressHistory_d1' }
const rowsX28: readonly Row[] = [
  [
    'here for three years',
    { homeAddress_d1: { movedIn: '12/2023' }, addressHistory_d1: { has: 'no' } },
    undefined,
  ],
  [
    'here for a month less',
    { homeAddress_d1: { movedIn: '01/2024' }, addressHistory_d1: { has: 'no' } },
    undefined,
  ],
  [
    'here for two months less',
    { homeAddress_d1: { movedIn: '02/2024' }, addressHistory_d1: { has: 'no' } },
    atHistory,
  ],
  [
    'two months between',
    {
      homeAddress_d1: { movedIn: '06/2025' },
      addressHistory_d1: places({ from: '01/2019', to: '03/2025' }),
    },
    atHistory,
  ],
  [
    'one month between',
    {
      homeAddress_d1: { movedIn: '06/2025' },
      addressHistory_d1: places({ from: '01/2019', to: '04/2025' }),
    },
    undefined,
  ],
  [
    'covered by two',
    {
      homeAddress_d1: { movedIn: '06/2025' },
      addressHistory_d1: places(
        { from: '05/2024', to: '06/2025' },
        { from: '01/2019', to: '05/2024' },
      ),
    },
    undefined,
  ],
  [
    'an address without its months',
    {
      homeAddress_d1: { movedIn: '06/2025' },
      addressHistory_d1: places({ from: '05/2024', to: '06/2025' }, {}),
    },
    undefined,
  ],
  [
    'an address without its last month',
    {
      homeAddress_d1: { movedIn: '06/2025' },
      addressHistory_d1: places({ from: '05/2024', to: '06/2025' }, { from: '01/2019' }),
    },
    undefined,
  ],
  [
    'a debtor 2 who lived there too',
    {
      homeAddress_d1: { movedIn: '06/2025' },
      addressHistory_d1: places({ from: '01/2019', to: '05/2025', spouseToo: 'yes' }),
      homeAddress_d2: { movedIn: '06/2025' },
      addressHistory_d2: { has: 'no' },
    },
    undefined,
    { joint: true },
  ],
  [
    'a debtor 2 who did not',
    {
      homeAddress_d1: { movedIn: '06/2025' },
      addressHistory_d1: places({ from: '01/2019', to: '05/2025', spouseToo: 'no' }),
      homeAddress_d2: { movedIn: '06/2025' },
      addressHistory_d2: { has: 'no' },
    },
    { questionKey: 'addressHistory_d2' },
    { joint: true },
  ],
  ['no answer about earlier addresses', { homeAddress_d1: { movedIn: '06/2025' } }, undefined],
]

const wed = {
  maritalStatus: { status: 'married', marriedOn: '06/10/2020' },
  communityProperty: { has: 'no' },
}
const inTexas = { address: { state: 'TX' } }
const rowsX30: readonly Row[] = [
  ['lives in Texas', { ...wed, homeAddress_d1: inTexas }, { questionKey: 'communityProperty' }],
  [
    'left Texas after the wedding',
    { ...wed, addressHistory_d1: places({ ...inTexas, to: '07/2020' }) },
    { questionKey: 'communityProperty' },
  ],
  [
    'left Texas before',
    { ...wed, addressHistory_d1: places({ ...inTexas, to: '06/2020' }) },
    undefined,
  ],
  [
    'left Texas, no answer about the wedding',
    {
      ...wed,
      maritalStatus: { status: 'married' },
      addressHistory_d1: places({ ...inTexas, to: '07/2020' }),
    },
    undefined,
  ],
  [
    'not married',
    { ...wed, maritalStatus: { status: 'divorced' }, homeAddress_d1: inTexas },
    undefined,
  ],
  ['answered', { ...wed, communityProperty: { has: 'yes' }, homeAddress_d1: inTexas }, undefined],
  ['another state', { ...wed, homeAddress_d1: { address: { state: 'IL' } } }, undefined],
]

const people = (has: string, ...all: readonly JsonObject[]) =>
  has === 'yes'
    ? { has, people: all.map((person, number) => ({ id: `p${number}`, ...person })) }
    : { has }
const size = (peopleInHousehold: number) => ({
  householdSize: { peopleInHousehold },
  dependents: people('no'),
  otherHousehold: people('no'),
  maritalStatus: { status: 'neverMarried' },
})
const rowsX38: readonly Row[] = [
  ['one alone', size(1), undefined],
  ['one too many', size(2), { questionKey: 'householdSize' }],
  [
    'a spouse who lives there left out',
    { ...size(1), maritalStatus: { status: 'married', liveTogether: 'yes' } },
    { questionKey: 'householdSize' },
  ],
  [
    'a spouse who lives elsewhere',
    { ...size(1), maritalStatus: { status: 'separated', liveTogether: 'no' } },
    undefined,
  ],
  [
    'children who live there left out',
    { ...size(2), dependents: people('yes', { livesWithYou: 'yes' }, { livesWithYou: 'yes' }) },
    { questionKey: 'householdSize' },
  ],
  [
    'a child who lives elsewhere, counted or not',
    { ...size(2), dependents: people('yes', { livesWithYou: 'no' }) },
    undefined,
  ],
  [
    'a roommate who does not share, counted or not',
    { ...size(1), otherHousehold: people('yes', { sharesBudget: 'no' }) },
    undefined,
  ],
  [
    'a roommate who shares, left out',
    { ...size(1), otherHousehold: people('yes', { sharesBudget: 'yes' }) },
    { questionKey: 'householdSize' },
  ],
  ['no answer about others', { ...size(5), otherHousehold: people('userNeedsHelp') }, undefined],
]

const rowsX39: readonly Row[] = [
  [
    '181 days ago',
    { creditCounseling_d2: { completedOn: '05/23/2026' } },
    { questionKey: 'creditCounseling_d2' },
  ],
  [
    '181 days ago, and filed since',
    { creditCounseling_d2: { completedOn: '05/23/2026' } },
    undefined,
    { isFiled: true },
  ],
  ['180 days ago', { creditCounseling_d2: { completedOn: '05/24/2026' } }, undefined],
  ['a day that is none', { creditCounseling_d2: { completedOn: '02/30/2020' } }, undefined],
]

const ids = (kind: string) => ({ taxIdKind: kind })
const numbered = (first: string, second?: string, kind = 'ssn'): TestCase => ({
  joint: true,
  numbers: { [`taxIds_d1|/${kind}`]: first, ...(second && { 'taxIds_d2|/ssn': second }) },
})
const rowsX44: readonly Row[] = [
  ['a number that may be', { taxIds_d1: ids('ssn') }, undefined, numbered('123456789')],
  ...['000456789', '666456789', '923456789'].map((number): Row => [
    `one that begins as ${number}`,
    { taxIds_d1: ids('ssn') },
    { questionKey: 'taxIds_d1' },
    numbered(number),
  ]),
  ['an ITIN', { taxIds_d1: ids('itin') }, undefined, numbered('923456789', undefined, 'itin')],
  [
    'an ITIN that does not begin with 9',
    { taxIds_d1: ids('itin') },
    { questionKey: 'taxIds_d1' },
    numbered('823456789', undefined, 'itin'),
  ],
  [
    'the same for both',
    { taxIds_d1: ids('ssn'), taxIds_d2: ids('ssn') },
    { questionKey: 'taxIds_d2' },
    numbered('123456789', '123456789'),
  ],
  [
    'two numbers',
    { taxIds_d1: ids('ssn'), taxIds_d2: ids('ssn') },
    undefined,
    numbered('123456789', '123456780'),
  ],
  [
    'a number of another choice than now',
    { taxIds_d1: ids('none') },
    undefined,
    numbered('000456789'),
  ],
  ['half a number', { taxIds_d1: ids('ssn') }, undefined, numbered('000')],
]

describe.each([
  ['X28', addressGap, rowsX28],
  ['X30', communityState, rowsX30],
  ['X38', householdSizeDiffers, rowsX38],
  ['X39', oldCourse, rowsX39],
  ['X44', impossibleNumber, rowsX44],
] as const)(
  'check %s warns exactly when answers about the household disagree',
  (_id, find, rows) => {
    for (const [sentence, answers, place, kind] of rows) {
      test(sentence, () => {
        expect(find(testAnswers(content, answers, kind))).toEqual(place)
      })
    }
  },
)

test('the community property states are the same as the choices of the question', () => {
  const question = content.sections
    .flatMap(({ groups }) => groups.flatMap(({ questions }) => questions))
    .find(({ key }) => key === 'communityProperty')
  const state = question?.fields
    .flatMap(({ fields = [] }) => fields)
    .find(({ key }) => key === 'state')
  expect(state?.options?.map(({ value }) => value)).toEqual(communityStates)
})
