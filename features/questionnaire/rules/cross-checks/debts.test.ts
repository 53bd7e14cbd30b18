import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Content } from '../content/content.ts'
import type { CheckedPlace } from './cross-check.ts'
import type { JsonObject } from '../content/model.ts'
import {
  cosignedWithoutName,
  familyPaidBack,
  listedTwice,
  findTakenWithoutSeizure,
} from './debts.ts'
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

const legal: CheckedPlace = { questionKey: 'fhLegalCheck' }
const taken = (takenOn: string) => ({ deficiencies: { debts: [{ id: 'd', takenOn }] } })
const rowsX16: readonly Row[] = [
  ['eleven months ago', { ...taken('12/2025'), fhLegalCheck: { seizures: 'no' } }, legal],
  ['this month', { ...taken('11/2026'), fhLegalCheck: { seizures: 'no' } }, legal],
  ['nothing', { fhLegalCheck: { seizures: 'no' } }, undefined],
  ['twelve months ago', { ...taken('11/2025'), fhLegalCheck: { seizures: 'no' } }, undefined],
  ['listed', { ...taken('12/2025'), fhLegalCheck: { seizures: 'yes' } }, undefined],
  ['a month that is none', { ...taken('13/2025'), fhLegalCheck: { seizures: 'no' } }, undefined],
]

const lent = (relationship: string, madePayments: string) => ({
  familyLoans: { debts: [{ id: 'f', relationship, madePayments }] },
})
const rowsX21: readonly Row[] = [
  ...['parent', 'child', 'sibling', 'grandparent', 'otherRelative', 'businessPartner'].map(
    (relationship): Row => [
      `a ${relationship} who was paid`,
      { ...lent(relationship, 'yes'), fhPaymentsCheck: { insiderPayments: 'no' } },
      { questionKey: 'fhPaymentsCheck' },
    ],
  ),
  ['nobody', { fhPaymentsCheck: { insiderPayments: 'no' } }, undefined],
  ['a friend', { ...lent('friend', 'yes'), fhPaymentsCheck: { insiderPayments: 'no' } }, undefined],
  [
    'nothing paid',
    { ...lent('parent', 'no'), fhPaymentsCheck: { insiderPayments: 'no' } },
    undefined,
  ],
  ['listed', { ...lent('parent', 'yes'), fhPaymentsCheck: { insiderPayments: 'yes' } }, undefined],
]

const cosigned = (hasCosigner: string) => ({ cosignedDebts: { debts: [{ id: 'c', hasCosigner }] } })
const rowsX34: readonly Row[] = [
  [
    'no name is given',
    { ...cosigned('no'), otherCosigners: { has: 'no' } },
    { questionKey: 'otherCosigners' },
  ],
  ['no debt', { otherCosigners: { has: 'no' } }, undefined],
  ['named beside the debt', { ...cosigned('yes'), otherCosigners: { has: 'no' } }, undefined],
  ['named among the others', { ...cosigned('no'), otherCosigners: { has: 'yes' } }, undefined],
  ['no answer', cosigned('no'), undefined],
]

const card = (creditorName: string, accountLast4: string) => ({
  id: 'c',
  creditorName,
  accountLast4,
})
const rowsX50: readonly Row[] = [
  [
    'a card and a judgment',
    {
      creditCards: { debts: [card('Harbor Bank', '1234')] },
      judgmentDebts: { debts: [card('Harbor Bank, N.A.', '1234'), card('harbor-bank ', '1234')] },
    },
    { questionKey: 'judgmentDebts' },
  ],
  [
    'the later one, inside its record',
    {
      realEstate: {
        has: 'yes',
        properties: [
          {
            id: 'h00001',
            propertyLoans: {
              has: 'yes',
              loans: [{ ...card('Harbor', '1234'), loanKind: 'second' }],
            },
          },
        ],
      },
      ownedVehicles: {
        has: 'yes',
        vehicles: [{ id: 'v00001', vehicleLoans: { has: 'yes', loans: [card('Harbor', '1234')] } }],
      },
    },
    { questionKey: 'ownedVehicles', record: 'v00001', subQuestion: 'vehicleLoans' },
  ],
  [
    'a judgment, and its lien',
    {
      judgmentDebts: { debts: [card('Harbor', '1234')] },
      liens: { liens: [card('Harbor', '1234')] },
      realEstate: {
        has: 'yes',
        properties: [
          {
            id: 'h00001',
            propertyLoans: {
              has: 'yes',
              loans: [{ ...card('Harbor', '1234'), loanKind: 'judgment' }],
            },
          },
        ],
      },
    },
    undefined,
  ],
  [
    'another number',
    {
      creditCards: { debts: [card('Harbor', '1234')] },
      judgmentDebts: { debts: [card('Harbor', '1235')] },
    },
    undefined,
  ],
  [
    'no number',
    {
      creditCards: { debts: [card('Harbor', '')] },
      judgmentDebts: { debts: [card('Harbor', '')] },
    },
    undefined,
  ],
  [
    'no name',
    { creditCards: { debts: [card('', '1234')] }, judgmentDebts: { debts: [card('', '1234')] } },
    undefined,
  ],
  [
    'one list',
    { creditCards: { debts: [card('Harbor', '1234'), card('Harbor', '1234')] } },
    undefined,
  ],
]

describe.each([
  ['X16', findTakenWithoutSeizure, rowsX16],
  ['X21', familyPaidBack, rowsX21],
  ['X34', cosignedWithoutName, rowsX34],
  ['X50', listedTwice, rowsX50],
] as const)('check %s warns exactly when answers about debts disagree', (_id, find, rows) => {
  for (const [sentence, answers, place, kind] of rows) {
    test(sentence, () => {
      expect(find(testAnswers(content, answers, kind))).toEqual(place)
    })
  }
})
