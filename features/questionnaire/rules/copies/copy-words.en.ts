export const copyWords = {
  title: 'Your answers',
  /** The number distinguishes submissions of the same day. */
  fileName: ({ date, number }: { readonly date: string; readonly number: number }) =>
    `Your answers, ${date}${number > 1 ? ` (${number})` : ''}.pdf`,
  header: ({ firm, people }: { readonly firm: string; readonly people: string }) =>
    `${firm} | Case of ${people}`,
  people: (first: string, second: string) => `${first} and ${second}`,
  pageNumber: 'Page {page} of {of}',
  facts: {
    people: 'Case of',
    caseNumber: 'Case number',
    firm: 'Law firm',
    number: 'Submission number',
    submittedBy: 'Submitted by',
    submittedAt: 'Submitted on',
  },
  about:
    'This is what you told your attorney, as it was when you submitted it. It lists only what was answered. It does not include later changes.',
  masked:
    'For your safety, Social Security numbers and some dates are not printed. Your attorney has them.',
  placesKept: 'For your safety, home addresses are left out of this copy. Your attorney has them.',
  leftOut: 'For your safety, some answers are left out of this copy. Your attorney has them.',
  placeKept: 'Left out',
  nothing: 'No answers were submitted.',
} as const
