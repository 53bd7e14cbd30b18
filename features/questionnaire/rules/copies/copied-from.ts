// Which questions are filled in from the answers to which others: nobody is asked twice (the outline's Copied answers; decisions, questionnaire B6.7).

/** Where debts are told that something stands for: a home, a vehicle, another thing. */
export const loansOnThings = [
  'realEstate',
  'ownedVehicles',
  'recreational',
  'itemLoans',
  'liens',
] as const
const debts = [
  'creditCards',
  'personalLoans',
  'familyLoans',
  'studentLoans',
  'medicalBills',
  'utilityBills',
  'rentDebts',
  'bankDebts',
  'deficiencies',
  'judgmentDebts',
  'governmentDebts',
  'divorceDebts',
  'cosignedDebts',
  'businessDebts',
  'otherDebts',
] as const

/** By the key of the question that is filled in. Only answers that both debtors share are copied, so nothing passes from one spouse to the other. */
export const copiedFrom = {
  homeAddress: ['maritalStatus'],
  nonFilingSpouse: ['maritalStatus'],
  householdSize: ['maritalStatus', 'dependents', 'otherHousehold'],
  vehicleUse: ['ownedVehicles', 'leasedVehicles'],
  otherCosigners: [...loansOnThings, ...debts, 'contracts'],
  rentalIncome: ['realEstate'],
  homeExpenses: ['housingSituation', 'realEstate'],
  paymentExpenses: [
    'ownedVehicles',
    'leasedVehicles',
    'recreational',
    'itemLoans',
    'realEstate',
    'supportOwed',
    'contracts',
    'storageUnits',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type CopyingQuestion = keyof typeof copiedFrom

export function isCopying(question: string): question is CopyingQuestion {
  return Object.hasOwn(copiedFrom, question)
}

/** True when an answer to this question may fill in others. */
export function isCopied(question: string): boolean {
  return Object.values<readonly string[]>(copiedFrom).some((sources) => sources.includes(question))
}
