// Every document that answers ask for, met and missed; and what is not known while answers are open (decisions, questionnaire B8.1, B8.2).
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { decidingQuestions, wishesOf } from './asked-documents.ts'
import type { Content } from './content.ts'
import { instancesOf } from './instances.ts'
import type { JsonObject } from './model.ts'
import type { KnownState } from './progress.ts'
import type { Shape } from './shape.ts'

const content = JSON.parse(readFileSync(new URL('../content/compiled/1.json', import.meta.url), 'utf8')) as Content
const single: Shape = { version: 1, joint: false, chapter: 7 }
const joint: Shape = { version: 1, joint: true, chapter: 7 }

type Given = Readonly<Record<string, JsonObject>>

const complete: KnownState = { disabled: false, complete: true, resolution: null }

function wishes(shape: Shape, given: Given, changed: Readonly<Record<string, KnownState>> = {}) {
  const states = new Map([...instancesOf(content, shape).keys()].map((key) => [key, changed[key] ?? complete] as const))
  return wishesOf({ content, shape, states, answers: new Map(Object.entries(given)) })
}

/** What is wanted, as 'leaf by reason', each once. */
function wanted(shape: Shape, given: Given): readonly string[] {
  return [...new Set(wishes(shape, given).filter((wish) => wish.wanted === true).map(({ templateKey, debtor, because, isOptional }) =>
    `${templateKey}${debtor === null ? '' : ` of ${debtor}`} by ${because.key}${isOptional ? ', if there is one' : ''}`))]
}

const has = { has: 'yes' }
const record = (sub: string, data: JsonObject): JsonObject => ({ id: 'aaaaaa', [sub]: data, [`navigation_${sub}`]: { isEnabled: true, isRequired: true, isCompleted: true } })
const payStubs = ['income.pay-stubs-60-days of 1 by payStubs.1', 'income.pay-stubs-6-months of 1 by payStubs.1']
const homeOwner = ['home.deed by deeds.1', 'home.tax-and-value by propertyValue.1']

