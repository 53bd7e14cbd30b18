import { staffProblems } from '#features/staff/rules/problems.ts'
import { defineSentences, defineWords, mergeWords } from '#ui/language/language.ts'
import { requestSentences } from '#ui/words.ts'
import { packetProblems } from '../../rules/packets/packet-problems.ts'

const count = (number: number, single: string, several: string) =>
  `${number} ${number === 1 ? single : several}`

export const { packetWords } = defineWords({
  es: () => import('./words.es.ts'),
  en: {
    packetWords: {
      title: 'Make a packet',
      backToCase: 'The case',
      lead: 'Accepted documents become one PDF with a cover, contents and bookmarks, as for the trustee.',
      titleField: 'Title',
      titleHint: 'The heading of the first page, and part of the name of the file.',
      documents: 'Documents',
      howTo: 'Clear a box to leave a document out. The arrows change the order.',
      noneTitle: 'Nothing can be put into a packet yet',
      noneHint: 'Documents appear here when your firm has accepted them.',
      chooseAll: 'Choose all',
      leaveOutAll: 'Leave all out',
      chooseAllOf: (category: string) => `Choose all: ${category}`,
      leaveOutAllOf: (category: string) => `Leave all out: ${category}`,
      up: (name: string) => `Move up: ${name}`,
      down: (name: string) => `Move down: ${name}`,
      movedTo: (name: string, place: number, all: number) => `${name}: now ${place} of ${all}`,
      fromFirm: 'Your firm',
      notPossible: 'These cannot be part of it',
      obstacles: {
        TYPE: 'Only PDFs and pictures can be part of a packet.',
        CHECKING: 'The virus scanner has not checked this file yet.',
        HARMFUL: 'Something harmful was found in this file.',
      },
      chosen: (documents: number, size: string) =>
        `${count(documents, 'document', 'documents')}, ${size}`,
      make: 'Make the packet',
      starting: 'Starting…',
      trouble: 'The packet could not be made. Try again.',
      working: 'Making the packet',
      waiting: 'The work begins in a moment.',
      figure: (done: number, total: number) => `${done} of ${total} documents`,
      mayLeave: 'You can leave this page. The work goes on.',
      canceling: 'Canceling…',
      cancelTrouble: 'It could not be canceled. Try again.',
      ready: 'The packet is ready',
      canceled: 'Canceled',
      canceledTitle: 'The packet was canceled',
      failed: 'Could not be made',
      failedTitle: 'The packet could not be made',
      failedHint: 'You can try again. If it fails once more, leave some documents out.',
      facts: (pages: number, size: string) => `${count(pages, 'page', 'pages')}, ${size}`,
      download: 'Download',
      downloadOf: (name: string) => `Download ${name}`,
      downloading: 'Downloading…',
      downloadTrouble: 'The packet could not be downloaded. Try again.',
      another: 'Make another packet',
      leftOut: (documents: number) =>
        `${count(documents, 'document is', 'documents are')} not in the packet:`,
      reasons: {
        PASSWORD: 'It opens with a password only.',
        UNREADABLE: 'The file is damaged or cannot be read.',
        TOO_MUCH: 'The file is too large to work on.',
        MISSING: 'The stored file is missing. Ask your administrator.',
        NOT_ACCEPTED: 'It is not accepted any more.',
      },
      earlier: 'Earlier packets',
      earlierHint: 'Packets are kept for 30 days.',
      madeBy: (name: string, when: string) => `${name}, ${when}`,
      inProgress: 'In progress',
      show: 'Show',
      showOf: (title: string) => `Show: ${title}`,
    },
  },
})

/** The refusals of a packet. */
export const packetSentences = mergeWords(
  mergeWords(
    requestSentences,
    defineSentences({
      en: staffProblems,
      es: () => import('#features/staff/rules/problems.es.ts'),
    }),
  ),
  defineSentences({
    en: packetProblems,
    es: () => import('../../rules/packets/packet-problems.es.ts'),
  }),
)
