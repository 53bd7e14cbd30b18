// Texts from the server: to clients in the bell and in toasts, to the firm by email.

/** Each key is the second half of a news kind (spec: documents#news-without-content). */
export const documentNews = {
  accepted: { one: '{actor} accepted {name}', many: '{actor} accepted {count} documents' },
  'accepted-in-part': {
    one: '{actor} accepted {name}. Something is still needed.',
    many: '{actor} accepted {count} documents. Something is still needed.',
  },
  'sent-back': { one: '{actor} sent back {name}', many: '{actor} sent back {count} documents' },
  /** The category does not ask for it any more. */
  'sent-back-settled': {
    one: '{actor} sent back {name}. You don’t need to send it again.',
    many: '{actor} sent back {count} documents. You don’t need to send them again.',
  },
  questioned: {
    one: '{actor} has a question about {name}',
    many: '{actor} has questions about {count} documents',
  },
  commented: { one: '{actor} commented on {name}', many: '{actor} commented on {count} documents' },
  requested: {
    one: '{actor} asked for a document: {name}',
    many: '{actor} asked for {count} documents',
  },
  /** Used if answers require the document. Omits names, because they would reveal the answers. */
  needed: { one: 'A document is now needed', many: '{count} documents are now needed' },
  sent: { one: '{actor} sent you {name}', many: '{actor} sent you {count} documents' },
  'to-confirm': {
    one: '{actor} sent you {name}. Please confirm that you have read it.',
    many: '{actor} sent you {count} documents. Please confirm that you have read them.',
  },
  missing: {
    one: '{actor} sent you a list of what is still missing',
    many: '{actor} sent you {count} lists of what is still missing',
  },
  unusable: {
    one: '{name} may be corrupt. Please send a different one.',
    many: '{count} files may be corrupt. Please send different ones.',
  },
  'unusable-settled': {
    one: '{name} may be corrupt. You don’t need to send it again.',
    many: '{count} files may be corrupt. You don’t need to send them again.',
  },
} as const

/** Emails to the people who work on a case. Firms work in English. */
export const staffMails = {
  'unusable-sent': {
    subject: 'Your client cannot open a document you sent',
    body: 'We found something harmful in a document that your firm sent through the client portal. No one can open it there. Please check the file and send a clean one.\n',
  },
  'handed-in': {
    single: {
      subject: 'A client submitted a document',
      body: 'A document was submitted through the client portal in the case of {people}. It is waiting for your review.\n',
    },
    several: {
      subject: 'A client submitted {count} documents',
      body: '{count} documents were submitted through the client portal in the case of {people}. They are waiting for your review.\n',
    },
  },
} as const

/** The same in the bell. */
export const staffNotices = {
  'unusable-sent': '{people} cannot open a document that your firm sent',
  'handed-in': {
    single: '{people} submitted a document',
    several: '{people} submitted {count} documents',
  },
} as const
