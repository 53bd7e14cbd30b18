// What stands on the copy of what was handed in, beside the content's own words.

export const copyWords = {
  title: 'Your answers',
  fileName: ({ date }: { readonly date: string }) => `Your answers, ${date}.pdf`,
  header: ({ firm, people }: { readonly firm: string; readonly people: string }) => `${firm} | Case of ${people}`,
  people: (first: string, second: string) => `${first} and ${second}`,
  pageNumber: (page: number, of: number) => `Page ${page} of ${of}`,
  facts: {
    people: 'Case of',
    caseNumber: 'Case number',
    firm: 'Law firm',
    number: 'Submission number',
    submittedBy: 'Submitted by',
    submittedAt: 'Submitted on',
  },
  about: 'This is what you told your attorney, as it was when you submitted it. Only what was answered is listed. Changes after this day are not in it.',
  masked: 'For your safety, Social Security numbers and some dates are not printed. Your attorney has them.',
  placesKept: 'For your safety, your home address is left out of this copy. Your attorney has it.',
  leftOut: 'For your safety, some answers are left out of this copy. Your attorney has them.',
  placeKept: 'Left out',
  nothing: 'No answers were submitted.',
} as const
