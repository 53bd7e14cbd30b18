import { clientSentences } from '#features/cases/workspace/sentences.ts'
import { defineSentences, defineWords, mergeWords } from '#ui/language/language.ts'
import { filingProblems } from '../rules/problems.ts'
import { lineNames } from '../rules/words.en.ts'

/** The refusals of the operations on the list before filing. */
export const filingSentences = mergeWords(
  clientSentences,
  defineSentences({ en: filingProblems, es: () => import('../rules/problems.es.ts') }),
)

export const { filingWords } = defineWords({
  es: () => import('./words.es.ts'),
  en: {
    filingWords: {
      heading: 'Before filing',
      ready: 'Ready to file',
      open: (open: number, all: number) => `${open} of ${all} necessary lines open`,
      closed: 'This case has been filed or has ended',
      closedWhy: 'The list before filing is for cases that are not filed yet.',
      states: { OPEN: 'Open', DONE: 'Done', NOT_NEEDED: 'Not needed' },
      notNecessary: 'not necessary',
      lines: lineNames,
      ofDebtor: (name: string, line: string) => `${name}: ${line}`,
      documentsMissing: (count: number) =>
        count === 1
          ? '1 needed document is not accepted yet.'
          : `${count} needed documents are not accepted yet.`,
      sectionsMissing: (count: number) =>
        count === 0
          ? 'The client sees no questionnaire.'
          : count === 1
            ? '1 section is not approved yet.'
            : `${count} sections are not approved yet.`,
      warningsOpen: (count: number) =>
        count === 0
          ? 'Known when the questionnaire is handed in.'
          : count === 1
            ? '1 warning when the questionnaire was handed in.'
            : `${count} warnings when the questionnaire was handed in.`,
      numberMissing: 'The proof is not accepted yet.',
      noCertificate: 'There is no certificate yet.',
      usableUntil: (day: string) => `The case can be filed with it through ${day}.`,
      tooOld: (day: string) => `Too old: it was good through ${day}. A new course is needed.`,
      beforePlanned: (day: string) => `The planned filing date, ${day}, is after that.`,
      typed: (day: string) => `The client typed another day in the questionnaire: ${day}.`,
      courseWaived: 'The first course was waived.',
      feesOpen: 'See Fees.',
      searchOpen: 'See Conflict search.',
      searchOld: 'A name changed since the last search.',
      signedOpen: 'Nobody has marked it yet.',
      doneOn: (day: string, by: string) => `${day}, marked by ${by}`,
      doneBy: (by: string) => `Marked by ${by}`,
      notNeededBy: (by: string, reason: string) => `Not needed: ${reason} (${by})`,
      toDocuments: 'Go to documents',
      toIntake: 'Go to the questionnaire',
      toCourses: 'Go to courses',
      markDone: 'Mark as done',
      notNeeded: 'Not needed',
      undo: 'Take the mark away',
      undone: 'The mark is taken away.',
      actOf: (act: string, line: string) => `${act}: ${line}`,
      saved: 'Saved.',
      day: 'Day',
      dayHint: 'Month, day and year, such as 12/31/2026.',
      doneTitle: (line: string) => `Done: ${line}`,
      notNeededTitle: (line: string) => `Not needed: ${line}`,
      notNeededLead:
        'This line then does not count in this case. The reason stays in the activity.',
      reason: 'Reason',
      markNotNeeded: 'Mark as not needed',
      fees: 'Fees',
      noFees: 'No fee is agreed yet.',
      agreed: 'Fee agreed',
      agreedOn: 'Day of the agreement',
      due: 'To be paid before filing',
      paid: 'Paid so far',
      left: 'Still to be paid',
      changeFees: 'Change fees',
      enterFees: 'Enter the fee',
      feesLead: 'For your records. Nothing is charged, and clients do not see it.',
      agreedHint: 'In dollars. Enter 0 for a case without a fee.',
      dueHint:
        'With the filing fee of the court if the client pays it through you. In Chapter 13, without what the plan pays.',
      payments: 'Payments',
      addPayment: 'Add a payment',
      paymentTitle: 'Add a payment',
      amount: 'Amount',
      amountHint: 'In dollars, such as 500 or 500.50.',
      paidOn: 'Paid on',
      note: 'Note',
      noteHint: 'Such as the number of the check.',
      removePayment: (amount: string, day: string) => `Remove the payment of ${amount} on ${day}`,
      remove: 'Remove',
      paymentAdded: 'The payment is added.',
      paymentRemoved: 'The payment is removed.',
      enteredBy: (by: string) => `Entered by ${by}`,
      search: 'Conflict search',
      noSearch: 'Nobody has searched yet.',
      searched: (day: string, by: string) => `${day}, by ${by}`,
      searchedAt: 'Searched',
      found: 'Names found',
      conclusion: 'Conclusion',
      searchNow: 'Search conflicts',
      searchAgain: 'Search again',
      searchLead:
        'Compares the names of this case with all people of your firm’s cases, ended and archived ones and former spouses included, and with the creditors that clients have named.',
      creditorsOf: (cases: number) =>
        cases === 1
          ? 'Creditors are known of 1 case: those of questionnaires that were handed in.'
          : `Creditors are known of ${cases} cases: those of questionnaires that were handed in.`,
      nothingFound: 'No name was found.',
      foundTitle: (count: number) => (count === 1 ? '1 name found' : `${count} names found`),
      firstOf: (shown: number, total: number) => `The first ${shown} of ${total}.`,
      kinds: {
        PERSON: 'A person in another case',
        CREDITOR: 'A creditor in another case',
        CLIENT_OWED: 'A creditor here, and a person in another case',
      },
      matchOf: (searched: string, found: string) => `${searched} and ${found}`,
      inCase: (clients: string) => `Case of ${clients}`,
      conclude: 'Conclusion',
      concludeHint: 'Such as “Another person: different birth date”.',
      recordSearch: 'Record the search',
      searchRecorded: 'The search is recorded.',
    },
  },
})
