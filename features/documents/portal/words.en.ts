// What the screens of the documents room say, in English. What is wrong with a file stands in rules/problems.ts.

/** '2 documents' */
const documentsCounted = (count: number) => (count === 1 ? '1 document' : `${count} documents`)

export const submitWords = {
  title: 'Submit Requested Documents',
  lead: 'Choose a folder to add photos or files. You can stop at any time; what you sent is kept.',
  foldersComplete: (complete: number, total: number) => `${complete} of ${total} folders complete`,
  empty: 'Your attorney has not asked for documents yet.',
  emptyHint: 'When something is needed, you will see it here.',
} as const

/** The line below a folder's name. */
export const folderWords = {
  complete: 'All documents accepted',
  completeEmpty: 'Nothing needed here',
  pending: 'Sent, waiting for your attorney',
  rejected: 'A document needs a new copy',
  needed: 'Nothing sent yet',
  neededPartly: (count: number) => `${documentsCounted(count)} sent, more needed`,
  optional: 'Add if you have any',
  view: 'View',
  viewOf: (name: string) => `View ${name}`,
} as const

export const categoryWords = {
  documentsPage: 'Documents',
  add: 'Add Documents',
  cannotFind: 'Can’t find it?',
  empty: 'Nothing sent yet',
  emptyHint: 'What you add will appear here.',
  uploaded: (when: string) => `Uploaded ${when}`,
  rejectedHint: 'Your attorney needs a new copy',
} as const

export const detailWords = {
  uploaded: (when: string) => `Uploaded ${when}`,
  moreActions: 'More actions for this document',
  download: 'Download',
  downloadFailed: 'The document could not be downloaded.',
  downloadFailedHint: 'Please check your connection and try again.',
  tryAgain: 'Try again',
  noComment: 'Your attorney did not include any comments about this document.',
} as const

export const loadingWords = {
  failed: 'This page could not be loaded.',
  failedHint: 'Please check your connection and try again.',
  retry: 'Retry',
  toDocuments: 'Back to Documents',
} as const