const met: ReadonlyArray<readonly [what: string, given: Given, asked: readonly string[]]> = [
  ['a job', { employment_d1: { status: 'employed' } }, payStubs],
  ['a job beside a business', { employment_d1: { status: 'both' } }, payStubs],
  ['a job of the last six months', { pastJobs_d1: { ...has, jobs: [{ inLast6Months: 'no' }, { inLast6Months: 'yes' }] } }, payStubs],
  ['wages in the last six months', { sixMonthIncome_d1: { rows: [{ wages: 0 }, { wages: 310.5 }] } }, payStubs],
  ['the job of a spouse who does not file', { employment_d2: { status: 'employed' } }, payStubs],
  ...['wagesThisYear', 'businessThisYear', 'wagesLastYear', 'businessLastYear', 'wagesPriorYear', 'businessPriorYear'].map((field) =>
    [field, { incomeHistory_d1: { [field]: 1 } }, ['income.w2-1099 of 1 by w2s.1']] as const),
  ...['ssGets', 'assistGets'].map((field) => [field, { otherIncome_d1: { [field]: 'yes' } }, ['income.benefits of 1 by benefitLetters.1']] as const),
  ...['unemployment', 'pension', 'vaDisability', 'workersComp', 'privateDisability'].map((field) =>
    [field, { otherIncome_d1: { [field]: 12 } }, ['income.benefits of 1 by benefitLetters.1']] as const),
  ['work for oneself', { selfEmployment_d1: has }, ['income.self-employment of 1 by profitLoss.1']],
  ['a business', { businesses: has }, ['income.self-employment of 1 by profitLoss.2', 'property.business by businessRecords.1']],
  ['a place that is rented out', { rentalIncome: has }, ['income.rental by profitLoss.3', 'property.contracts by leases.4']],
  ['child support that comes in', { otherIncome_d1: { childSupportReceived: 200 } }, ['income.support-received of 1 by supportOrders.1']],
  ['alimony that comes in', { otherIncome_d1: { alimonyReceived: 200 } }, ['income.support-received of 1 by supportOrders.1']],
  ['support that is owed to one', { opOwedCheck: { supportOwedToYou: 'yes' } }, ['income.support-received of 1 by supportOrders.1']],
  ['tax debts', { taxDebts: has }, ['debts.tax by taxNotices.1']],
  ['a bank account', { maCashCheck: { bankAccounts: 'yes' } }, ['money.bank-statements by bankStatements.1']],
  ['an account that was closed', { fhAccountsCheck: { closedAccounts: 'yes' } }, ['money.bank-statements by bankStatements.1']],
  ['a payment app', { maCashCheck: { paymentApps: 'yes' } }, ['money.cash-apps of 1 by appStatements.1']],
  ['crypto', { maCashCheck: { crypto: 'yes' } }, ['money.investments by investmentStatements.1']],
  ['investments', { maInvestCheck: { investments: 'yes' } }, ['money.investments by investmentStatements.1']],
  ['bonds', { maInvestCheck: { bondsNotes: 'yes' } }, ['money.investments by investmentStatements.1']],
  ['an annuity', { maRetireCheck: { annuities: 'yes' } }, ['money.investments by investmentStatements.1']],
  ['a retirement plan', { maRetireCheck: { retirement: 'yes' } }, ['money.retirement by retirementStatements.1']],
  ['school savings', { maRetireCheck: { educationSavings: 'yes' } }, ['money.education by educationAccountStatements.1']],
  ['a home of one’s own', { realEstate: has }, homeOwner],
  ['a loan on one of two homes', { realEstate: { ...has, properties: [record('propertyLoans', { has: 'no' }), record('propertyLoans', has)] } }, [...homeOwner, 'home.mortgage by mortgageStatements.1']],
  ['a home that is insured', { realEstate: { ...has, properties: [record('propertyCosts', { insured: 'yes' })] } }, [...homeOwner, 'home.insurance by homeInsurance.1']],
  ['a question of a record that is not asked', {
    realEstate: { ...has, properties: [{ propertyLoans: has, navigation_propertyLoans: { isEnabled: false, isRequired: true, isCompleted: true } }] },
  }, homeOwner],
  ['a home that is rented', { housingSituation: { kind: 'rent' } }, ['home.lease by leases.1']],
  ['a vehicle that is leased', { leasedVehicles: has }, ['vehicles.loan by leases.2']],
  ['a contract', { contracts: has }, ['property.contracts by leases.3']],
  ['a judgment of eviction', { rentalDetails: { evictionJudgment: 'yes' } }, ['home.foreclosure by evictionPapers.1']],
  ['a threat of eviction', { urgentProblems: { problems: ['utility', 'eviction'] } }, ['home.foreclosure by evictionPapers.1']],
  ['a vehicle', { ownedVehicles: has }, ['vehicles.title by vehicleTitles.1', 'vehicles.value by vehicleValue.1, if there is one']],
  ['a boat', { recreational: has }, ['vehicles.title by vehicleTitles.2']],
  ['a loan on a vehicle', { ownedVehicles: { ...has, vehicles: [record('vehicleLoans', has)] } },
    ['vehicles.title by vehicleTitles.1', 'vehicles.loan by vehicleLoans.1', 'vehicles.value by vehicleValue.1, if there is one']],
  ['a loan on a boat', { recreational: { ...has, items: [{ hasLoan: 'yes' }] } }, ['vehicles.title by vehicleTitles.2', 'vehicles.loan by vehicleLoans.1']],
  ['a vehicle that is insured', { ownedVehicles: { ...has, vehicles: [record('vehicleDetails', { insured: 'yes' })] } },
    ['vehicles.title by vehicleTitles.1', 'vehicles.insurance by vehicleInsurance.1', 'vehicles.value by vehicleValue.1, if there is one']],
  ['a loan on a thing', { sdLoansCheck: { itemLoans: 'yes' } }, ['debts.personal-loans by loanStatements.1']],
  ['a personal loan', { cbCardsCheck: { personalLoans: 'yes' } }, ['debts.personal-loans by loanStatements.1']],
  ['a lien', { sdLoansCheck: { liens: 'yes' } }, ['court.lawsuits by lienPapers.1']],
  ['credit reports', { creditReports_d1: { haveReports: 'yes' } }, ['debts.credit-report of 1 by creditReports.1']],
  ['credit cards', { cbCardsCheck: { creditCards: 'yes' } }, ['debts.bills by billsCollections.1']],
  ['medical bills', { cbBillsCheck: { medicalBills: 'yes' } }, ['debts.bills by billsCollections.1', 'debts.medical by billsCollections.2']],
  ['utility bills', { cbBillsCheck: { utilityBills: 'yes' } }, ['debts.bills by billsCollections.1']],
  ['a rest after a sale', { cbOtherCheck: { deficiencies: 'yes' } }, ['debts.bills by billsCollections.1']],
  ['government debts', { cbOtherCheck: { governmentDebts: 'yes' } }, ['debts.bills by billsCollections.1']],
  ['student loans', { cbCardsCheck: { studentLoans: 'yes' } }, ['debts.student-loans by studentLoanRecords.1']],
  ['a lawsuit', { fhLegalCheck: { lawsuits: 'yes' } }, ['court.lawsuits by lawsuitPapers.1']],
  ['a judgment', { cbOtherCheck: { judgmentDebts: 'yes' } }, ['court.lawsuits by lawsuitPapers.1']],
  ['a lawsuit that is urgent', { urgentProblems: { problems: ['lawsuit'] } }, ['court.lawsuits by lawsuitPapers.1']],
  ['a foreclosure', { urgentProblems: { problems: ['foreclosure'] } }, ['home.foreclosure by lawsuitPapers.2']],
  ['something that was taken', { fhLegalCheck: { seizures: 'yes' } }, ['court.lawsuits by garnishmentPapers.1']],
  ...['garnishment', 'bankLevy', 'taxLevy'].map((problem) => [problem, { urgentProblems: { problems: [problem] } }, ['court.lawsuits by garnishmentPapers.1']] as const),
  ['support that is paid', { supportOwed: has }, ['court.support-paid by supportOrders.2']],
  ['a divorce', { formerSpouses: has }, ['court.divorce by divorcePapers.1']],
  ['debts of a divorce', { cbOtherCheck: { divorceDebts: 'yes' } }, ['court.divorce by divorcePapers.1']],
  ['an earlier case', { priorCases: has }, ['court.earlier-bankruptcy by priorBankruptcyPapers.1']],
  ['a veteran with a disability', { militaryService_d1: { served: 'yes', disabledVeteran: 'yes' } }, ['identity.military of 1 by militaryRecords.1']],
  ['somebody called up', { militaryService_d1: { served: 'yes', guardReserve: 'yes', calledUp: 'yes' } }, ['identity.military of 1 by militaryRecords.1']],
  ['a share of a business', { maInvestCheck: { privateInterests: 'yes' } }, ['property.business by businessRecords.1']],
  ['business debts', { cbOtherCheck: { businessDebts: 'yes' } }, ['property.business by businessRecords.1']],
  ['insurance', { opRightsCheck: { insurancePolicies: 'yes' } }, ['property.insurance by insurancePolicies.1']],
  ['whole life insurance', { insurancePolicies: { items: [{ kind: 'termLife' }, { kind: 'wholeLife' }] } }, ['money.life-insurance by insurancePolicies.2, if there is one']],
  ['an inheritance', { opRightsCheck: { inheritance: 'yes' } }, ['property.estate by estatePapers.1']],
  ['a trust', { opRightsCheck: { trustsFuture: 'yes' } }, ['property.estate by estatePapers.1']],
  ['something given into a trust', { fhTransfersCheck: { trustTransfers: 'yes' } }, ['property.estate by estatePapers.1']],
  ['a claim', { opRightsCheck: { legalClaims: 'yes' } }, ['property.claims by claimPapers.1']],
  ['a loss', { fhGiftsCheck: { losses: 'yes' } }, ['property.claims by claimPapers.1']],
  ['jewelry that was appraised', { jewelry: { items: [{ appraised: 'yes' }] } }, ['property.appraisals by appraisals.1, if there is one']],
  ['a collection', { hhHobbyCheck: { collectibles: 'yes' } }, ['property.appraisals by appraisals.1, if there is one']],
  ['a sale', { fhTransfersCheck: { transfers: 'yes' } }, ['property.transfers by transferPapers.1']],
  ['care of family', { specialExpenses: { careOfFamily: 40 } }, ['costs.special by expenseProof.1']],
  ['special circumstances', { specialCircumstances: has }, ['costs.special by expenseProof.1']],
  ['gifts to charity', { fhGiftsCheck: { charity: 'yes' } }, ['costs.charity by charityReceipts.1']],
  ['regular gifts', { specialExpenses: { charityRegular: 25 } }, ['costs.special by expenseProof.1', 'costs.charity by charityReceipts.1']],
]

