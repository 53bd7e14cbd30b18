// spec: questionnaire#documents-asked, questionnaire#documents-known
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { decidingQuestions, listDocumentNeeds } from './asked-documents.ts'
import type { Content } from '../content/content.ts'
import { listInstances } from '../answers/instances.ts'
import type { JsonObject } from '../content/model.ts'
import type { KnownState } from '../progress/progress.ts'
import type { Shape } from '../answers/shape.ts'

const content = JSON.parse(
  readFileSync(new URL('../../content/compiled/1.json', import.meta.url), 'utf8'),
) as Content
const single: Shape = { version: 1, joint: false, chapter: 7 }
const joint: Shape = { version: 1, joint: true, chapter: 7 }

type Given = Readonly<Record<string, JsonObject>>

const complete: KnownState = { disabled: false, complete: true, resolution: null }

function wishes(shape: Shape, given: Given, changed: Readonly<Record<string, KnownState>> = {}) {
  const states = new Map(
    [...listInstances(content, shape).keys()].map(
      (key) => [key, changed[key] ?? complete] as const,
    ),
  )
  return listDocumentNeeds({ content, shape, states, answers: new Map(Object.entries(given)) })
}

/** Needs in the form 'leaf by reason', without duplicates. */
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

const has = { has: 'yes' }
const record = (sub: string, data: JsonObject): JsonObject => ({
  id: 'aaaaaa',
  [sub]: data,
  [`navigation_${sub}`]: { isEnabled: true, isRequired: true, isCompleted: true },
})
const payStubs = [
  'income.pay-stubs-60-days of 1 by payStubs',
  'income.pay-stubs-6-months of 1 by payStubs',
]
const homeOwner = ['home.deed by deeds', 'home.tax-and-value by propertyValue']

