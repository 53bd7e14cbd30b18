import {
  gates,
  into,
  none,
  same,
  whole,
  type ContentMapping,
  type FieldsMapping,
} from '../mapping.ts'
import { cosigner, creditor, debt, dispute, installments, secured, unsecured } from './blocks.ts'

const debts = (kind: string, more: FieldsMapping = {}) =>
  whole({ debts: into({ claims: kind, ...unsecured }, { ...debt, ...more }) })

/** Sections "Other secured debts" to "Contracts and co-signers". */
export const claims: ContentMapping = {
  sdLoansCheck: whole(gates('itemLoans', 'liens')),
  itemLoans: whole({
    debts: into(secured, {
      ...debt,
      ...installments,
      kind: 'claims.collateralKind',
      collateral: 'claims.collateral',
      collateralValue: 'claims.collateralValue',
      haveItem: 'claims.hasCollateral',
      boughtWithThis: 'claims.purchaseMoney',
      redeemBy: 'claims.redeemBy',
      plan: 'intentions.plan',
    }),
  }),
  liens: whole({
    liens: into(secured, {
      ...debt,
      kind: 'claims.lien',
      property: 'claims.collateral',
      propertyValue: 'claims.collateralValue',
      ...same('claims', 'recordedOn', 'recordedAt', 'caseNumber'),
      plan: 'intentions.plan',
    }),
  }),
  taxReturns: whole({
    ...gates('allFiled'),
    ...same('debtor', 'notFiledReason', 'audit'),
    years: into(
      { taxReturns: 'year' },
      {
        ...same('taxReturns', 'taxYear', 'federal', 'state', 'filedOn', 'filingStatus'),
        ...same('taxReturns', 'federalResult', 'refundSpent'),
      },
    ),
  }),
  taxDebts: whole({
    ...gates('has'),
    taxes: into(
      { claims: 'taxes' },
      {
        ...dispute,
        agencyName: 'claims.creditor',
        address: 'claims.address',
        amountOwed: 'claims.amount',
        owedBy: 'claims.owedBy',
        planPayment: 'claims.monthlyPayment',
        ...same('claims', 'agency', 'taxKind', 'taxYear', 'returnDueOn', 'returnFiled', 'filedOn'),
        ...same('claims', 'agencyFiledForYou', 'assessedOn', 'penaltyPart', 'paymentPlan'),
        ...same('claims', 'lienFiled', 'offerMade'),
      },
    ),
  }),
  supportOwed: whole({
    ...gates('has'),
    orders: into(
      { claims: 'domesticSupport', notices: 'supportAgency' },
      {
        payeeName: 'claims.creditor',
        payeeAddress: 'claims.address',
        payeePhone: 'claims.phone',
        relationship: 'claims.payeeRelationship',
        kind: 'claims.supportKind',
        agencyName: 'notices.name',
        agencyAddress: 'notices.address',
        orderDate: 'claims.orderDate',
        monthlyAmount: 'claims.monthlyPayment',
        pastDue: 'claims.amount',
        ...same('claims', 'court', 'howPaid', 'owedBy', 'assignedToState', 'endsOn'),
      },
    ),
  }),
  tsOtherCheck: whole(gates('injuryIntoxicated', 'otherPriority')),
  injuryIntoxicated: whole({
    claims: into(
      { claims: 'intoxicatedInjury' },
      {
        ...creditor,
        ...dispute,
        accountLast4: 'claims.account',
        amountOwed: 'claims.amount',
        ...same('claims', 'happenedOn', 'court', 'owedBy'),
      },
    ),
  }),
  otherPriority: whole({
    debts: into(
      { claims: 'otherPriority' },
      {
        ...creditor,
        ...dispute,
        accountLast4: 'claims.account',
        amountOwed: 'claims.amount',
        kind: 'claims.priorityKind',
        what: 'claims.purpose',
        ...same('claims', 'earnedFrom', 'earnedTo'),
      },
    ),
  }),
  creditReports: whole({
    ...none('conversation', 'haveReports', 'mayWePull', 'frozen'),
    ...same('debtor', 'identityTheft', 'identityNote'),
  }),
  debtKinds: whole({
    mostly: 'case.debtsMostly',
    otherNote: 'case.otherDebtsNote',
    ...same('case', 'businessShare', 'creditorCount'),
  }),
  cbCardsCheck: whole(gates('creditCards', 'personalLoans', 'familyLoans', 'studentLoans')),
  creditCards: debts('creditCards', {
    kind: 'claims.debtKind',
    role: 'claims.cardRole',
    mostlyFor: 'claims.purpose',
  }),
  personalLoans: debts('personalLoans', {
    kind: 'claims.debtKind',
    postdatedCheck: 'claims.postdatedCheck',
  }),
  familyLoans: debts('familyLoans', {
    relationship: 'claims.creditorRelationship',
    ...same('claims', 'inWriting', 'madePayments'),
  }),
  studentLoans: debts('studentLoans', {
    kind: 'claims.debtKind',
    status: 'claims.loanStatus',
    ...same('claims', 'servicer', 'school', 'forWhom', 'monthlyPayment'),
    ...none('advice', 'graduated', 'hardship', 'hardshipNote'),
  }),
  cbBillsCheck: whole(gates('medicalBills', 'utilityBills', 'rentDebts', 'bankDebts')),
  medicalBills: debts('medicalBills', same('claims', 'serviceDate', 'patient', 'insurancePending')),
  utilityBills: debts('utilityBills', {
    kind: 'claims.debtKind',
    stillUse: 'claims.stillUsed',
    serviceAddress: 'claims.serviceAddress',
  }),
  rentDebts: debts('rentDebts', {
    propertyAddress: 'claims.serviceAddress',
    movedOutOn: 'claims.endsOn',
  }),
  bankDebts: debts('bankDebts', same('claims', 'badCheck', 'checkDate')),
  cbOtherCheck: whole(
    gates(
      ...['deficiencies', 'judgmentDebts', 'governmentDebts', 'divorceDebts', 'cosignedDebts'],
      ...['businessDebts', 'otherDebts'],
    ),
  ),
  deficiencies: debts('deficiencies', {
    property: 'claims.collateral',
    ...same('claims', 'takenOn', 'soldFor'),
  }),
  judgmentDebts: debts('judgmentDebts', {
    forWhat: 'claims.purpose',
    ...same('claims', 'court', 'caseNumber', 'judgmentDate', 'fraudFound'),
  }),
  governmentDebts: debts('governmentDebts', {
    kind: 'claims.debtKind',
    ...same('claims', 'agencyUnit', 'criminal', 'fraudClaimed'),
  }),
  divorceDebts: debts('divorceDebts', same('claims', 'formerSpouse', 'orderSays')),
  cosignedDebts: debts('cosignedDebts', {
    forWhom: 'claims.signedFor',
    whoPays: 'claims.paymentMadeBy',
    current: 'claims.isCurrent',
  }),
  businessDebts: debts('businessDebts', {
    what: 'claims.purpose',
    ...same('claims', 'businessName', 'guaranteed'),
  }),
  otherDebts: debts('otherDebts', { kind: 'claims.debtKind', what: 'claims.purpose' }),
  recentCredit: whole({
    ...gates('luxury90', 'cashAdvance70'),
    luxuryItems: into(
      { recentCredit: 'luxury' },
      same('recentCredit', 'creditorName', 'what', 'date', 'amount'),
    ),
    advances: into(
      { recentCredit: 'cashAdvance' },
      same('recentCredit', 'creditorName', 'date', 'amount'),
    ),
    ...none('advice', 'balanceTransfer', 'newCredit6m', 'falseApplication', 'stillUsingCards'),
  }),
  contracts: whole({
    ...gates('has'),
    contracts: into(
      { leases: 'contract', intentions: 'lease', codebtors: 'lease' },
      {
        ...cosigner,
        kind: 'leases.contractKind',
        partyName: 'leases.party',
        partyAddress: 'leases.address',
        what: 'leases.description',
        accountLast4: 'leases.account',
        personalProperty: 'leases.isPersonalProperty',
        keepIt: 'intentions.keep',
        ...same('leases', 'signer', 'monthlyPayment', 'startedOn', 'endsOn', 'amountBehind'),
      },
    ),
  }),
  otherCosigners: whole({
    ...gates('has'),
    people: into(
      { codebtors: 'named' },
      {
        creditorName: 'codebtors.creditor',
        debtKind: 'codebtors.schedule',
        ...same('codebtors', 'name', 'address', 'relationship', 'insider'),
      },
    ),
  }),
}
