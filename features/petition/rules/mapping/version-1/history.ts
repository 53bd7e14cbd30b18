import { gates, into, none, same, whole, type ContentMapping } from '../mapping.ts'

const payments = {
  ...gates('knowsDates'),
  payments: into({ datedPayments: 'payment' }, same('datedPayments', 'date', 'amount')),
  totalPaid: 'history.amount',
  stillOwed: 'history.stillOwed',
} as const

/** Sections "Financial history" and "Fees, courses, review". */
export const history: ContentMapping = {
  fhPaymentsCheck: whole(gates('payments90', 'insiderPayments', 'insiderBenefit')),
  payments90: whole({
    payees: into(
      { history: 'payments90' },
      {
        ...payments,
        creditorName: 'history.name',
        creditorAddress: 'history.address',
        ...same('history', 'paidFor', 'paidForOther', 'regular'),
      },
    ),
  }),
  insiderPayments: whole({
    payees: into(
      { history: 'insiderPayments' },
      { ...payments, ...same('history', 'name', 'address', 'relationship', 'reason') },
    ),
  }),
  insiderBenefit: whole({
    payees: into(
      { history: 'insiderBenefit' },
      {
        ...payments,
        insiderName: 'history.name',
        creditorName: 'history.paidTo',
        ...same('history', 'address', 'relationship', 'reason'),
      },
    ),
  }),
  fhLegalCheck: whole(gates('lawsuits', 'seizures', 'setoffs', 'receivers')),
  lawsuits: whole({
    cases: into(
      { history: 'lawsuits' },
      {
        title: 'history.name',
        kind: 'history.type',
        courtName: 'history.court',
        courtAddress: 'history.address',
        nextDate: 'history.date',
        party: 'history.whose',
        ...same('history', 'caseNumber', 'status', 'role', 'outcome', 'otherLawyer'),
      },
    ),
  }),
  seizures: whole({
    events: into(
      { history: 'seizures' },
      {
        kind: 'history.type',
        creditorName: 'history.name',
        creditorAddress: 'history.address',
        property: 'history.what',
        value: 'history.amount',
        ...same('history', 'date', 'takenLast90', 'ongoing'),
      },
    ),
  }),
  setoffs: whole({
    events: into(
      { history: 'setoffs' },
      {
        creditorName: 'history.name',
        creditorAddress: 'history.address',
        action: 'history.what',
        last4: 'history.account',
        ...same('history', 'date', 'amount'),
      },
    ),
  }),
  receivers: into({ history: 'receivers' }, { details: 'history.what' }),
  fhGiftsCheck: whole(gates('gifts', 'charity', 'losses')),
  gifts: whole({
    gifts: into(
      { history: 'gifts' },
      {
        toWhom: 'history.name',
        firstDate: 'history.date',
        secondDate: 'history.lastDate',
        value: 'history.amount',
        giver: 'history.whose',
        ...same('history', 'address', 'relationship', 'what'),
      },
    ),
  }),
  charity: whole({
    gifts: into(
      { history: 'charity' },
      {
        charityName: 'history.name',
        firstDate: 'history.date',
        value: 'history.amount',
        ...same('history', 'address', 'what', 'lastDate'),
      },
    ),
  }),
  losses: whole({
    losses: into(
      { history: 'losses' },
      {
        kind: 'history.type',
        value: 'history.amount',
        ...same('history', 'what', 'date', 'insuranceCovers', 'insurancePaid', 'claimPending'),
      },
    ),
  }),
  fhTransfersCheck: whole(
    gates('bankruptcyPayments', 'debtReliefPayments', 'transfers', 'trustTransfers'),
  ),
  bankruptcyPayments: whole({
    payments: into(
      { history: 'bankruptcyPayments' },
      {
        paidTo: 'history.name',
        ...same('history', 'address', 'website', 'paidBy', 'what', 'date', 'amount'),
      },
    ),
  }),
  debtReliefPayments: whole({
    payments: into(
      { history: 'debtReliefPayments', property: 'heldByDebtRelief' },
      {
        ...gates('heldMoney'),
        paidTo: 'history.name',
        service: 'history.what',
        balanceHeld: 'property.value',
        ...same('history', 'address', 'date', 'amount'),
      },
    ),
  }),
  transfers: whole({
    transfers: into(
      { history: 'transfers' },
      {
        toWhom: 'history.name',
        value: 'history.amount',
        transferor: 'history.whose',
        ...same('history', 'address', 'relationship', 'what', 'received', 'amountReceived'),
        ...same('history', 'moneyUse', 'date', 'asSecurity'),
      },
    ),
  }),
  trustTransfers: whole({
    trusts: into(
      { history: 'trustTransfers' },
      {
        trustName: 'history.name',
        value: 'history.amount',
        ...same('history', 'what', 'date', 'trustee'),
      },
    ),
  }),
  fhAccountsCheck: whole(gates('closedAccounts', 'safeBoxes', 'storageUnits')),
  closedAccounts: whole({
    accounts: into(
      { history: 'closedAccounts' },
      {
        institution: 'history.name',
        last4: 'history.account',
        kind: 'history.type',
        kindOther: 'history.typeOther',
        closedOn: 'history.date',
        lastBalance: 'history.amount',
        holder: 'history.whose',
        address: 'history.address',
      },
    ),
  }),
  safeBoxes: whole({
    boxes: into(
      { history: 'safeBoxes' },
      {
        institution: 'history.name',
        contents: 'history.what',
        ...same('history', 'address', 'otherAccess', 'stillHave'),
      },
    ),
  }),
  storageUnits: whole({
    units: into(
      { history: 'storageUnits', leases: 'storage' },
      {
        facility: 'history.name',
        contents: 'history.what',
        monthlyRent: 'leases.monthlyPayment',
        ...same('history', 'address', 'otherAccess', 'stillHave'),
      },
    ),
  }),
  heldForOthers: whole({
    ...gates('has'),
    items: into(
      { history: 'heldForOthers' },
      {
        ownerName: 'history.name',
        ownerAddress: 'history.address',
        value: 'history.amount',
        ...same('history', 'where', 'what'),
      },
    ),
  }),
  environmental: whole({
    ...gates('notified', 'reported', 'proceeding'),
    details: into(
      { history: 'environmental' },
      {
        kind: 'history.type',
        siteName: 'history.name',
        siteAddress: 'history.address',
        nature: 'history.what',
        ...same('history', 'agency', 'agencyAddress', 'law', 'date', 'caseNumber', 'status'),
      },
    ),
  }),
  filingFee: whole({
    ...same('fee', 'method', 'firstAmount', 'firstDate', 'whyNoInstallments', 'incomeUnder150'),
    installments: into(
      { feeInstallments: 'installment' },
      same('feeInstallments', 'amount', 'dueOn'),
    ),
  }),
  feePayers: whole({
    ...same('fee', 'paidAnyone', 'paidWhom', 'paidAmount', 'promisedAnyone', 'promisedWhom'),
    ...same('fee', 'promisedAmount', 'someoneElsePaid', 'payerKind', 'payerName', 'payerAmount'),
  }),
  creditCounseling: whole({
    status: 'courses.counseling',
    agency: 'courses.counselingAgency',
    completedOn: 'courses.counselingOn',
    certificateNumber: 'courses.counselingCertificate',
    exemptReason: 'courses.counselingExemption',
    exemptNote: 'courses.counselingExemptionNote',
    ...same('courses', 'hasDebtPlan', 'triedOn', 'whyUrgent'),
  }),
  debtorEducation: whole({
    status: 'courses.education',
    provider: 'courses.educationProvider',
    completedOn: 'courses.educationOn',
    certificateNumber: 'courses.educationCertificate',
    exemptReason: 'courses.educationExemption',
  }),
  finalCheck: whole({
    ...same('declaration', 'listedAllProperty', 'listedAllDebts', 'listedAllIncome'),
    ...same('declaration', 'listedTransfers', 'willReportChanges', 'noNewDebt'),
    ...same('declaration', 'unsureAbout', 'anythingElse', 'estimateNote', 'howConfident'),
  }),
  signingPlan: whole(none('conversation', 'bestDays', 'bestTime', 'awayDates', 'hasOriginalIdSsn')),
}