const met: ReadonlyArray<readonly [what: string, given: Given, asked: readonly string[]]> = [
  ['a job', { employment_d1: { status: 'employed' } }, payStubs],
  ['a job beside a business', { employment_d1: { status: 'both' } }, payStubs],
  [
    'a job of the last six months',
    { pastJobs_d1: { ...has, jobs: [{ inLast6Months: 'no' }, { inLast6Months: 'yes' }] } },
    payStubs,
  ],
  [
    'wages in the last six months',
    { sixMonthIncome_d1: { rows: [{ wages: 0 }, { wages: 310.5 }] } },
    payStubs,
  ],
  [
    'the job of a spouse who does not file',
    { employment_d2: { status: 'employed' } },
    payStubs.map((template) => `${template}.ofSpouse`),
  ],
  ...[
    'wagesThisYear',
    'businessThisYear',
    'wagesLastYear',
    'businessLastYear',
    'wagesPriorYear',
    'businessPriorYear',
  ].map(
    (field) =>
      [field, { incomeHistory_d1: { [field]: 1 } }, ['income.w2-1099 of 1 by w2s']] as const,
  ),
  ...['ssGets', 'assistGets'].map(
    (field) =>
      [
        field,
        { otherIncome_d1: { [field]: 'yes' } },
        ['income.benefits of 1 by benefitLetters'],
      ] as const,
  ),
  ...['unemployment', 'pension', 'vaDisability', 'workersComp', 'privateDisability'].map(
    (field) =>
      [
        field,
        { otherIncome_d1: { [field]: 12 } },
        ['income.benefits of 1 by benefitLetters'],
      ] as const,
  ),
  [
    'work for oneself',
    { selfEmployment_d1: has },
    ['income.self-employment of 1 by profitLoss.selfEmployed'],
  ],
  [
    'a business',
    { businesses: has },
    ['income.self-employment of 1 by profitLoss.business', 'property.business by businessRecords'],
  ],
  [
    'a place that is rented out',
    { rentalIncome: has },
    ['income.rental by profitLoss.rentals', 'property.contracts by leases.rentedOut'],
  ],
  [
    'child support that comes in',
    { otherIncome_d1: { childSupportReceived: 200 } },
    ['income.support-received of 1 by supportOrders.received'],
  ],
  [
    'benefits of a spouse who does not file',
    { otherIncome_d2: { pension: 12 } },
    ['income.benefits of 1 by benefitLetters.ofSpouse'],
  ],
  [
    'their work for themselves',
    { selfEmployment_d2: has },
    ['income.self-employment of 1 by profitLoss.selfEmployed.ofSpouse'],
  ],
  [
    'child support that comes in for them',
    { otherIncome_d2: { childSupportReceived: 200 } },
    ['income.support-received of 1 by supportOrders.received.ofSpouse'],
  ],
  [
    'alimony that comes in',
    { otherIncome_d1: { alimonyReceived: 200 } },
    ['income.support-received of 1 by supportOrders.received'],
  ],
  [
    'support that is owed to one',
    { opOwedCheck: { supportOwedToYou: 'yes' } },
    ['income.support-received of 1 by supportOrders.received'],
  ],
  ['tax debts', { taxDebts: has }, ['debts.tax by taxNotices']],
  [
    'a bank account',
    { maCashCheck: { bankAccounts: 'yes' } },
    ['money.bank-statements by bankStatements'],
  ],
  [
    'an account that was closed',
    { fhAccountsCheck: { closedAccounts: 'yes' } },
    ['money.bank-statements by bankStatements'],
  ],
  [
    'a payment app',
    { maCashCheck: { paymentApps: 'yes' } },
    ['money.cash-apps of 1 by appStatements'],
  ],
  ['crypto', { maCashCheck: { crypto: 'yes' } }, ['money.investments by investmentStatements']],
  [
    'investments',
    { maInvestCheck: { investments: 'yes' } },
    ['money.investments by investmentStatements'],
  ],
  [
    'bonds',
    { maInvestCheck: { bondsNotes: 'yes' } },
    ['money.investments by investmentStatements'],
  ],
  [
    'an annuity',
    { maRetireCheck: { annuities: 'yes' } },
    ['money.investments by investmentStatements'],
  ],
  [
    'a retirement plan',
    { maRetireCheck: { retirement: 'yes' } },
    ['money.retirement by retirementStatements'],
  ],
  [
    'school savings',
    { maRetireCheck: { educationSavings: 'yes' } },
    ['money.education by educationAccountStatements'],
  ],
  ['a home of one’s own', { realEstate: has }, homeOwner],
  [
    'a loan on one of two homes',
    {
      realEstate: {
        ...has,
        properties: [record('propertyLoans', { has: 'no' }), record('propertyLoans', has)],
      },
    },
    [...homeOwner, 'home.mortgage by mortgageStatements'],
  ],
  [
    'a home that is insured',
    { realEstate: { ...has, properties: [record('propertyCosts', { insured: 'yes' })] } },
    [...homeOwner, 'home.insurance by homeInsurance'],
  ],
  [
    'a question of a record that is not asked',
    {
      realEstate: {
        ...has,
        properties: [
          {
            propertyLoans: has,
            navigation_propertyLoans: { isEnabled: false, isRequired: true, isCompleted: true },
          },
        ],
      },
    },
    homeOwner,
  ],
  ['a home that is rented', { housingSituation: { kind: 'rent' } }, ['home.lease by leases.home']],
  ['a vehicle that is leased', { leasedVehicles: has }, ['vehicles.loan by leases.vehicle']],
  ['a contract', { contracts: has }, ['property.contracts by leases.contract']],
  [
    'a judgment of eviction',
    { rentalDetails: { evictionJudgment: 'yes' } },
    ['home.foreclosure by evictionPapers'],
  ],
  [
    'a threat of eviction',
    { urgentProblems: { problems: ['utility', 'eviction'] } },
    ['home.foreclosure by evictionPapers'],
  ],
  [
    'a vehicle',
    { ownedVehicles: has },
    ['vehicles.title by vehicleTitles.vehicle', 'vehicles.value by vehicleValue, if there is one'],
  ],
  ['a boat', { recreational: has }, ['vehicles.title by vehicleTitles.recreational']],
  [
    'a loan on a vehicle',
    { ownedVehicles: { ...has, vehicles: [record('vehicleLoans', has)] } },
    [
      'vehicles.title by vehicleTitles.vehicle',
      'vehicles.loan by vehicleLoans',
      'vehicles.value by vehicleValue, if there is one',
    ],
  ],
  [
    'a loan on a boat',
    { recreational: { ...has, items: [{ hasLoan: 'yes' }] } },
    ['vehicles.title by vehicleTitles.recreational', 'vehicles.loan by vehicleLoans'],
  ],
  [
    'a vehicle that is insured',
    { ownedVehicles: { ...has, vehicles: [record('vehicleDetails', { insured: 'yes' })] } },
    [
      'vehicles.title by vehicleTitles.vehicle',
      'vehicles.insurance by vehicleInsurance',
      'vehicles.value by vehicleValue, if there is one',
    ],
  ],
  [
    'a loan on a thing',
    { sdLoansCheck: { itemLoans: 'yes' } },
    ['debts.personal-loans by loanStatements'],
  ],
  [
    'a personal loan',
    { cbCardsCheck: { personalLoans: 'yes' } },
    ['debts.personal-loans by loanStatements'],
  ],
  ['a lien', { sdLoansCheck: { liens: 'yes' } }, ['court.lawsuits by lienPapers']],
  [
    'credit reports',
    { creditReports_d1: { haveReports: 'yes' } },
    ['debts.credit-report of 1 by creditReports'],
  ],
  [
    'credit cards',
    { cbCardsCheck: { creditCards: 'yes' } },
    ['debts.bills by billsCollections.bills'],
  ],
  [
    'medical bills',
    { cbBillsCheck: { medicalBills: 'yes' } },
    ['debts.bills by billsCollections.bills', 'debts.medical by billsCollections.medical'],
  ],
  [
    'utility bills',
    { cbBillsCheck: { utilityBills: 'yes' } },
    ['debts.bills by billsCollections.bills'],
  ],
  [
    'a rest after a sale',
    { cbOtherCheck: { deficiencies: 'yes' } },
    ['debts.bills by billsCollections.bills'],
  ],
  [
    'government debts',
    { cbOtherCheck: { governmentDebts: 'yes' } },
    ['debts.bills by billsCollections.bills'],
  ],
  [
    'student loans',
    { cbCardsCheck: { studentLoans: 'yes' } },
    ['debts.student-loans by studentLoanRecords'],
  ],
  ['a lawsuit', { fhLegalCheck: { lawsuits: 'yes' } }, ['court.lawsuits by lawsuitPapers.lawsuit']],
  [
    'a judgment',
    { cbOtherCheck: { judgmentDebts: 'yes' } },
    ['court.lawsuits by lawsuitPapers.lawsuit'],
  ],
  [
    'a lawsuit that is urgent',
    { urgentProblems: { problems: ['lawsuit'] } },
    ['court.lawsuits by lawsuitPapers.lawsuit'],
  ],
  [
    'a foreclosure',
    { urgentProblems: { problems: ['foreclosure'] } },
    ['home.foreclosure by lawsuitPapers.foreclosure'],
  ],
  [
    'something that was taken',
    { fhLegalCheck: { seizures: 'yes' } },
    ['court.lawsuits by garnishmentPapers'],
  ],
  ...['garnishment', 'bankLevy', 'taxLevy'].map(
    (problem) =>
      [
        problem,
        { urgentProblems: { problems: [problem] } },
        ['court.lawsuits by garnishmentPapers'],
      ] as const,
  ),
  ['support that is paid', { supportOwed: has }, ['court.support-paid by supportOrders.paid']],
  ['a divorce', { formerSpouses: has }, ['court.divorce by divorcePapers']],
  [
    'debts of a divorce',
    { cbOtherCheck: { divorceDebts: 'yes' } },
    ['court.divorce by divorcePapers'],
  ],
  ['an earlier case', { priorCases: has }, ['court.earlier-bankruptcy by priorBankruptcyPapers']],
  [
    'a veteran with a disability',
    { militaryService_d1: { served: 'yes', disabledVeteran: 'yes' } },
    ['identity.military of 1 by militaryRecords'],
  ],
  [
    'somebody called up',
    { militaryService_d1: { served: 'yes', guardReserve: 'yes', calledUp: 'yes' } },
    ['identity.military of 1 by militaryRecords'],
  ],
  [
    'a share of a business',
    { maInvestCheck: { privateInterests: 'yes' } },
    ['property.business by businessRecords'],
  ],
  [
    'business debts',
    { cbOtherCheck: { businessDebts: 'yes' } },
    ['property.business by businessRecords'],
  ],
  [
    'insurance',
    { opRightsCheck: { insurancePolicies: 'yes' } },
    ['property.insurance by insurancePolicies.policy'],
  ],
  [
    'whole life insurance',
    { insurancePolicies: { items: [{ kind: 'termLife' }, { kind: 'wholeLife' }] } },
    ['money.life-insurance by insurancePolicies.wholeLife, if there is one'],
  ],
  [
    'an inheritance',
    { opRightsCheck: { inheritance: 'yes' } },
    ['property.estate by estatePapers'],
  ],
  ['a trust', { opRightsCheck: { trustsFuture: 'yes' } }, ['property.estate by estatePapers']],
  [
    'something given into a trust',
    { fhTransfersCheck: { trustTransfers: 'yes' } },
    ['property.estate by estatePapers'],
  ],
  ['a claim', { opRightsCheck: { legalClaims: 'yes' } }, ['property.claims by claimPapers']],
  ['a loss', { fhGiftsCheck: { losses: 'yes' } }, ['property.claims by claimPapers']],
  [
    'jewelry that was appraised',
    { jewelry: { items: [{ appraised: 'yes' }] } },
    ['property.appraisals by appraisals, if there is one'],
  ],
  [
    'a collection',
    { hhHobbyCheck: { collectibles: 'yes' } },
    ['property.appraisals by appraisals, if there is one'],
  ],
  ['a sale', { fhTransfersCheck: { transfers: 'yes' } }, ['property.transfers by transferPapers']],
  ['care of family', { specialExpenses: { careOfFamily: 40 } }, ['costs.special by expenseProof']],
  ['special circumstances', { specialCircumstances: has }, ['costs.special by expenseProof']],
  ['gifts to charity', { fhGiftsCheck: { charity: 'yes' } }, ['costs.charity by charityReceipts']],
  [
    'regular gifts',
    { specialExpenses: { charityRegular: 25 } },
    ['costs.special by expenseProof', 'costs.charity by charityReceipts'],
  ],
]

