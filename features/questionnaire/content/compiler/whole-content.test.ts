import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type {
  Condition,
  Content,
  ContentField,
  ContentQuestion,
  Text,
} from '../../rules/content/content.ts'
import { isDisabled } from '../../rules/answers/disabled.ts'
import { listInstances } from '../../rules/answers/instances.ts'
import type { JsonObject } from '../../rules/content/model.ts'
import { compileContent } from './compile.ts'
import { faultLine } from './faults.ts'
import { printContent } from './print.ts'

const folder = join(import.meta.dirname, '../1')
const files = globSync('*.yaml', { cwd: folder }).map((name) => ({
  path: `content/1/${name}`,
  text: readFileSync(join(folder, name), 'utf8'),
}))
const content = compiled()

/**
 * Includes the fields of blocks, lists and records. A block with a key does not count. Three lists
 * of payments have one more field each, which asks whether the dates are known.
 */
const fieldsOfQuestions = {
  gettingStarted: {
    gsCase: { caseSetup: 9, languageNeeds: 6 },
    gsUrgent: { urgentProblems: 17 },
    gsGoals: { whyFiling: 4, goals: 3 },
  },
  personalInformation: {
    piYou: { legalName: 9, otherNames: 9, taxIds: 12, contactDetails: 8 },
    piAddress: { homeAddress: 10, mailingAddress: 6, addressHistory: 10, courtDistrict: 2 },
    piMarriage: { maritalStatus: 6, nonFilingSpouse: 13, formerSpouses: 14, communityProperty: 11 },
    piHousehold: { dependents: 12, otherHousehold: 8, householdSize: 4 },
    piPast: { priorCases: 10, relatedCases: 7, militaryService: 10 },
  },
  homesAndLand: {
    hlLiving: { housingSituation: 3, rentalDetails: 16 },
    hlOwned: { realEstate: 97, homesteadFacts: 5 },
    hlHazard: { urgentProperty: 9 },
  },
  vehicles: {
    veOwned: { ownedVehicles: 69, leasedVehicles: 19, recreational: 58 },
    veUse: { vehicleUse: 7 },
  },
  householdItems: {
    hhHome: {
      hhHomeCheck: 5,
      householdGoods: 8,
      electronics: 8,
      clothing: 7,
      jewelry: 9,
      animals: 7,
    },
    hhHobby: { hhHobbyCheck: 4, collectibles: 7, sportsHobby: 7, firearms: 9, otherPersonal: 8 },
  },
  moneyAndAccounts: {
    maCash: { maCashCheck: 4, cash: 3, bankAccounts: 14, paymentApps: 9, crypto: 9 },
    maInvest: { maInvestCheck: 3, investments: 9, privateInterests: 8, bondsNotes: 7 },
    maRetire: { maRetireCheck: 4, retirement: 13, deposits: 7, annuities: 8, educationSavings: 10 },
  },
  otherProperty: {
    opOwed: { opOwedCheck: 3, taxRefunds: 10, supportOwedToYou: 8, otherMoneyOwed: 9 },
    opRights: {
      opRightsCheck: 5,
      insurancePolicies: 11,
      inheritance: 8,
      trustsFuture: 9,
      legalClaims: 14,
      counterclaims: 5,
    },
    opOther: { opOtherCheck: 4, intellectual: 7, licenses: 5, otherFinancial: 6, anythingElse: 7 },
  },
  businessAndFarm: {
    bfBusiness: { businesses: 40, financialStatements: 9 },
    bfAssets: {
      bfAssetsCheck: 7,
      receivables: 5,
      officeEquipment: 7,
      toolsMachinery: 7,
      inventory: 7,
      partnerships: 4,
      customerLists: 4,
      otherBusinessProperty: 7,
    },
    bfFarm: {
      farmGate: 1,
      bfFarmCheck: 5,
      farmAnimals: 8,
      crops: 8,
      farmEquipment: 8,
      farmSupplies: 8,
      otherFarm: 8,
    },
  },
  otherSecuredDebts: {
    sdLoans: { sdLoansCheck: 2, itemLoans: 45, liens: 40 },
  },
  taxesAndSupport: {
    tsTax: { taxReturns: 11, taxDebts: 27 },
    tsSupport: { supportOwed: 25 },
    tsOther: { tsOtherCheck: 2, injuryIntoxicated: 16, otherPriority: 17 },
  },
  cardsBillsLoans: {
    cbStart: { creditReports: 5, debtKinds: 4 },
    cbCards: {
      cbCardsCheck: 4,
      creditCards: 36,
      personalLoans: 35,
      familyLoans: 36,
      studentLoans: 42,
    },
    cbBills: { cbBillsCheck: 4, medicalBills: 36, utilityBills: 36, rentDebts: 35, bankDebts: 35 },
    cbOther: {
      cbOtherCheck: 7,
      deficiencies: 36,
      judgmentDebts: 38,
      governmentDebts: 37,
      divorceDebts: 35,
      cosignedDebts: 36,
      businessDebts: 36,
      otherDebts: 35,
    },
    cbRecent: { recentCredit: 15 },
  },
  contractsCosigners: {
    ccContracts: { contracts: 26 },
    ccCosigners: { otherCosigners: 12 },
  },
  jobAndIncome: {
    jiJob: { employment: 5, employers: 38, pastJobs: 8 },
    jiOther: {
      otherIncome: 24,
      rentalIncome: 9,
      selfEmployment: 7,
      contributions: 7,
      spouseOwnUse: 4,
      incomeChanges: 5,
    },
    jiSix: { sixMonthIncome: 18 },
    jiHistory: { incomeHistory: 6, otherIncomeHistory: 5 },
  },
  monthlyExpenses: {
    meHome: {
      homeExpenses: 8,
      utilityExpenses: 5,
      livingExpenses: 17,
      paymentExpenses: 20,
      expenseChanges: 5,
    },
    meSecond: {
      d2HomeExpenses: 8,
      d2UtilityExpenses: 5,
      d2LivingExpenses: 17,
      d2PaymentExpenses: 22,
    },
    meExtra: { specialExpenses: 16, specialCircumstances: 6, chapter13Budget: 7 },
  },
  financialHistory: {
    fhPayments: { fhPaymentsCheck: 3, payments90: 16, insiderPayments: 15, insiderBenefit: 16 },
    fhLegal: { fhLegalCheck: 4, lawsuits: 16, seizures: 13, setoffs: 11, receivers: 1 },
    fhGifts: { fhGiftsCheck: 3, gifts: 13, charity: 11, losses: 8 },
    fhTransfers: {
      fhTransfersCheck: 4,
      bankruptcyPayments: 12,
      debtReliefPayments: 12,
      transfers: 16,
      trustTransfers: 6,
    },
    fhAccounts: { fhAccountsCheck: 3, closedAccounts: 13, safeBoxes: 10, storageUnits: 11 },
    fhOthers: { heldForOthers: 11, environmental: 22 },
  },
  feesCoursesReview: {
    frFees: { filingFee: 8, feePayers: 10 },
    frCourses: { creditCounseling: 9, debtorEducation: 5 },
    frReview: { finalCheck: 10, signingPlan: 4 },
  },
}

