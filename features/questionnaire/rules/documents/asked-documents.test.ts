// spec: questionnaire#documents-asked, questionnaire#documents-known
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { decidingQuestions, listDocumentNeeds } from './asked-documents.ts'
import type { Content } from '../content/content.ts'
import { listInstances } from '../instances.ts'
import type { KnownState } from '../progress/progress.ts'
import type { Shape } from '../shape.ts'
import { type Given, has, record } from './test-asked-documents.ts'
import { incomeExamples } from './test-income-documents.ts'
import { propertyExamples } from './test-property-documents.ts'
import { debtExamples } from './test-debt-documents.ts'

const content = JSON.parse(
  readFileSync(new URL('../../content/compiled/1.json', import.meta.url), 'utf8'),
) as Content
const single: Shape = { version: 1, joint: false, chapter: 7 }
const joint: Shape = { version: 1, joint: true, chapter: 7 }

const complete: KnownState = { disabled: false, complete: true, resolution: null }

function wishes(shape: Shape, given: Given, changed: Readonly<Record<string, KnownState>> = {}) {
  const states = new Map(
    [...listInstances(content, shape).keys()].map(
      (key) => [key, changed[key] ?? complete] as const,
    ),
  )
  return listDocumentNeeds({ content, shape, states, answers: new Map(Object.entries(given)) })
}

/** Returns the requested documents in the form 'document by reason', without duplicates. */
function wanted(shape: Shape, given: Given): readonly string[] {
  return [
    ...new Set(
      wishes(shape, given)
        .filter((need) => need.wanted === true)
        .map(
          ({ templateKey, debtor, because, isOptional }) =>
            `${templateKey}${debtor === null ? '' : ` of ${debtor}`} by ${because.key}${isOptional ? ', if there is one' : ''}`,
        ),
    ),
  ]
}

const met = [...incomeExamples, ...propertyExamples, ...debtExamples]

test.each(met)('asks for documents because of %s', (_, given, expected) =>
  expect(wanted(single, given).toSorted()).toEqual(expected.toSorted()),
)

test('covers all reasons of document rules with these examples', () => {
  const reasons = new Set(wishes(single, {}).map(({ because }) => because.key))
  expect(
    new Set(
      met.flatMap(([, given]) =>
        wishes(single, given)
          .filter((need) => need.wanted === true)
          .map(({ because }) => because.key),
      ),
    ),
  ).toEqual(reasons)
})

test.each<readonly [what: string, given: Given]>([
  ['nothing of all that', {}],
  [
    'no job',
    {
      employment_d1: { status: 'retired' },
      pastJobs_d1: { has: 'no' },
      sixMonthIncome_d1: { rows: [{ wages: 0 }, {}] },
    },
  ],
  ['a job of long ago', { pastJobs_d1: { has: 'yes', jobs: [{ inLast6Months: 'no' }] } }],
  [
    'a list behind a Yes that became a No',
    {
      ownedVehicles: { has: 'no', vehicles: [record('vehicleLoans', has)] },
      recreational: { has: 'no', items: [{ hasLoan: 'yes' }] },
    },
  ],
  [
    'help that is wanted',
    { taxDebts: { has: 'userNeedsHelp' }, cbCardsCheck: { studentLoans: 'userNeedsHelp' } },
  ],
  [
    'other ways to live, other troubles',
    {
      housingSituation: { kind: 'family' },
      urgentProblems: { problems: ['utility', 'repossession', 'license', 'none'] },
    },
  ],
  [
    'nothing earned, nothing paid',
    {
      incomeHistory_d1: { wagesThisYear: 0 },
      otherIncome_d1: { pension: 0, ssGets: 'no' },
      specialExpenses: { careOfFamily: 0 },
    },
  ],
  ['costs of family safety', { specialExpenses: { familySafety: 300 } }],
  ['term life insurance', { insurancePolicies: { items: [{ kind: 'termLife' }] } }],
])('requests no document: %s', (_, given) => {
  expect(wanted(single, given)).toEqual([])
  expect(wishes(single, given).every((need) => need.wanted === false)).toBe(true)
})