test.each(met)('asks for documents because of %s', (_, given, expected) =>
  expect(wanted(single, given).toSorted()).toEqual(expected.toSorted()),
)

test('covers all reasons and all 39 documents with these examples', () => {
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
  expect(new Set(content.documents.map(({ key }) => key)).size).toBe(39)
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
  ['what somebody pays to be safe', { specialExpenses: { familySafety: 300 } }],
  ['term life insurance', { insurancePolicies: { items: [{ kind: 'termLife' }] } }],
])('%s asks for no document', (_, given) => {
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
  ])('asks the right debtor for documents: %s', (_, given, expected) =>
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
  test('needs one true part of an "any" condition, and leaves it unknown after one false part', () => {
    expect(
      reading({ sdLoansCheck: { itemLoans: 'yes' } }, { cbCardsCheck: open }, 'loanStatements'),
    ).toEqual([true])
    expect(
      reading({ sdLoansCheck: { itemLoans: 'no' } }, { cbCardsCheck: open }, 'loanStatements'),
    ).toEqual([null])
  })
  test('needs one false part of an "all" condition', () => {
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
  test('treats a skipped question as known, whatever its old answer', () => {
    expect(
      reading(
        { rentalDetails: { evictionJudgment: 'yes' } },
        { rentalDetails: { ...open, disabled: true } },
        'evictionPapers',
      ),
    ).toEqual([false])
  })
  test('uses the given values of a question that the firm resolved, and treats the others as unknown', () => {
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

test('finds only the deciding answers of the given sections', () => {
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
