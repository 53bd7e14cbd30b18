import { type Example, has, record } from './test-asked-documents.ts'

const homeOwner = ['home.deed by deeds', 'home.tax-and-value by propertyValue']

export const propertyExamples: readonly Example[] = [
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
