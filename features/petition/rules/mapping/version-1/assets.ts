import { gates, into, none, same, whole, type ContentMapping } from '../mapping.ts'
import { owner } from './blocks.ts'

/** Sections "Money and accounts" and "Other property and claims". */
export const assets: ContentMapping = {
  maCashCheck: whole(gates('cash', 'bankAccounts', 'paymentApps', 'crypto')),
  cash: into(
    { property: 'cash' },
    { amount: 'property.value', owner: 'property.owner', source: 'property.description' },
  ),
  bankAccounts: whole({
    accounts: into(
      { property: 'bankAccounts' },
      {
        ...owner,
        kind: 'property.itemKind',
        last4: 'property.account',
        balance: 'property.value',
        ...same('property', 'institution', 'heldForOther', 'realOwner', 'benefitMoney'),
        ...same('property', 'alsoOweBank', 'businessAccount'),
        ...none('advice', 'autoPay'),
      },
    ),
  }),
  paymentApps: whole({
    apps: into(
      { property: 'paymentApps' },
      {
        ...owner,
        kind: 'property.itemKind',
        name: 'property.institution',
        userName: 'property.account',
        balance: 'property.value',
        usedForBusiness: 'property.businessAccount',
      },
    ),
  }),
  crypto: whole({
    holdings: into(
      { property: 'crypto' },
      {
        ...owner,
        coin: 'property.description',
        heldAt: 'property.institution',
        ...same('property', 'quantity', 'value', 'valueDate'),
      },
    ),
  }),
  maInvestCheck: whole(gates('investments', 'privateInterests', 'bondsNotes')),
  investments: whole({
    accounts: into(
      { property: 'investments' },
      {
        ...owner,
        what: 'property.description',
        last4: 'property.account',
        ...same('property', 'institution', 'value', 'restricted'),
      },
    ),
  }),
  privateInterests: whole({
    interests: into(
      { property: 'privateInterests' },
      {
        ...same('property', 'owner', 'otherOwners'),
        entity: 'property.description',
        percent: 'property.companyPercent',
        sharePercent: 'property.sharePercent',
        value: 'property.shareValue',
      },
    ),
  }),
  bondsNotes: whole({
    items: into(
      { property: 'bondsNotes' },
      {
        ...owner,
        issuer: 'property.institution',
        what: 'property.description',
        value: 'property.value',
      },
    ),
  }),
  maRetireCheck: whole(gates('retirement', 'deposits', 'annuities', 'educationSavings')),
  retirement: whole({
    plans: into(
      { property: 'retirement' },
      {
        kind: 'property.itemKind',
        hasLoan: 'property.hasPlanLoan',
        ...same('property', 'institution', 'owner', 'value', 'monthlyBenefit', 'loanBalance'),
        ...same('property', 'loanPayment', 'loanPaidOffOn', 'withdrewRecently', 'inherited'),
        ...same('property', 'recentDeposit'),
      },
    ),
  }),
  deposits: whole({
    deposits: into(
      { property: 'deposits' },
      {
        ...owner,
        kind: 'property.itemKind',
        holder: 'property.institution',
        amount: 'property.value',
      },
    ),
  }),
  annuities: whole({
    annuities: into(
      { property: 'annuities' },
      {
        ...owner,
        issuer: 'property.institution',
        monthly: 'property.monthlyBenefit',
        ...same('property', 'description', 'value'),
      },
    ),
  }),
  educationSavings: whole({
    accounts: into(
      { property: 'educationSavings' },
      {
        ...owner,
        kind: 'property.itemKind',
        beneficiary: 'property.beneficiaryKind',
        ...same('property', 'institution', 'value', 'depositsLast365', 'deposits366to720'),
      },
    ),
  }),
  opOwedCheck: whole(gates('taxRefunds', 'supportOwedToYou', 'otherMoneyOwed')),
  taxRefunds: whole({
    items: into(
      { property: 'taxRefunds' },
      {
        taxYear: 'property.year',
        amount: 'property.value',
        amountKnown: 'property.valueIsGuess',
        usuallySize: 'property.usualRefund',
        ...same('property', 'agency', 'returnFiled', 'includesEitc', 'childCredit', 'owner'),
      },
    ),
  }),
  supportOwedToYou: whole({
    items: into(
      { property: 'supportOwed' },
      {
        kind: 'property.itemKind',
        payer: 'property.owedFrom',
        amountDue: 'property.value',
        owedTo: 'property.owner',
        ...same('property', 'monthlyOrdered', 'monthlyReceived', 'court'),
      },
    ),
  }),
  otherMoneyOwed: whole({
    items: into(
      { property: 'otherMoneyOwed' },
      {
        ...owner,
        what: 'property.description',
        who: 'property.owedFrom',
        amount: 'property.value',
        ...same('property', 'expectedOn', 'within180'),
      },
    ),
  }),
  opRightsCheck: whole(
    gates('insurancePolicies', 'inheritance', 'trustsFuture', 'legalClaims', 'counterclaims'),
  ),
  insurancePolicies: whole({
    items: into(
      { property: 'insurancePolicies' },
      {
        kind: 'property.itemKind',
        company: 'property.institution',
        cashValue: 'property.value',
        policyLoan: 'property.loanBalance',
        ...same('property', 'owner', 'insuredPerson', 'beneficiary', 'deathBenefit'),
        ...same('property', 'monthlyPremium', 'throughWork'),
      },
    ),
  }),
  inheritance: whole({
    items: into(
      { property: 'inheritance' },
      {
        what: 'property.description',
        value: 'property.shareValue',
        heir: 'property.owner',
        ...same('property', 'fromWhom', 'relationship', 'diedOn', 'estateContact'),
      },
    ),
  }),
  trustsFuture: whole({
    items: into(
      { property: 'trusts' },
      {
        ...owner,
        what: 'property.description',
        trustee: 'property.institution',
        ...same('property', 'value', 'canWithdraw', 'spendthrift'),
      },
    ),
  }),
  legalClaims: whole({
    items: into(
      { property: 'legalClaims' },
      {
        kind: 'property.itemKind',
        what: 'property.description',
        against: 'property.owedFrom',
        claimant: 'property.owner',
        ...same('property', 'happenedOn', 'lawsuitFiled', 'court', 'lawyer', 'value'),
        ...same('property', 'valueUnknown', 'bodilyInjury', 'settled', 'settlementAmount'),
      },
    ),
  }),
  counterclaims: whole({
    items: into(
      { property: 'counterclaims' },
      {
        what: 'property.description',
        against: 'property.owedFrom',
        ...same('property', 'value', 'creditorConduct'),
      },
    ),
  }),
  opOtherCheck: whole(gates('intellectual', 'licenses', 'otherFinancial', 'anythingElse')),
  intellectual: whole({
    items: into(
      { property: 'intellectual' },
      {
        ...owner,
        what: 'property.description',
        income: 'property.monthlyBenefit',
        value: 'property.value',
      },
    ),
  }),
  licenses: whole({
    items: into(
      { property: 'licenses' },
      {
        what: 'property.description',
        holder: 'property.owner',
        ...same('property', 'canSell', 'value'),
      },
    ),
  }),
  otherFinancial: whole({
    items: into(
      { property: 'otherFinancial' },
      { ...owner, what: 'property.description', value: 'property.value' },
    ),
  }),
  anythingElse: whole({
    items: into(
      { property: 'anythingElse' },
      {
        ...owner,
        what: 'property.description',
        where: 'property.location',
        value: 'property.value',
      },
    ),
  }),
}