test.each(met)('%s', (_, given, asked) => expect(wanted(single, given).toSorted()).toEqual(asked.toSorted()))

test('each reason is met by one of these, and each of the 39 documents has one', () => {
  const reasons = new Set(wishes(single, {}).map(({ because }) => because.key))
  expect(new Set(met.flatMap(([, given]) => wishes(single, given).filter((wish) => wish.wanted === true).map(({ because }) => because.key)))).toEqual(reasons)
  expect(new Set(content.documents.map(({ key }) => key)).size).toBe(39)
})

test.each<readonly [what: string, given: Given]>([
  ['nothing of all that', {}],
  ['no job', { employment_d1: { status: 'retired' }, pastJobs_d1: { has: 'no' }, sixMonthIncome_d1: { rows: [{ wages: 0 }, {}] } }],
  ['a job of long ago', { pastJobs_d1: { has: 'yes', jobs: [{ inLast6Months: 'no' }] } }],
  ['a list behind a Yes that became a No', { ownedVehicles: { has: 'no', vehicles: [record('vehicleLoans', has)] }, recreational: { has: 'no', items: [{ hasLoan: 'yes' }] } }],
  ['help that is wanted', { taxDebts: { has: 'userNeedsHelp' }, cbCardsCheck: { studentLoans: 'userNeedsHelp' } }],
  ['other ways to live, other troubles', { housingSituation: { kind: 'family' }, urgentProblems: { problems: ['utility', 'repossession', 'license', 'none'] } }],
  ['nothing earned, nothing paid', { incomeHistory_d1: { wagesThisYear: 0 }, otherIncome_d1: { pension: 0, ssGets: 'no' }, specialExpenses: { careOfFamily: 0 } }],
  ['what somebody pays to be safe', { specialExpenses: { familySafety: 300 } }],
  ['term life insurance', { insurancePolicies: { items: [{ kind: 'termLife' }] } }],
])('%s asks for nothing', (_, given) => {
  expect(wanted(single, given)).toEqual([])
  expect(wishes(single, given).every((wish) => wish.wanted === false)).toBe(true)
})

