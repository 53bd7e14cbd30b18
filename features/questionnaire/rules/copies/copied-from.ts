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

/** Sources are shared: no spouse sees the other's answers (spec: questionnaire#copied-answers). */
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

export function isCopied(question: string): boolean {
  return Object.values<readonly string[]>(copiedFrom).some((sources) => sources.includes(question))
}
