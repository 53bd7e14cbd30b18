import { type Example, has } from './test-asked-documents.ts'

const payStubs = [
  'income.pay-stubs-60-days of 1 by payStubs',
  'income.pay-stubs-6-months of 1 by payStubs',
]

export const incomeExamples: readonly Example[] = [
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
]