describe('in a joint case', () => {
  test.each<readonly [what: string, given: Given, asked: readonly string[]]>([
    ['each is asked for their own', { employment_d2: { status: 'employed' } }, ['income.pay-stubs-60-days of 2 by payStubs.1', 'income.pay-stubs-6-months of 2 by payStubs.1']],
    ['the app of one is asked of that one', { maCashCheck: { paymentApps: 'yes' }, paymentApps: { apps: [{ owner: 'debtor2' }] } }, ['money.cash-apps of 2 by appStatements.1']],
    ['the app of both is asked of both', { maCashCheck: { paymentApps: 'yes' }, paymentApps: { apps: [{ owner: 'both' }] } }, ['money.cash-apps of 1 by appStatements.1', 'money.cash-apps of 2 by appStatements.1']],
    ['the business of one', { businesses: { has: 'yes', list: [record('businessBasics', { ownerDebtor: 'debtor1' })] } }, ['income.self-employment of 1 by profitLoss.2', 'property.business by businessRecords.1']],
    ['support owed to one', { opOwedCheck: { supportOwedToYou: 'yes' }, supportOwedToYou: { items: [{ owedTo: 'debtor2' }] } }, ['income.support-received of 2 by supportOrders.1']],
  ])('%s', (_, given, asked) => expect(wanted(joint, given)).toEqual(asked))
})

describe('while answers are open', () => {
  const open: KnownState = { disabled: false, complete: false, resolution: null }
  const reading = (given: Given, changed: Readonly<Record<string, KnownState>>, key: string, shape = single) =>
    wishes(shape, given, changed).filter(({ because }) => because.key === key).map((wish) => wish.wanted)

  test('nothing is known of them, whatever they say already', () => {
    expect(reading({ taxDebts: has }, { taxDebts: open }, 'taxNotices.1')).toEqual([null])
    expect(reading({ taxDebts: { has: 'no' } }, { taxDebts: open }, 'taxNotices.1')).toEqual([null])
  })
  test('one of two that is met is enough, one that is missed is not', () => {
    expect(reading({ sdLoansCheck: { itemLoans: 'yes' } }, { cbCardsCheck: open }, 'loanStatements.1')).toEqual([true])
    expect(reading({ sdLoansCheck: { itemLoans: 'no' } }, { cbCardsCheck: open }, 'loanStatements.1')).toEqual([null])
  })
  test('of two that are needed one that is missed is enough', () => {
    expect(reading({ opOwedCheck: { supportOwedToYou: 'no' } }, { supportOwedToYou: open }, 'supportOrders.1', joint)).toEqual([false, false])
    expect(reading({ opOwedCheck: { supportOwedToYou: 'yes' } }, { supportOwedToYou: open }, 'supportOrders.1', joint)).toEqual([null, null])
  })
  test('a question that is skipped is known, whatever it was answered before', () => {
    expect(reading({ rentalDetails: { evictionJudgment: 'yes' } }, { rentalDetails: { ...open, disabled: true } }, 'evictionPapers.1')).toEqual([false])
  })
  test('of what the firm has settled, what is said counts, and what is not is not known', () => {
    const settled: KnownState = { ...open, resolution: 'leftToUs' }
    expect(reading({ taxDebts: has }, { taxDebts: settled }, 'taxNotices.1')).toEqual([true])
    expect(reading({ taxDebts: { has: 'userNeedsHelp' } }, { taxDebts: settled }, 'taxNotices.1')).toEqual([null])
    expect(reading({}, { taxDebts: settled }, 'taxNotices.1')).toEqual([null])
    expect(reading({ rentalDetails: { evictionJudgment: 'userNeedsHelp' } }, { rentalDetails: settled }, 'evictionPapers.1')).toEqual([true])
  })
})

test('only the answers that decide about documents are looked at', () => {
  const deciding = decidingQuestions(content, joint)
  expect([deciding.has('employment_d2'), deciding.has('ownedVehicles'), deciding.has('legalName_d1')]).toEqual([true, true, false])
})
