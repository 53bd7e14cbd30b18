// What the cast has answered in its questionnaires: written by hand, as people answer.
import type { JsonObject } from '#features/questionnaire/rules/model.ts'

/** By question key. */
export type CastAnswers = Readonly<Record<string, JsonObject>>

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
}

/** What the attorney wrote when the Whitfields' cars came back to them. */
export const whitfieldComment =
  'You told us that you drive two cars, and only one is listed here. Please add the second one, also if it is old or not running, and say whether anything is still owed on it.'
