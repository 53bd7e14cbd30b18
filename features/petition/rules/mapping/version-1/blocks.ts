// Fields that several questions of the content share.
import { gates, same, type FieldsMapping } from '../mapping.ts'

export const owner: FieldsMapping = same('property', 'owner', 'otherOwners', 'sharePercent')

export const cosigner: FieldsMapping = {
  ...gates('hasCosigner'),
  cosignerName: 'codebtors.name',
  cosignerRelation: 'codebtors.relationship',
  cosignerAddress: 'codebtors.address',
}

export const creditor: FieldsMapping = {
  creditorName: 'claims.creditor',
  creditorAddress: 'claims.address',
}

export const dispute: FieldsMapping = {
  ...same('claims', 'disputed', 'disputeReason'),
  amountUncertain: 'claims.unliquidated',
  dependsOnEvent: 'claims.contingent',
}

export const debt: FieldsMapping = {
  ...creditor,
  ...cosigner,
  ...gates('hasCollector'),
  ...dispute,
  amountOwed: 'claims.amount',
  accountLast4: 'claims.account',
  owesYouBack: 'claims.setoff',
  ...same('claims', 'owedBy', 'dateIncurred', 'lastUsed'),
  collectorName: 'notices.name',
  collectorAddress: 'notices.address',
  collectorLast4: 'notices.account',
}

export const installments: FieldsMapping = same(
  'claims',
  'monthlyPayment',
  'interestRate',
  'monthsLeft',
  'monthsBehind',
  'amountBehind',
)

export const vehicleLoan: FieldsMapping = {
  ...debt,
  ...installments,
  ...same('claims', 'titleLoan', 'finalPayment', 'repoThreat', 'paymentMadeBy'),
  boughtWithLoan: 'claims.purchaseMoney',
  plan: 'intentions.plan',
}

/** Of each kind of entry that a debt becomes. */
export const unsecured = { codebtors: 'claim', notices: 'claim' } as const
export const secured = { claims: 'secured', intentions: 'claim', ...unsecured } as const
