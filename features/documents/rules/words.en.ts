// What the server itself says of documents: to clients in the bell, without names of documents (safety 2.9), and to the firm by e-mail.

/** What the bell shows when the firm has done something with documents, or something was found in one. */
export const documentNews = {
  accept: 'Your attorney accepted a document',
  reject: 'A document needs a new copy',
  question: 'Your attorney has a question about a document',
  comment: 'Your attorney left a comment on a document',
  request: 'Your attorney asks for a document',
  answers: 'Your answers show which documents are needed',
  send: 'Your attorney sent you a document',
  unusable: 'A file you sent may be corrupt. Please send a different one.',
} as const

/** What an attorney is told by e-mail; firms work in English. */
export const firmAlerts = {
  unusableSent: {
    subject: 'A document that you sent cannot be opened by your client',
    body: 'Something harmful was found in a document that your firm sent through the client portal. Nobody can open it there. Please check the file, and send a clean one.\n',
  },
  handedIn: {
    one: {
      subject: 'A client has handed in a document',
      body: 'In the case of {people} a document was handed in through the client portal. It waits for you to look at it.\n',
    },
    several: {
      subject: 'A client has handed in {count} documents',
      body: 'In the case of {people} {count} documents were handed in through the client portal. They wait for you to look at them.\n',
    },
  },
} as const
