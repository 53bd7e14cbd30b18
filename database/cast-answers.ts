// What the cast has answered in its questionnaires: written by hand, as people answer.
import type { JsonObject } from '#features/questionnaire/rules/model.ts'

/** By question key. An entry without an id is the next of those that stand there already. */
export type CastAnswers = Readonly<Record<string, JsonObject>>

/** Of a debt that nobody else owes, asks for or doubts. */
const undoubted = { disputed: 'no', hasCosigner: 'no', hasCollector: 'no' }
const filedEachYear = { allFiled: 'yes', years: Array.from({ length: 4 }, () => ({ federal: 'filed', state: 'filed' })) }
/** The newest month first; the months themselves are the calendar's. */
const paid = (...wages: readonly number[]): JsonObject => ({ rows: wages.map((amount) => ({ wages: amount })) })
const allListed = { listedAllProperty: true, listedAllDebts: true, listedAllIncome: true, listedTransfers: true, willReportChanges: true }

const confirmed = { isEnabled: true, isRequired: true, isCompleted: true }
const open = { isEnabled: true, isRequired: true, isCompleted: false }

/** Rosa has said what is urgent, has begun with herself and is in the middle of her cars. */
export const rosasAnswers: CastAnswers = {
  caseSetup: { caseType: 'SINGLE', caseTypeCorrect: 'yes', chapterPreference: '7', completedBy: 'me' },
  languageNeeds: { preferredLanguage: 'en', needsInterpreter: 'no', hasDeviceForVideo: 'yes' },
  urgentProblems: { problems: ['garnishment'], garnishmentEmployer: 'Harbor Care Home', garnishmentAmount: 212.5, garnishmentStart: '09/04/2026' },
  whyFiling: { causes: ['medical', 'credit'], story: 'I was ill for most of last winter and could not work. The cards paid for food and rent.', startedWhen: '01/2025' },
  goals: { goalList: ['keepCar', 'stopCollection'] },
  legalName_d1: { firstName: 'Rosa', middleName: 'Elvira', lastName: 'Delgado', idKind: 'driverLicense', idState: 'NY', idExpires: '03/18/2029', idNameMatches: 'yes' },
  otherNames_d1: { has: 'yes', names: [{ id: 'n4me01', kind: 'maiden', firstName: 'Rosa', lastName: 'Peña' }] },
  contactDetails_d1: {
    dateOfBirth: '07/09/1984', mobilePhone: '2125550142', email: 'rosa.delgado@example.com', preferredContact: 'text', okToLeaveMessage: 'yes', okToText: 'yes',
  },
  ownedVehicles: {
    has: 'yes',
    vehicles: [
      {
        id: 'c4r001', parentId: 'ownedVehicles', navigation: confirmed,
        navigation_vehicleDetails: confirmed,
        vehicleDetails: {
          kind: 'car', year: '2018', make: 'Honda', model: 'Civic', mileage: 81_400, condition: 'good', owner: 'debtor1', namesOnTitle: 'Rosa Delgado', boughtOn: '05/2021',
          purchasePrice: 15_900, currentValue: 11_250, valueSource: 'priceGuide', insured: 'yes', useForWork: 'yes',
        },
        navigation_vehicleLoans: confirmed,
        vehicleLoans: {
          has: 'yes',
          loans: [{
            id: 'l04n01', parentId: 'c4r001', creditorName: 'Bridge Auto Finance', creditorAddress: { street: 'P.O. Box 4410', city: 'Albany', state: 'NY', zip: '12204' }, accountLast4: '7731',
            titleLoan: 'no', owedBy: 'debtor1', amountOwed: 6420.18, disputed: 'no', hasCosigner: 'no', hasCollector: 'no', monthlyPayment: 284, monthsBehind: 1, amountBehind: 284,
            boughtWithLoan: 'yes', plan: 'keepPay',
          }],
        },
      },
      {
        id: 'c4r002', parentId: 'ownedVehicles', navigation: open,
        navigation_vehicleDetails: confirmed,
        vehicleDetails: {
          kind: 'motorcycle', year: '2009', make: 'Yamaha', model: 'V Star 250', mileage: 22_000, condition: 'notRunning', owner: 'debtor1', namesOnTitle: 'Rosa Delgado', boughtOn: '08/2015',
          currentValue: 400, valueSource: 'myEstimate', insured: 'no',
        },
        navigation_vehicleLoans: open,
      },
    ],
  },
}