test('compiles all questions of version 1 with all their fields', () => {
  expect(
    Object.fromEntries(
      content.sections.map(({ systemName, groups }) => [
        systemName,
        Object.fromEntries(
          groups.map(({ key, questions }) => [
            key,
            Object.fromEntries(
              questions.map((question) => [
                question.key,
                question.fields.flatMap(getLeaves).length,
              ]),
            ),
          ]),
        ),
      ]),
    ),
  ).toEqual(fieldsOfQuestions)
})

test.each([
  ['gettingStarted', 1, 3, 5, 39, 6],
  ['personalInformation', 2, 5, 18, 161, 20],
  ['homesAndLand', 3, 3, 5, 130, 12],
  ['vehicles', 4, 2, 4, 153, 10],
  ['householdItems', 5, 2, 11, 79, 12],
  ['moneyAndAccounts', 6, 3, 14, 108, 12],
  ['otherProperty', 7, 3, 15, 111, 8],
  ['businessAndFarm', 8, 3, 17, 143, 3],
  ['otherSecuredDebts', 9, 1, 3, 87, 4],
  ['taxesAndSupport', 10, 3, 6, 98, 8],
  ['cardsBillsLoans', 11, 5, 21, 583, 25],
  ['contractsCosigners', 12, 2, 2, 38, 5],
  ['jobAndIncome', 13, 4, 12, 136, 25],
  ['monthlyExpenses', 14, 3, 12, 136, 15],
  ['financialHistory', 15, 6, 24, 250, 12],
  ['feesCoursesReview', 16, 3, 6, 46, 8],
])(
  'gives %s order %i, %i groups, %i questions, %i fields and %i minutes',
  (systemName, order, groups, questions, fields, minutes) => {
    const section = content.sections.find((candidate) => candidate.systemName === systemName)
    const own = section?.groups.flatMap((group) => group.questions) ?? []
    expect([
      section?.order,
      section?.groups.length,
      own.length,
      own.flatMap((question) => question.fields.flatMap(getLeaves)).length,
      section?.minutes,
    ]).toEqual([order, groups, questions, fields, minutes])
  },
)

