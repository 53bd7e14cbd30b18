import { photosAreEnough } from '../rules/checklist/letter-words.ts'
import { type WordingOf, defineWords, defineSentences, mergeWords } from '#ui/language/language.ts'
import { requestSentences } from '#ui/words.ts'
import { documentsProblems } from '../rules/problems.ts'

const documentsCounted = (count: number) => (count === 1 ? '1 document' : `${count} documents`)

export type FolderWords = WordingOf<typeof folderWords>
export type DocumentWords = WordingOf<typeof documentWords>

export const {
  submitWords,
  folderWords,
  documentWords,
  categoryWords,
  certificateWords,
  detailWords,
  editWords,
  loadingWords,
} = defineWords({
  es: () => import('./words.es.ts'),
  en: {
    submitWords: {
      title: 'Submit Requested Documents',
      submit: 'Submit',
      review: 'Review',
      toReview: (count: number) => `${count} to review`,
      lead: 'Choose a folder to add photos or files. You can stop at any time. What you sent is saved.',
      leadNothingNeeded:
        'Your attorney does not need documents from you right now. You can still open a folder to read or add something.',
      leadEnded: 'You can still read and download everything here.',
      ended: 'Your law firm does not need anything else from you here.',
      endedAsked: 'Your law firm still needs what is listed below.',
      endedWaiting:
        'What you sent last was not checked before the case ended. Your law firm has it in your case.',
      yourDocuments: 'Your documents',
      reviewLead: 'See what your attorney decided, wrote or sent to you.',
      needed: 'Needed',
      foldersComplete: (complete: number, total: number) => `${complete} of ${total} complete`,
      foldersWaiting: (count: number) => `${count} waiting for your attorney`,
      complete: (count: number) => `${count} complete`,
      ifAny: 'If you have any',
      ifAnySummary: (count: number, names: string) =>
        `${count} ${count === 1 ? 'folder' : 'folders'}: ${names}`,
      andMore: (names: string) => `${names} and more`,
      fromAttorney: 'From your attorney',
      empty: 'Your attorney has not asked for documents yet.',
      emptyHint: 'When something is needed, you will see it here.',
      letter: (name: string, day: string) => `${name} wrote on ${day}: we still need`,
      letterItem: (name: string, pieces: string) => `${name}: ${pieces}`,
      letterDue: (item: string, day: string) => `${item} (by ${day})`,
      letterHint: photosAreEnough.en,
      emptyReview: 'Nothing to review yet',
      emptyReviewHint:
        'When your attorney looks at a document, writes a comment or sends you something, you will see it here.',
    },
    folderWords: {
      complete: 'All documents accepted',
      completeEmpty: 'Nothing needed here',
      certificateIssued: 'Your certificate is here',
      pending: 'Sent, waiting for your attorney',
      rejected: 'A document needs a new copy',
      needed: 'Nothing sent yet',
      neededPartly: (count: number) => `${documentsCounted(count)} sent, more needed`,
      kept: documentsCounted,
      fromAttorney: (count: number) => `${documentsCounted(count)} for you to read`,
      view: 'View',
    },
    documentWords: {
      uploaded: (when: string) => `Uploaded ${when}`,
      uploadedBy: (when: string, name: string) => `Uploaded ${when} by ${name}`,
      received: (when: string) => `Received ${when}`,
      fromAttorney: 'From your attorney',
      added: (when: string) => `Added ${when}`,
      copyOfAnswers: 'A copy of what you submitted',
      comments: (count: number) =>
        count === 0 ? 'No comments' : count === 1 ? '1 comment' : `${count} comments`,
      unread: 'Unread',
      newCopy: 'Your attorney needs a new copy',
      newComment: 'Your attorney left a comment',
      checking: 'We are still checking this file. It cannot be opened yet.',
      unusable: 'This file may be corrupt. Please send a different one.',
    },
    categoryWords: {
      documentsPage: 'Documents',
      add: 'Add Documents',
      requirements: { required: 'Required', optional: 'Optional', notNeeded: 'Not needed' },
      askedByAttorney: 'Your attorney asked for this.',
      dueOn: (day: string) => `Please send it by ${day}`,
      stillNeeded: 'Thank you for what you sent. We still need:',
      because: 'We ask for this because:',
      helpsBecause: 'This can help because:',
      notNeededByAnswers:
        'Based on your answers, you don’t need this. You can still add documents here.',
      eachOfYou: 'In a joint case, each of you needs your own.',
      period: 'What dates it should cover',
      why: 'Why we ask',
      cannotFind: 'Can’t find it?',
      empty: 'Nothing sent yet',
      emptyHint: 'What you add will appear here.',
      emptyFromAttorney: 'Nothing here yet',
      emptyFromAttorneyHint: 'What your attorney sends you will appear here.',
    },
    certificateWords: {
      state: 'Your certificate',
      notNeeded: 'Not needed',
      notNeededHint:
        'Your attorney does not need this certificate from you. You don’t need to do anything here.',
      needed: 'Not here yet',
      neededHint: 'After you finish the course, add the certificate here.',
      waiting: 'Sent, waiting for your attorney',
      waitingHint: 'Your attorney will check it next. You don’t need to do anything now.',
      rejected: 'Your attorney needs a new copy',
      rejectedHint: 'Open the document to see why, then replace it.',
      accepted: 'Accepted',
      finished: (day: string) => `Course finished on ${day}`,
      validUntil: (day: string) => `Valid until ${day}`,
      expired: 'This certificate is more than 180 days old',
      expiredHint: (day: string) =>
        `This certificate was valid until ${day}. Your attorney will tell you if you must take the course again.`,
      expiredClosed:
        'You cannot add anything else here now. If you have a newer certificate, please contact your attorney.',
      about: 'About this certificate',
      what: 'What it is',
      whatText:
        'It shows that you finished credit counseling, the first bankruptcy course, with an approved agency.',
      valid: 'Valid for 180 days',
      validText:
        'The 180 days start on the day you finish the course. If your case is filed after the 180 days, you must take the course again.',
      before: 'When it is needed',
      beforeText: 'Usually you must take the course before your case is filed.',
    },
    detailWords: {
      moreActions: 'More actions for this document',
      download: 'Download',
      edit: 'Edit',
      downloadFailed: 'The document could not be downloaded.',
      downloadFailedHint: 'Please check your connection and try again.',
      tryAgain: 'Try again',
      noComment: 'Your attorney did not include any comments about this document.',
      answerQuestion: 'Please answer your attorney by phone or email.',
      contactAttorney: 'Contact Your Attorney',
      earlierComments: 'Earlier comments',
      replace: 'Replace Document',
      checkingTitle: 'We are still checking this file.',
      checkingHint: 'It cannot be opened yet. This usually takes a few minutes.',
      confirmTitle: 'Please confirm',
      confirm: 'Confirm',
      confirming: 'Confirming…',
      confirmed: (when: string) => `You confirmed this on ${when}`,
      confirmFailed: 'This could not be saved. Please check your connection and try again.',
      whatYouSent: 'What you sent',
      whatTheySent: (name: string) => `What ${name} sent`,
      whatYourAttorneySent: 'What your attorney sent',
      showHere: 'Show it here',
      fetching: 'Loading…',
      kindNotShown: 'This kind of file cannot be shown here.',
      notShown: 'The document could not be shown.',
    },
    editWords: {
      title: 'Edit Document',
      name: 'Document name',
      endingStays: (ending: string) => `The file ending ${ending} stays the same.`,
      save: 'Save',
      failed: 'The new name could not be saved.',
      failedHint: 'What you typed is still here. Please check your connection and try again.',
      closedHint: 'Everything you sent is saved.',
      toDocument: 'Back to the document',
    },
    loadingWords: {
      failed: 'This page could not be loaded.',
      failedHint: 'Please check your connection and try again.',
      retry: 'Retry',
      toDocuments: 'Back to Documents',
    },
  },
})

export const documentsSentences = mergeWords(
  requestSentences,
  defineSentences({ en: documentsProblems, es: () => import('../rules/problems.es.ts') }),
)
