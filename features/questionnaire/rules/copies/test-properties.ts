import type { JsonObject } from '../content/model.ts'

export const home: JsonObject = {
  id: 'home01',
  propertyDetails: { isHomestead: 'yes', address: { street: '12 Harbor Lane' } },
  propertyLoans: {
    has: 'yes',
    loans: [
      {
        id: 'a',
        creditorName: 'Harbor Bank',
        loanKind: 'first',
        monthlyPayment: 1200.1,
        includesTaxesIns: 'no',
        plan: 'keepPay',
        hasCosigner: 'yes',
        cosignerName: 'Ana Ruiz',
        cosignerRelation: 'parent',
      },
      { id: 'b', loanKind: 'second', monthlyPayment: 200, plan: 'keepPay' },
      { id: 'c', loanKind: 'heloc', monthlyPayment: 50.5, plan: 'keepPay' },
      { id: 'd', loanKind: 'judgment', monthlyPayment: 9, plan: 'unsure' },
    ],
  },
  propertyCosts: { hasHoa: 'yes', hoaDues: 80, yearlyTax: 1000, rentedOut: 'no' },
}
export const rented: JsonObject = {
  id: 'rent01',
  propertyDetails: { isHomestead: 'no', address: { street: '5 Mill Road' } },
  propertyLoans: {
    has: 'yes',
    loans: [{ id: 'a', loanKind: 'first', monthlyPayment: 700, plan: 'keepPay' }],
  },
  propertyCosts: { rentedOut: 'yes', rentReceived: 950, yearlyTax: 600 },
}
export const cabin: JsonObject = {
  id: 'cabin1',
  propertyDetails: { isHomestead: 'no' },
  propertyLoans: {
    has: 'yes',
    loans: [
      { id: 'a', loanKind: 'first', monthlyPayment: 300, plan: 'keepPay' },
      { id: 'b', loanKind: 'second', monthlyPayment: 90, plan: 'surrender' },
    ],
  },
  propertyCosts: { rentedOut: 'no', yearlyTax: 240, hoaDues: 15 },
}
export const estate = (...properties: readonly JsonObject[]): JsonObject => ({
  has: 'yes',
  properties,
})
