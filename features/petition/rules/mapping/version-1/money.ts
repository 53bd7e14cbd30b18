import {
  gates,
  into,
  none,
  record,
  same,
  whole,
  type ContentMapping,
  type FieldsMapping,
} from '../mapping.ts'

const homeExpenses = same(
  'expenses',
  ...(['rentMortgage', 'homeTaxIncluded', 'homeInsIncluded', 'propertyTax'] as const),
  ...(['homeInsurance', 'homeRepairs', 'hoaDues', 'secondMortgage'] as const),
)
const utilityExpenses = same(
  'expenses',
  ...(['electricGas', 'waterTrash', 'phoneInternet', 'otherUtility', 'otherUtilityNote'] as const),
)
const livingExpenses = same(
  'expenses',
  ...(['food', 'childcare', 'childEducation', 'clothing', 'personalCare'] as const),
  ...(['medicalDental', 'transportation', 'recreation', 'charity', 'petCare'] as const),
  ...(['lifeInsurance', 'healthInsurance', 'vehicleInsurance', 'otherInsurance'] as const),
  ...(['otherInsuranceNote', 'taxesNotFromPay', 'taxesNote'] as const),
)
const payments: FieldsMapping = {
  ...gates('hasOtherInstallments', 'hasOtherExpenses'),
  ...same(
    'expenses',
    ...(['vehicle1Payment', 'vehicle2Payment', 'supportPaid', 'supportOthers'] as const),
    ...(['supportOthersNote', 'otherPropertyMortgage', 'otherPropertyTax'] as const),
    ...(['otherPropertyInsurance', 'otherPropertyRepairs', 'otherPropertyDues'] as const),
  ),
  otherInstallments: into(
    { listedExpenses: 'installment' },
    same('listedExpenses', 'what', 'amount'),
  ),
  otherExpenses: into({ listedExpenses: 'other' }, same('listedExpenses', 'what', 'amount')),
}
const change = same('changes', 'explain', 'amount', 'when', 'over10Percent')

