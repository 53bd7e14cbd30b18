import { clientsProblems } from '#features/cases/rules/clients/problems.ts'
import { defineSentences, defineWords, mergeWords } from '#ui/language/language.ts'
import { documentsProblems } from '../../rules/problems.ts'
import { reviewSentences } from '../review/words.ts'

const count = (number: number, single: string, several: string) =>
  `${number} ${number === 1 ? single : several}`

export const { caseDocumentsWords } = defineWords({
  es: () => import('./words.es.ts'),
  en: {
    caseDocumentsWords: {
      heading: 'Checklist',
      progress: (complete: number, needed: number) => `${complete} of ${needed} complete`,
      filters: {
        all: 'All',
        'to-review': 'To review',
        missing: 'Missing',
        'not-needed': 'Not needed',
      },
      filterName: 'Which documents',
      nothing: 'Nothing here.',
      addRequest: 'Add a request',
      send: 'Send a document',
      packet: 'Make a packet',
      columns: { what: 'What it is and why', who: 'For', need: 'Need', state: 'State' },
      noFolder: 'More',
      joint: 'Both',
      wholeCase: 'The case',
      ofFirm: 'From your firm',
      always: 'Always asked for',
      byFirm: 'Your firm asks for it',
      optional: 'If there is any',
      extra: (name: string, day: string) => `${name} asked for it on ${day}`,
      due: (day: string) => `Due ${day}`,
      needOf: (name: string) => `How needed: ${name}`,
      needs: { REQUIRED: 'Required', OPTIONAL: 'Optional', NOT_NEEDED: 'Not needed' },
      states: {
        NEEDED: 'Needed',
        MORE_NEEDED: 'More needed',
        TO_REVIEW: 'To review',
        QUESTIONED: 'Question asked',
        SENT_BACK: 'Sent back',
        COMPLETE: 'Complete',
        IF_ANY: 'If any',
        NOT_NEEDED: 'Not needed',
      },
      files: (number: number) => count(number, 'file', 'files'),
      askedTimes: (number: number, day: string) =>
        number === 1 ? `Asked on ${day}` : `Asked ${number} times, last on ${day}`,
      documentStates: {
        PENDING: 'to review',
        QUESTIONED: 'question asked',
        ACCEPTED: 'accepted',
        REJECTED: 'rejected',
        REPLACED: 'replaced',
      },
      checking: 'being checked for viruses',
      unusable: 'harmful file',
      fromFirm: (name: string, day: string) => `from ${name}, ${day}`,
      confirmed: (name: string, when: string) => `${name} confirmed it on ${when}`,
      notConfirmed: (name: string) => `${name} has not confirmed it yet`,
      saveFile: (name: string) => `Save ${name}`,
      trouble: 'This could not be saved. Please try again.',

      letter: '“Still missing” letter',
      letterNothing: 'Nothing is missing. You can still add a request.',
      letterAsk: 'Ask for',
      letterPreview: 'What they read',
      notReached: (name: string) =>
        `${name} has no account yet and gets no letter. Send a reminder of the invitation instead.`,
      letterHow:
        'Each person reads only what they still have to send. The email or text only says that there is news.',
      letterSend: (names: string) => `Send to ${names}`,
      letterSending: 'Sending…',
      letterDone: 'The letter is in the portal of your clients.',
      letterChoose: 'Choose at least one thing that is still missing.',
      and: 'and',

      requestTitle: 'Ask for something more',
      requestLead: 'The client finds it in the portal and gets a notice.',
      requestName: 'What you ask for',
      requestNameHint: 'At most 60 characters, as “Letter about the rent”.',
      requestWords: 'What counts',
      requestWordsHint: 'In the words that the client reads.',
      requestFor: 'From whom',
      requestNeed: 'How needed',
      requestDue: 'Until when',
      requestDueHint: 'MM/DD/YYYY. Leave it empty if there is no hurry.',
      requestSave: 'Ask for it',
      requestSaving: 'Asking…',
      requestDone: 'The client sees the request now.',

      sendTitle: 'Send a document',
      sendLead: 'The client finds it under “From your attorney”.',
      sendFile: 'File',
      sendFileHint: 'PDF, picture, Word or text, at most 25 MB.',
      sendChoose: 'Choose a file',
      sendFileMissing: 'Choose a file first.',
      sendFor: 'For whom',
      sendComment: 'A few words (optional)',
      sendConfirm: 'Ask them to confirm that they have read it',
      sendSave: 'Send',
      sendSaving: 'Sending…',
      sendDone: 'The document is in the portal of your client.',
    },
  },
})

/** The refusals of acts on a checklist. */
export const checklistSentences = mergeWords(
  mergeWords(
    reviewSentences,
    defineSentences({ en: documentsProblems, es: () => import('../../rules/problems.es.ts') }),
  ),
  defineSentences({
    en: clientsProblems,
    es: () => import('#features/cases/rules/clients/problems.es.ts'),
  }),
)