describe('in a joint case', () => {
  test.each<readonly [what: string, given: Given, asked: readonly string[]]>([
    [
      'each is asked for their own',
      { employment_d2: { status: 'employed' } },
      ['income.pay-stubs-60-days of 2 by payStubs', 'income.pay-stubs-6-months of 2 by payStubs'],
    ],
    [
      'the app of one is asked of that one',
      { maCashCheck: { paymentApps: 'yes' }, paymentApps: { apps: [{ owner: 'debtor2' }] } },
      ['money.cash-apps of 2 by appStatements'],
    ],
    [
      'the app of both is asked of both',
      { maCashCheck: { paymentApps: 'yes' }, paymentApps: { apps: [{ owner: 'both' }] } },
      ['money.cash-apps of 1 by appStatements', 'money.cash-apps of 2 by appStatements'],
    ],
    [
      'the business of one',
      { businesses: { has: 'yes', list: [record('businessBasics', { ownerDebtor: 'debtor1' })] } },
      [
        'income.self-employment of 1 by profitLoss.business',
        'property.business by businessRecords',
      ],
    ],
    [
      'support owed to one',
      {
        opOwedCheck: { supportOwedToYou: 'yes' },
        supportOwedToYou: { items: [{ owedTo: 'debtor2' }] },
      },
      ['income.support-received of 2 by supportOrders.received'],
    ],
  ])('requests documents from the right debtor: %s', (_, given, expected) =>
    expect(wanted(joint, given)).toEqual(expected),
  )
})

describe('while answers are incomplete', () => {
  const open: KnownState = { disabled: false, complete: false, resolution: null }
  const reading = (
    given: Given,
    changed: Readonly<Record<string, KnownState>>,
    key: string,
    shape = single,
  ) =>
    wishes(shape, given, changed)
      .filter(({ because }) => because.key === key)
      .map((need) => need.wanted)

  test('does not use the incomplete answers', () => {
    expect(reading({ taxDebts: has }, { taxDebts: open }, 'taxNotices')).toEqual([null])
    expect(reading({ taxDebts: { has: 'no' } }, { taxDebts: open }, 'taxNotices')).toEqual([null])
  })
  test('requests the document if one part of an "any" condition is true, and leaves it undecided if only one part is known to be false', () => {
    expect(
      reading({ sdLoansCheck: { itemLoans: 'yes' } }, { cbCardsCheck: open }, 'loanStatements'),
    ).toEqual([true])
    expect(
      reading({ sdLoansCheck: { itemLoans: 'no' } }, { cbCardsCheck: open }, 'loanStatements'),
    ).toEqual([null])
  })
  test('does not request the document if one part of an "all" condition is false', () => {
    expect(
      reading(
        { opOwedCheck: { supportOwedToYou: 'no' } },
        { supportOwedToYou: open },
        'supportOrders.received',
        joint,
      ),
    ).toEqual([false, false])
    expect(
      reading(
        { opOwedCheck: { supportOwedToYou: 'yes' } },
        { supportOwedToYou: open },
        'supportOrders.received',
        joint,
      ),
    ).toEqual([null, null])
  })
  test('ignores the old answer of a skipped question and treats the question as answered', () => {
    expect(
      reading(
        { rentalDetails: { evictionJudgment: 'yes' } },
        { rentalDetails: { ...open, disabled: true } },
        'evictionPapers',
      ),
    ).toEqual([false])
  })
  test('uses the values that were given in a question that the firm resolved, and treats missing values as unknown', () => {
    const settled: KnownState = { ...open, resolution: 'leftToUs' }
    expect(reading({ taxDebts: has }, { taxDebts: settled }, 'taxNotices')).toEqual([true])
    expect(
      reading({ taxDebts: { has: 'userNeedsHelp' } }, { taxDebts: settled }, 'taxNotices'),
    ).toEqual([null])
    expect(reading({}, { taxDebts: settled }, 'taxNotices')).toEqual([null])
    expect(
      reading(
        { rentalDetails: { evictionJudgment: 'userNeedsHelp' } },
        { rentalDetails: settled },
        'evictionPapers',
      ),
    ).toEqual([true])
  })
})

test('finds the questions that decide about documents, but only in the given sections', () => {
  const all = content.sections.map(({ systemName }) => systemName)
  const looked = (sections: readonly string[]) => {
    const deciding = decidingQuestions(content, joint, new Set(sections))
    return ['employment_d2', 'ownedVehicles', 'legalName_d1'].filter((key) => deciding.has(key))
  }
  expect([looked(all), looked(all.filter((section) => section !== 'vehicles'))]).toEqual([
    ['employment_d2', 'ownedVehicles'],
    ['employment_d2'],
  ])
})
