import { confirmed, open, type DemoAnswers } from './demo-answers.ts'

/**
 * Rosa has completed the first section, started the section about herself and is halfway through
 * the section about her cars.
 */
export const rosasAnswers: DemoAnswers = {
  caseSetup: {
    caseType: 'SINGLE',
    caseTypeCorrect: 'yes',
    chapterPreference: '7',
    completedBy: 'me',
  },
  languageNeeds: { preferredLanguage: 'en', needsInterpreter: 'no', hasDeviceForVideo: 'yes' },
  urgentProblems: {
    problems: ['garnishment'],
    garnishmentEmployer: 'Harbor Care Home',
    garnishmentAmount: 212.5,
    garnishmentStart: '09/04/2026',
  },
  whyFiling: {
    causes: ['medical', 'credit'],
    story:
      'I was ill for most of last winter and could not work. The cards paid for food and rent.',
    startedWhen: '01/2025',
  },
  goals: { goalList: ['keepCar', 'stopCollection'] },
  legalName_d1: {
    firstName: 'Rosa',
    middleName: 'Elvira',
    lastName: 'Delgado',
    idKind: 'driverLicense',
    idState: 'NY',
    idExpires: '03/18/2029',
    idNameMatches: 'yes',
  },
  otherNames_d1: {
    has: 'yes',
    names: [{ id: 'n4me01', kind: 'maiden', firstName: 'Rosa', lastName: 'Peña' }],
  },
  contactDetails_d1: {
    dateOfBirth: '07/09/1984',
    mobilePhone: '2125550142',
    email: 'rosa.delgado@example.com',
    preferredContact: 'text',
    okToLeaveMessage: 'yes',
    okToText: 'yes',
  },
  ownedVehicles: {
    has: 'yes',
    vehicles: [
      {
        id: 'c4r001',
        parentId: 'ownedVehicles',
        navigation: confirmed,
        navigation_vehicleDetails: confirmed,
        vehicleDetails: {
          kind: 'car',
          year: '2018',
          make: 'Honda',
          model: 'Civic',
          mileage: 81_400,
          condition: 'good',
          owner: 'debtor1',
          namesOnTitle: 'Rosa Delgado',
          boughtOn: '05/2021',
          purchasePrice: 15_900,
          currentValue: 11_250,
          valueSource: 'priceGuide',
          insured: 'yes',
          useForWork: 'yes',
        },
        navigation_vehicleLoans: confirmed,
        vehicleLoans: {
          has: 'yes',
          loans: [
            {
              id: 'l04n01',
              parentId: 'c4r001',
              creditorName: 'Bridge Auto Finance',
              creditorAddress: {
                street: 'P.O. Box 4410',
                city: 'Albany',
                state: 'NY',
                zip: '12204',
              },
              accountLast4: '7731',
              titleLoan: 'no',
              owedBy: 'debtor1',
              amountOwed: 6420.18,
              disputed: 'no',
              hasCosigner: 'no',
              hasCollector: 'no',
              monthlyPayment: 284,
              monthsBehind: 1,
              amountBehind: 284,
              boughtWithLoan: 'yes',
              plan: 'keepPay',
            },
          ],
        },
      },
      {
        id: 'c4r002',
        parentId: 'ownedVehicles',
        navigation: open,
        navigation_vehicleDetails: confirmed,
        vehicleDetails: {
          kind: 'motorcycle',
          year: '2009',
          make: 'Yamaha',
          model: 'V Star 250',
          mileage: 22_000,
          condition: 'notRunning',
          owner: 'debtor1',
          namesOnTitle: 'Rosa Delgado',
          boughtOn: '08/2015',
          currentValue: 400,
          valueSource: 'myEstimate',
          insured: 'no',
        },
        navigation_vehicleLoans: open,
      },
    ],
  },
}
