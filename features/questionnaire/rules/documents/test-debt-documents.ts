import { type Example, has } from './test-asked-documents.ts'

export const debtExamples: readonly Example[] = [
  [
    'a loan on a thing',
    { sdLoansCheck: { itemLoans: 'yes' } },
    ['debts.personal-loans by loanStatements'],
  ],
  [
    'a personal loan',
    { cbCardsCheck: { personalLoans: 'yes' } },
    ['debts.personal-loans by loanStatements'],
  ],
  ['a lien', { sdLoansCheck: { liens: 'yes' } }, ['court.lawsuits by lienPapers']],
  [
    'credit reports',
    { creditReports_d1: { haveReports: 'yes' } },
    ['debts.credit-report of 1 by creditReports'],
  ],
  [
    'credit cards',
    { cbCardsCheck: { creditCards: 'yes' } },
    ['debts.bills by billsCollections.bills'],
  ],
  [
    'medical bills',
    { cbBillsCheck: { medicalBills: 'yes' } },
    ['debts.bills by billsCollections.bills', 'debts.medical by billsCollections.medical'],
  ],
  [
    'utility bills',
    { cbBillsCheck: { utilityBills: 'yes' } },
    ['debts.bills by billsCollections.bills'],
  ],
  [
    'a rest after a sale',
    { cbOtherCheck: { deficiencies: 'yes' } },
    ['debts.bills by billsCollections.bills'],
  ],
  [
    'government debts',
    { cbOtherCheck: { governmentDebts: 'yes' } },
    ['debts.bills by billsCollections.bills'],
  ],
  [
    'student loans',
    { cbCardsCheck: { studentLoans: 'yes' } },
    ['debts.student-loans by studentLoanRecords'],
  ],
  ['a lawsuit', { fhLegalCheck: { lawsuits: 'yes' } }, ['court.lawsuits by lawsuitPapers.lawsuit']],
  [
    'a judgment',
    { cbOtherCheck: { judgmentDebts: 'yes' } },
    ['court.lawsuits by lawsuitPapers.lawsuit'],
  ],
  [
    'a lawsuit that is urgent',
    { urgentProblems: { problems: ['lawsuit'] } },
    ['court.lawsuits by lawsuitPapers.lawsuit'],
  ],
  [
    'a foreclosure',
    { urgentProblems: { problems: ['foreclosure'] } },
    ['home.foreclosure by lawsuitPapers.foreclosure'],
  ],
  [
    'something that was taken',
    { fhLegalCheck: { seizures: 'yes' } },
    ['court.lawsuits by garnishmentPapers'],
  ],
  ...['garnishment', 'bankLevy', 'taxLevy'].map(
    (problem) =>
      [
        problem,
        { urgentProblems: { problems: [problem] } },
        ['court.lawsuits by garnishmentPapers'],
      ] as const,
  ),
  ['support that is paid', { supportOwed: has }, ['court.support-paid by supportOrders.paid']],
  ['a divorce', { formerSpouses: has }, ['court.divorce by divorcePapers']],
  [
    'debts of a divorce',
    { cbOtherCheck: { divorceDebts: 'yes' } },
    ['court.divorce by divorcePapers'],
  ],
  ['an earlier case', { priorCases: has }, ['court.earlier-bankruptcy by priorBankruptcyPapers']],
  [
    'a veteran with a disability',
    { militaryService_d1: { served: 'yes', disabledVeteran: 'yes' } },
    ['identity.military of 1 by militaryRecords'],
  ],
  [
    'a person called up for duty',
    { militaryService_d1: { served: 'yes', guardReserve: 'yes', calledUp: 'yes' } },
    ['identity.military of 1 by militaryRecords'],
  ],
]