/** The Whitfields own a home and two cars and have two children; what is not told here, they have not. */
export const whitfieldAnswers: CastAnswers = {
  caseSetup: { caseType: 'JOINT', caseTypeCorrect: 'yes', chapterPreference: '13', completedBy: 'together' },
  languageNeeds: { preferredLanguage: 'en', needsInterpreter: 'no' },
  urgentProblems: { problems: ['foreclosure'], foreclosureSaleDate: '06/15/2026', foreclosureFirm: 'Stone & Pike' },
  whyFiling: { causes: ['jobLoss', 'homeCosts'], story: 'Marcus was laid off and we fell behind on the house.', startedWhen: '08/2024' },
  goals: { goalList: ['keepHome', 'keepCar', 'catchUp'] },
  legalName_d1: { firstName: 'Marcus', lastName: 'Whitfield', idKind: 'driverLicense', idState: 'NY', idExpires: '11/02/2028', idNameMatches: 'yes' },
  legalName_d2: { firstName: 'Elena', lastName: 'Whitfield', idKind: 'passport', idExpires: '02/20/2031', idNameMatches: 'yes' },
  otherNames_d2: { has: 'yes', names: [{ id: 'n4me02', kind: 'maiden', firstName: 'Elena', lastName: 'Morozova' }] },
  contactDetails_d1: { dateOfBirth: '02/11/1979', mobilePhone: '2125550151', email: 'marcus.whitfield@example.com', preferredContact: 'call', okToLeaveMessage: 'yes', okToText: 'yes' },
  contactDetails_d2: { dateOfBirth: '10/30/1981', mobilePhone: '2125550152', email: 'elena.whitfield@example.com', preferredContact: 'text', okToLeaveMessage: 'no', okToText: 'yes' },
  taxIds_d1: { taxIdKind: 'ssn', ssn: '987654322' },
  taxIds_d2: { taxIdKind: 'ssn', ssn: '987654323' },
  homeAddress_d1: { address: { street: '12 Harbor Lane', city: 'Brooklyn', state: 'NY', zip: '11201', county: 'Kings' }, movedIn: '06/2012', stateSince: '03/1979', keepPrivate: 'no' },
  homeAddress_d2: { sameAsSpouse: 'yes', movedIn: '06/2012', stateSince: '09/2003', keepPrivate: 'no' },
  courtDistrict_d1: { livedHere180: 'yes' },
  courtDistrict_d2: { livedHere180: 'yes' },
  maritalStatus: { status: 'married', marriedOn: '05/17/2008', liveTogether: 'yes', separateHousehold: 'no' },
  dependents: {
    has: 'yes',
    people: [
      { id: 'ch1ld1', firstName: 'Maya', relationship: 'daughter', age: 14, livesWithYou: 'yes', claimedOnTaxes: 'yes', dependsOn: 'both' },
      { id: 'ch1ld2', firstName: 'Theo', relationship: 'son', age: 9, livesWithYou: 'yes', claimedOnTaxes: 'yes', dependsOn: 'both' },
    ],
  },
  householdSize: { peopleInHousehold: 4, peopleOnTaxReturn: 4, people65: 0 },
  housingSituation: { kind: 'own', monthlyCost: 2140 },
  realEstate: {
    has: 'yes',
    properties: [{
      id: 'h0me01', parentId: 'realEstate', navigation: confirmed,
      navigation_propertyDetails: confirmed,
      propertyDetails: {
        address: { street: '12 Harbor Lane', city: 'Brooklyn', state: 'NY', zip: '11201', county: 'Kings' }, propertyType: ['singleFamily'], use: 'residence', isHomestead: 'yes', owner: 'both',
        interestKind: 'full', namesOnDeed: 'Marcus and Elena Whitfield',
      },
      navigation_propertyValue: confirmed,
      propertyValue: { acquiredOn: '06/2012', howAcquired: 'bought', currentValue: 612_000, valueSource: 'realtor' },
      navigation_propertyLoans: confirmed,
      propertyLoans: {
        has: 'yes',
        loans: [{
          id: 'l04n11', parentId: 'h0me01', creditorName: 'Seaport Mortgage', loanKind: 'first', owedBy: 'both', amountOwed: 388_400, disputed: 'no', hasCosigner: 'no', hasCollector: 'no',
          monthlyPayment: 2140, monthsBehind: 7, amountBehind: 14_980, includesTaxesIns: 'yes', foreclosureStarted: 'yes', plan: 'catchUp',
        }],
      },
      navigation_propertyCosts: confirmed,
      propertyCosts: { hasHoa: 'no', insured: 'yes', rentedOut: 'no' },
    }],
  },
  ownedVehicles: {
    has: 'yes',
    vehicles: [{
      id: 'c4r011', parentId: 'ownedVehicles', navigation: confirmed,
      navigation_vehicleDetails: confirmed,
      vehicleDetails: {
        kind: 'suv', year: '2020', make: 'Toyota', model: 'RAV4', mileage: 54_900, condition: 'good', owner: 'both', namesOnTitle: 'Marcus and Elena Whitfield', boughtOn: '03/2020',
        purchasePrice: 27_400, currentValue: 19_800, valueSource: 'website', insured: 'yes',
      },
      navigation_vehicleLoans: confirmed,
      vehicleLoans: { has: 'no' },
    }],
  },
  vehicleUse: { operatedCount: 2, usePublicTransit: 'yes', transitCost: 132, driveOthersVehicle: 'no', onTitleForOther: 'no' },
  hhHomeCheck: { householdGoods: 'yes', electronics: 'yes', clothing: 'yes', jewelry: 'yes', animals: 'no' },
  householdGoods: {
    items: [{ id: 'h0us01', item: 'Furniture of six rooms', resaleValue: 1600, owner: 'both' }, { id: 'h0us02', item: 'Washer, stove and refrigerator', resaleValue: 450, owner: 'both' }],
    totalValue: 2050,
  },
  electronics: { items: [{ id: 'e1ec01', item: 'Four phones, a TV and a computer', resaleValue: 700, owner: 'both' }], totalValue: 700 },
  clothing: { items: [{ id: 'c10t01', item: 'Clothes of four people', resaleValue: 500, owner: 'both' }], totalValue: 500 },
  jewelry: { items: [{ id: 'r1ng01', item: 'Two wedding rings', resaleValue: 550, owner: 'both', weddingRing: 'yes' }], totalValue: 550 },
  maCashCheck: { cash: 'no', bankAccounts: 'yes', paymentApps: 'no', crypto: 'no' },
  bankAccounts: {
    accounts: [
      { id: 'b4nk11', institution: 'Harbor Bank', kind: 'checking', last4: '3391', owner: 'both', balance: 1265.4, heldForOther: 'no', alsoOweBank: 'no' },
      { id: 'b4nk12', institution: 'Harbor Bank', kind: 'savings', last4: '3405', owner: 'debtor2', balance: 310, heldForOther: 'no', alsoOweBank: 'no' },
    ],
  },
  maRetireCheck: { retirement: 'yes', deposits: 'no', annuities: 'no', educationSavings: 'no' },
  retirement: { plans: [{ id: 'p1an01', kind: 'pension', institution: 'City Schools Pension Fund', owner: 'debtor2', value: 23_400, hasLoan: 'no' }] },
  taxReturns_d1: filedEachYear,
  taxReturns_d2: filedEachYear,
  creditReports_d1: { haveReports: 'yes', identityTheft: 'no' },
  creditReports_d2: { haveReports: 'yes', identityTheft: 'no' },
  debtKinds: { mostly: 'consumer', creditorCount: '1-49' },
  cbCardsCheck: { creditCards: 'yes', personalLoans: 'no', familyLoans: 'no', studentLoans: 'no' },
  creditCards: {
    debts: [
      { id: 'c4rd11', creditorName: 'First Harbor Card', accountLast4: '0917', kind: 'major', owedBy: 'both', amountOwed: 11_860.22, dateIncurred: '04/2013', ...undoubted },
      { id: 'c4rd12', creditorName: 'Union Plaza Card', accountLast4: '6630', kind: 'store', owedBy: 'debtor2', amountOwed: 2140, dateIncurred: '11/2019', ...undoubted },
    ],
  },
  employment_d1: { status: 'employed', occupation: 'Dispatcher', jobCount: 1 },
  employment_d2: { status: 'employed', occupation: 'Teaching assistant', jobCount: 1 },
  employers_d1: {
    jobs: [{
      id: 'j0b011', parentId: 'employers_d1', navigation: confirmed,
      navigation_jobDetails: confirmed,
      jobDetails: {
        employerName: 'Terminal Supply', employerAddress: { street: '77 Pier Road', city: 'Brooklyn', state: 'NY', zip: '11231' }, jobTitle: 'Dispatcher', startedOn: '02/2025',
        payFrequency: 'biweekly', grossPerCheck: 2150,
      },
      navigation_payDeductions: confirmed,
      payDeductions: { federalTax: 158, stateLocalTax: 92, socialSecurityMedicare: 164.48, healthInsurance: 96, hasOthers: 'no' },
    }],
  },
  employers_d2: {
    jobs: [{
      id: 'j0b012', parentId: 'employers_d2', navigation: confirmed,
      navigation_jobDetails: confirmed,
      jobDetails: {
        employerName: 'Harbor Elementary School', employerAddress: { street: '300 Henry Street', city: 'Brooklyn', state: 'NY', zip: '11201' }, jobTitle: 'Teaching assistant',
        startedOn: '09/2016', payFrequency: 'semimonthly', grossPerCheck: 1480,
      },
      navigation_payDeductions: confirmed,
      payDeductions: { federalTax: 84, stateLocalTax: 55, socialSecurityMedicare: 113.22, retirementRequired: 44, hasOthers: 'no' },
    }],
  },
  sixMonthIncome_d1: paid(4300, 4300, 6450, 4300, 4300, 4300),
  sixMonthIncome_d2: paid(2960, 2960, 2960, 2960, 2960, 2960),
  incomeHistory_d1: { wagesThisYear: 47_300, wagesLastYear: 50_150, wagesPriorYear: 38_900 },
  incomeHistory_d2: { wagesThisYear: 29_600, wagesLastYear: 34_800, wagesPriorYear: 33_950 },
  homeExpenses: { rentMortgage: 2140, homeTaxIncluded: 'yes', homeInsIncluded: 'yes', homeRepairs: 75 },
  utilityExpenses: { electricGas: 235, waterTrash: 80, phoneInternet: 155 },
  livingExpenses: { food: 1150, childEducation: 60, clothing: 130, personalCare: 80, medicalDental: 110, transportation: 410, recreation: 60, vehicleInsurance: 190 },
  paymentExpenses: { hasOtherInstallments: 'no', hasOtherExpenses: 'no', includesOthers: 'no' },
  chapter13Budget: { affordableAmount: 950, payrollDeduction: 'yes', whichEmployer: 'Terminal Supply', mortgagePaidBy: 'me' },
  fhLegalCheck: { lawsuits: 'yes', seizures: 'no', setoffs: 'no', receivers: 'no' },
  lawsuits: {
    cases: [{
      id: 'c4se01', title: 'Seaport Mortgage v. Marcus and Elena Whitfield', caseNumber: '2026-50418', kind: 'foreclosure', courtName: 'Supreme Court, Kings County', status: 'pending',
      role: 'sued', party: 'both',
    }],
  },
  filingFee: { method: 'inAttorneyFee' },
  creditCounseling_d1: { status: 'doneCert', agency: 'Harborlight Counseling', completedOn: '03/21/2026' },
  creditCounseling_d2: { status: 'doneCert', agency: 'Harborlight Counseling', completedOn: '03/21/2026' },
  debtorEducation_d1: { status: 'notYet' },
  debtorEducation_d2: { status: 'notYet' },
  finalCheck: { ...allListed, howConfident: 'mostly' },
  signingPlan: { bestDays: ['mon', 'fri'], bestTime: 'evening', hasOriginalIdSsn: 'yes' },
}