/** Sections "Job and income" and "Monthly expenses". */
export const money: ContentMapping = {
  employment: whole({
    status: 'income.workStatus',
    ...same('income', 'occupation', 'jobCount', 'lastWorkedOn', 'expectWorkSoon'),
  }),
  employers: whole({
    jobs: into(
      { jobs: 'job' },
      {
        jobDetails: record({
          employerName: 'jobs.employer',
          employerAddress: 'jobs.address',
          ...same('jobs', 'jobTitle', 'startedOn', 'payFrequency', 'grossPerCheck'),
          ...same('jobs', 'overtimePerCheck', 'bonusPerYear', 'tipsPerMonth', 'seasonal'),
          ...none('conversation', 'employerPhone', 'nextPayDate'),
          ...none('advice', 'cannabis'),
        }),
        payDeductions: record({
          ...gates('hasOthers'),
          ...same('jobs', 'federalTax', 'stateLocalTax', 'socialSecurityMedicare'),
          ...same('jobs', 'retirementRequired', 'retirementVoluntary', 'retirementLoan'),
          ...same('jobs', 'healthInsurance', 'dentalVision', 'lifeInsurance'),
          ...same('jobs', 'disabilityInsurance', 'hsaFsa', 'support', 'unionDues'),
          ...same('jobs', 'uniformsRequired', 'garnishment'),
          others: into({ deductions: 'other' }, same('deductions', 'what', 'amount', 'required')),
        }),
      },
    ),
  }),
  pastJobs: whole({
    ...gates('has'),
    jobs: into(
      { pastJobs: 'job' },
      {
        employerName: 'pastJobs.employer',
        ...same('pastJobs', 'from', 'to', 'inLast6Months', 'reasonLeft', 'severance'),
      },
    ),
  }),
  otherIncome: whole({
    ...gates('ssGets', 'assistGets'),
    ...same('income', 'interestDividends', 'royalties', 'alimonyReceived'),
    ...same('income', 'childSupportReceived', 'unemployment', 'unemploymentEnds'),
    ...same('income', 'vaDisability', 'workersComp', 'privateDisability', 'pension'),
    ...same('income', 'pensionSource', 'fosterPay', 'otherAmount', 'otherSource'),
    ssBenefits: into(
      { benefits: 'socialSecurity' },
      {
        kind: 'benefits.type',
        forWhom: 'benefits.forWhom',
        monthlyAmount: 'benefits.amount',
      },
    ),
    assistance: into(
      { benefits: 'assistance' },
      {
        kind: 'benefits.type',
        monthlyValue: 'benefits.amount',
        cash: 'benefits.inCash',
      },
    ),
  }),
  rentalIncome: whole({
    ...gates('has'),
    rentals: into(
      { rentals: 'rental' },
      {
        property: 'rentals.description',
        ...same('rentals', 'grossMonthly', 'costMortgage', 'costTaxIns', 'costRepairs'),
        ...same('rentals', 'costOther', 'whose'),
      },
    ),
  }),
  selfEmployment: whole({
    ...gates('has'),
    work: into(
      { selfEmployment: 'work' },
      same('selfEmployment', 'what', 'grossMonthly', 'costsMonthly', 'costNote', 'get1099'),
    ),
  }),
  contributions: whole({
    ...gates('has'),
    helpers: into(
      { contributions: 'helper' },
      {
        monthlyAmount: 'contributions.amount',
        ...same('contributions', 'who', 'relationship', 'whatFor', 'willContinue'),
      },
    ),
  }),
  spouseOwnUse: whole({
    ...gates('has'),
    uses: into(
      { spouseUses: 'use' },
      { purpose: 'spouseUses.purpose', monthlyAmount: 'spouseUses.amount' },
    ),
  }),
  incomeChanges: into({ changes: 'income' }, { ...gates('has'), ...change }),
  sixMonthIncome: whole({
    unusual: 'income.unusual',
    rows: into(
      { sixMonths: 'month' },
      same(
        'sixMonths',
        ...(['month', 'wages', 'overtimeTips', 'businessGross', 'businessCosts'] as const),
        ...(['rentGross', 'rentCosts', 'interestRoyalties', 'alimony'] as const),
        ...(['householdHelp', 'unemployment', 'pension', 'socialSecurity'] as const),
        ...(['veteranDisability', 'other', 'otherNote'] as const),
      ),
    ),
  }),
  incomeHistory: whole(
    same(
      'income',
      ...(['wagesThisYear', 'businessThisYear', 'wagesLastYear', 'businessLastYear'] as const),
      ...(['wagesPriorYear', 'businessPriorYear'] as const),
    ),
  ),
  otherIncomeHistory: whole({
    ...gates('has'),
    sources: into(
      { history: 'otherIncome' },
      {
        taxYear: 'history.year',
        source: 'history.what',
        grossAmount: 'history.amount',
      },
    ),
  }),
  homeExpenses: whole(homeExpenses),
  utilityExpenses: whole(utilityExpenses),
  livingExpenses: whole(livingExpenses),
  paymentExpenses: whole({
    ...payments,
    ...same('expenses', 'includesOthers', 'includesOthersNote'),
  }),
  expenseChanges: into({ changes: 'expenses' }, { ...gates('has'), ...change }),
  d2HomeExpenses: whole(homeExpenses),
  d2UtilityExpenses: whole(utilityExpenses),
  d2LivingExpenses: whole(livingExpenses),
  d2PaymentExpenses: whole({
    ...payments,
    ...gates('hasDependentsHere'),
    dependentsHere: into(
      { dependents: 'secondHousehold' },
      same('dependents', 'relationship', 'age'),
    ),
  }),
  specialExpenses: whole(
    same(
      'meansTest',
      ...(['healthOutOfPocket', 'disabilityInsurance', 'hsaDeposit', 'careOfFamily'] as const),
      ...(['careOfFamilyNote', 'jobEducation', 'specialNeedsSchool', 'schoolUnder18'] as const),
      ...(['schoolChildren', 'extraTelephone', 'extraEnergy', 'familySafety'] as const),
      ...(['extraFoodClothing', 'courtOrdered', 'termLife', 'charityRegular'] as const),
    ),
  ),
  specialCircumstances: whole({
    ...gates('has'),
    items: into(
      { circumstances: 'circumstance' },
      {
        kind: 'circumstances.effect',
        monthlyEffect: 'circumstances.amount',
        ...same('circumstances', 'what', 'canProve'),
      },
    ),
  }),
  chapter13Budget: whole(
    same(
      'plan',
      ...(['affordableAmount', 'payrollDeduction', 'whichEmployer', 'canStartOn'] as const),
      ...(['extraMoneyExpected', 'extraMoneyNote', 'mortgagePaidBy'] as const),
    ),
  ),
}