test('compiles 16 sections, 51 groups, 175 questions, 10 sub-questions and 2,298 fields for 185 minutes', () => {
  const { sections } = content
  const groups = sections.flatMap((section) => section.groups)
  const subs = allFields().flatMap(({ sub }) => sub ?? [])
  expect([
    sections.length,
    groups.length,
    allQuestions().length,
    subs.length,
    allQuestions().flatMap(({ fields }) => fields.flatMap(getLeaves)).length,
  ]).toEqual([16, 51, 175, 10, 2298])
  expect(sections.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(185)
})

test('gives a case 175 questions, and debtor 2 another 21 copies', () => {
  const keys = (joint: boolean) => [
    ...listInstances(content, { version: 1, joint, chapter: 7 }).keys(),
  ]
  expect(keys(true)).toHaveLength(196)
  expect(keys(true).filter((key) => key.endsWith('_d2'))).toEqual([
    'legalName_d2',
    'otherNames_d2',
    'taxIds_d2',
    'contactDetails_d2',
    'homeAddress_d2',
    'mailingAddress_d2',
    'addressHistory_d2',
    'courtDistrict_d2',
    'militaryService_d2',
    'taxReturns_d2',
    'creditReports_d2',
    'employment_d2',
    'employers_d2',
    'pastJobs_d2',
    'otherIncome_d2',
    'selfEmployment_d2',
    'sixMonthIncome_d2',
    'incomeHistory_d2',
    'otherIncomeHistory_d2',
    'creditCounseling_d2',
    'debtorEducation_d2',
  ])
  // A single case keeps the copies of a spouse who may live in the household without filing.
  expect(keys(false).filter((key) => key.endsWith('_d2'))).toEqual([
    'employment_d2',
    'employers_d2',
    'otherIncome_d2',
    'selfEmployment_d2',
    'sixMonthIncome_d2',
  ])
  expect(keys(false)).toHaveLength(180)
})

test('shows 82 screens to a debtor who owns nothing and answers No, and 102 with a spouse who files', () => {
  const screens = (joint: boolean): number => {
    const shape = { version: 1, joint, chapter: 7 } as const
    const instances = [...listInstances(content, shape).values()]
    const samples: Readonly<Record<string, JsonObject>> = {
      maritalStatus: { status: joint ? 'married' : 'neverMarried' },
      housingSituation: { kind: 'family' },
      employment: { status: 'notEmployed' },
    }
    const answers = new Map(
      instances.map(({ key, question }): [string, JsonObject] => [
        key,
        {
          ...Object.fromEntries(
            question.fields
              .filter(({ kind }) => kind === 'yn' || kind === 'ynh')
              .map((field) => [field.key, 'no']),
          ),
          ...samples[question.key],
        },
      ]),
    )
    return instances.filter(({ key }) => !isDisabled(content, shape, key, answers)).length
  }
  expect([screens(false), screens(true)]).toEqual([82, 102])
})

test('asks about homes, vehicles, businesses and jobs in records with sub-questions', () => {
  expect(
    allFields()
      .filter(({ kind }) => kind === 'nested')
      .map(({ key, sub }) => [key, sub?.map((question) => question.key)]),
  ).toEqual([
    ['properties', ['propertyDetails', 'propertyValue', 'propertyLoans', 'propertyCosts']],
    ['vehicles', ['vehicleDetails', 'vehicleLoans']],
    ['list', ['businessBasics', 'businessMoney']],
    ['jobs', ['jobDetails', 'payDeductions']],
  ])
})

/** The gates of businesses and farms. */
const askedFirst: Readonly<Record<string, string>> = { bfAssets: 'businesses', bfFarm: 'farmGate' }

test('opens the question of the same name with each line of a Quick Check', () => {
  const groups = content.sections
    .flatMap((section) => section.groups)
    .filter(({ key, questions }) => questions.some((question) => question.key === `${key}Check`))
  expect(groups.map(({ key }) => key)).toEqual([
    'hhHome',
    'hhHobby',
    'maCash',
    'maInvest',
    'maRetire',
    'opOwed',
    'opRights',
    'opOther',
    'bfAssets',
    'bfFarm',
    'sdLoans',
    'tsOther',
    'cbCards',
    'cbBills',
    'cbOther',
    'fhPayments',
    'fhLegal',
    'fhGifts',
    'fhTransfers',
    'fhAccounts',
  ])
  for (const { key, questions } of groups) {
    const place = questions.findIndex((question) => question.key === `${key}Check`)
    const lines = questions[place]?.fields ?? []
    const opened = questions.filter(
      ({ condition }) =>
        condition !== undefined && JSON.stringify(condition).includes(`"${key}Check"`),
    )
    expect(lines.map((field) => [field.key, field.kind, field.required])).toEqual(
      opened.map((question) => [question.key, 'ynh', true]),
    )
    for (const { key: line, condition } of opened) {
      const yes: Condition = {
        of: { question: `${key}Check`, field: line },
        is: '==',
        value: 'yes',
      }
      const first = askedFirst[key]
      expect(condition, line).toEqual(
        first === undefined
          ? yes
          : { all: [{ of: { question: first, field: 'has' }, is: '==', value: 'yes' }, yes] },
      )
    }
  }
})

test('gives a list in a list a Yes of its own', () => {
  const inLists = allFields()
    .filter(({ kind }) => kind === 'array')
    .flatMap(({ key, fields = [] }) =>
      fields
        .filter(({ kind }) => kind === 'array')
        .map((inner) => [`${key}.${inner.key}`, inner.condition]),
    )
  const dated: Condition = { of: { field: 'knowsDates' }, is: '==', value: 'yes' }
  expect(inLists).toEqual([
    ['items.loans', { of: { field: 'hasLoan' }, is: '==', value: 'yes' }],
    ['payees.payments', dated],
    ['payees.payments', dated],
    ['payees.payments', dated],
  ])
})

test('stores only ID numbers, birth dates of debtors, secret homes and safety costs as private values', () => {
  expect(
    allQuestions().flatMap(({ key, fields }) =>
      fields
        .flatMap(getLeaves)
        .filter(({ sensitive }) => sensitive)
        .map((field) => `${key}.${field.key}`),
    ),
  ).toEqual([
    'taxIds.ssn',
    'taxIds.itin',
    'taxIds.number',
    'contactDetails.dateOfBirth',
    'homeAddress.keepPrivate',
    'specialExpenses.familySafety',
  ])
})

test('limits dates to the past, except for future events', () => {
  const leaves = allQuestions().flatMap(({ key, fields }) =>
    fields.flatMap(getLeaves).map((field) => ({ ...field, path: `${key}.${field.key}` })),
  )
  const dates = leaves.filter(({ kind }) => kind === 'date' || kind === 'month')
  expect(dates).toHaveLength(139)
  expect(dates.filter(({ latest }) => latest === undefined).map(({ path }) => path)).toEqual([
    'urgentProblems.foreclosureSaleDate',
    'urgentProblems.evictionDate',
    'urgentProblems.garnishmentStart',
    'urgentProblems.courtDate',
    'urgentProblems.shutoffDate',
    'goals.filingDeadline',
    'legalName.idExpires',
    'rentalDetails.leaseEnds',
    'realEstate.saleDate',
    'ownedVehicles.finalPayment',
    'leasedVehicles.endsOn',
    'recreational.finalPayment',
    'retirement.loanPaidOffOn',
    'otherMoneyOwed.expectedOn',
    'itemLoans.redeemBy',
    'taxDebts.returnDueOn',
    'supportOwed.endsOn',
    'contracts.endsOn',
    'employers.nextPayDate',
    'otherIncome.unemploymentEnds',
    'incomeChanges.when',
    'expenseChanges.when',
    'chapter13Budget.canStartOn',
    'lawsuits.nextDate',
    'filingFee.firstDate',
    'filingFee.dueOn',
  ])
  expect(dates.filter(({ latest }) => latest === 'today-18y').map(({ path }) => path)).toEqual([
    'contactDetails.dateOfBirth',
  ])
})

test('allows eight decimals for crypto coins and max three installments of the filing fee', () => {
  expect(
    allFields()
      .filter(({ decimals, most }) => decimals !== undefined || most !== undefined)
      .map(({ key, decimals, most }) => [key, decimals, most]),
  ).toEqual([
    ['quantity', 8, undefined],
    ['installments', undefined, 3],
  ])
})

test('reads the kind of case without asking', () => {
  const caseType = allQuestions()[0]?.fields[0]
  expect(caseType).toMatchObject({
    key: 'caseType',
    readOnly: true,
    options: [{ value: 'SINGLE' }, { value: 'JOINT' }],
  })
})

test('translates every sentence', () => {
  const texts = textsIn(content)
  expect(texts.length).toBeGreaterThan(4000)
  expect(texts.filter(({ en, es }) => en === '' || es === '')).toEqual([])
  // Names are equal in both languages; sentences are not.
  const names = new Set([
    'Puerto Rico',
    'PayPal, Venmo, Cash App',
    'Cash App',
    'Apple Cash',
    'Google Pay',
    'Roth IRA',
  ])
  expect(texts.filter(({ en, es }) => en === es && en.includes(' ') && !names.has(en))).toEqual([])
})

test('cuts nothing on a card in either language', () => {
  const names = [
    ...content.sections.map(({ name }) => name),
    ...content.sections.flatMap(({ groups }) =>
      groups.flatMap(({ name, summary, description }) => [name, summary ?? description]),
    ),
    ...allQuestions().flatMap(({ name, summary }) => [name, summary]),
    ...allFields().map(({ label }) => label),
  ]
  expect(names.filter(({ en, es }) => [...en].length > 29 || [...es].length > 29)).toEqual([])
})

test('prints the same content to the compiled file, one question per line', () => {
  const text = printContent(content)
  expect(JSON.parse(text)).toEqual(content)
  expect(text.split('\n').filter((line) => line.includes('"who":'))).toHaveLength(175)
})

function compiled(): Content {
  const result = compileContent(1, 'content/1', files)
  if ('faults' in result) throw new Error(result.faults.map(faultLine).join('\n'))
  return result.content
}

function allQuestions(): readonly ContentQuestion[] {
  return content.sections.flatMap((section) => section.groups.flatMap((group) => group.questions))
}

function allFields(): readonly ContentField[] {
  return allQuestions().flatMap((question) => question.fields.flatMap(withInner))
}

function getLeaves(field: ContentField): readonly ContentField[] {
  return withInner(field).filter(({ kind }) => kind !== 'group')
}

function withInner(field: ContentField): readonly ContentField[] {
  return [
    field,
    ...(field.fields ?? []).flatMap(withInner),
    ...(field.sub ?? []).flatMap((question) => question.fields.flatMap(withInner)),
  ]
}

function textsIn(value: unknown): readonly Text[] {
  if (typeof value !== 'object' || value === null) return []
  if ('en' in value && 'es' in value) return [value as Text]
  return Object.values(value).flatMap(textsIn)
}