/** Amir rents alone in Cleveland, and has neither a car nor a debt with a pledge. */
export const amirAnswers: CastAnswers = {
  caseSetup: { caseType: 'SINGLE', caseTypeCorrect: 'yes', chapterPreference: '13', completedBy: 'me' },
  languageNeeds: { preferredLanguage: 'en', needsInterpreter: 'no', hasDeviceForVideo: 'yes' },
  urgentProblems: { problems: ['none'] },
  whyFiling: { causes: ['medical', 'jobLoss'], story: 'I was in the hospital in 2023 and lost my job at the warehouse. The bills and the cards were too much after that.', startedWhen: '06/2023' },
  goals: { goalList: ['stopCollection', 'catchUp'] },
  legalName_d1: { firstName: 'Amir', lastName: 'Rahimi', idKind: 'driverLicense', idState: 'OH', idExpires: '08/22/2028', idNameMatches: 'yes' },
  taxIds_d1: { taxIdKind: 'ssn', ssn: '987654321' },
  contactDetails_d1: { dateOfBirth: '04/03/1986', mobilePhone: '2165550174', email: 'amir.rahimi@example.com', preferredContact: 'text', okToLeaveMessage: 'yes', okToText: 'yes' },
  homeAddress_d1: { address: { street: '2210 Clifton Court', unit: '5', city: 'Cleveland', state: 'OH', zip: '44102', county: 'Cuyahoga' }, movedIn: '09/2019', stateSince: '01/2008', keepPrivate: 'no' },
  courtDistrict_d1: { livedHere180: 'yes' },
  maritalStatus: { status: 'neverMarried' },
  householdSize: { peopleInHousehold: 1, peopleOnTaxReturn: 1, people65: 0 },
  housingSituation: { kind: 'rent', monthlyCost: 875 },
  rentalDetails: { landlordName: 'Lakeview Apartments', leaseKind: 'lease', keepRenting: 'yes', rentBehind: 'no', evictionJudgment: 'no' },
  vehicleUse: { operatedCount: 0, usePublicTransit: 'yes', transitCost: 95, driveOthersVehicle: 'no', onTitleForOther: 'no' },
  hhHomeCheck: { householdGoods: 'yes', electronics: 'yes', clothing: 'yes', jewelry: 'no', animals: 'no' },
  householdGoods: { items: [{ id: 'h0us21', item: 'Furniture of two rooms', resaleValue: 350 }], totalValue: 350 },
  electronics: { items: [{ id: 'e1ec21', item: 'Phone and computer', resaleValue: 260 }], totalValue: 260 },
  clothing: { items: [{ id: 'c10t21', item: 'My clothes and shoes', resaleValue: 140 }], totalValue: 140 },
  maCashCheck: { cash: 'yes', bankAccounts: 'yes', paymentApps: 'no', crypto: 'no' },
  cash: { amount: 60 },
  bankAccounts: { accounts: [{ id: 'b4nk21', institution: 'Lakefront Credit Union', kind: 'checking', last4: '8812', owner: 'debtor1', balance: 486.15, heldForOther: 'no', alsoOweBank: 'no' }] },
  maRetireCheck: { retirement: 'no', deposits: 'yes', annuities: 'no', educationSavings: 'no' },
  deposits: { deposits: [{ id: 'd3p001', kind: 'rent', holder: 'Lakeview Apartments', amount: 875, owner: 'debtor1' }] },
  taxReturns_d1: filedEachYear,
  creditReports_d1: { haveReports: 'no', mayWePull: 'yes', identityTheft: 'no' },
  debtKinds: { mostly: 'consumer', creditorCount: '1-49' },
  cbCardsCheck: { creditCards: 'yes', personalLoans: 'no', familyLoans: 'no', studentLoans: 'no' },
  creditCards: {
    debts: [
      { id: 'c4rd21', creditorName: 'Great Lakes Card', accountLast4: '2204', kind: 'major', owedBy: 'debtor1', amountOwed: 7415.9, dateIncurred: '06/2017', ...undoubted },
      { id: 'c4rd22', creditorName: 'Union Plaza Card', accountLast4: '5120', kind: 'store', owedBy: 'debtor1', amountOwed: 960, dateIncurred: '12/2021', ...undoubted },
    ],
  },
  cbBillsCheck: { medicalBills: 'yes', utilityBills: 'no', rentDebts: 'no', bankDebts: 'no' },
  medicalBills: {
    debts: [
      { id: 'm3d001', creditorName: 'Erie Shore Hospital', serviceDate: '06/2023', patient: 'debtor1', owedBy: 'debtor1', amountOwed: 18_240, ...undoubted },
      { id: 'm3d002', creditorName: 'Cuyahoga Ambulance', serviceDate: '06/2023', patient: 'debtor1', owedBy: 'debtor1', amountOwed: 1310, ...undoubted },
    ],
  },
  employment_d1: { status: 'employed', occupation: 'Cook', jobCount: 1 },
  employers_d1: {
    jobs: [{
      id: 'j0b021', parentId: 'employers_d1', navigation: confirmed,
      navigation_jobDetails: confirmed,
      jobDetails: {
        employerName: 'West Side Kitchen', employerAddress: { street: '1830 Lorain Avenue', city: 'Cleveland', state: 'OH', zip: '44113' }, jobTitle: 'Cook', startedOn: '11/2023',
        payFrequency: 'weekly', grossPerCheck: 690,
      },
      navigation_payDeductions: confirmed,
      payDeductions: { federalTax: 52, stateLocalTax: 31, socialSecurityMedicare: 52.79, hasOthers: 'no' },
    }],
  },
  sixMonthIncome_d1: paid(2760, 2760, 3450, 2760, 3450, 2760),
  incomeHistory_d1: { wagesThisYear: 29_670, wagesLastYear: 33_800, wagesPriorYear: 31_250 },
  homeExpenses: { rentMortgage: 875, homeTaxIncluded: 'no', homeInsIncluded: 'no' },
  utilityExpenses: { electricGas: 90, phoneInternet: 70 },
  livingExpenses: { food: 380, clothing: 40, personalCare: 30, medicalDental: 120, transportation: 95, recreation: 25, healthInsurance: 145 },
  paymentExpenses: { hasOtherInstallments: 'no', hasOtherExpenses: 'no', includesOthers: 'no' },
  chapter13Budget: { affordableAmount: 480, payrollDeduction: 'no' },
  fhPaymentsCheck: { payments90: 'yes', insiderPayments: 'no', insiderBenefit: 'no' },
  payments90: { payees: [{ id: 'p4id01', creditorName: 'Lakeview Apartments', knowsDates: 'no', totalPaid: 2625, stillOwed: 0, paidFor: 'rent', regular: 'yes' }] },
  filingFee: { method: 'inAttorneyFee' },
  creditCounseling_d1: { status: 'doneCert', agency: 'Cedar Path Counseling', completedOn: '03/08/2024' },
  debtorEducation_d1: { status: 'done', provider: 'Cedar Path Counseling', completedOn: '05/17/2024' },
  finalCheck: { ...allListed, howConfident: 'sure' },
  signingPlan: { bestDays: ['tue', 'wed'], bestTime: 'morning', hasOriginalIdSsn: 'yes' },
}

/** What the attorney wrote when the Whitfields' cars came back to them. */
export const whitfieldComment =
  'You told us that you drive two cars, and only one is listed here. Please add the second one, also if it is old or not running, and say whether anything is still owed on it.'
