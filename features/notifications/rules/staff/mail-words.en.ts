/** Emails to staff. Firms work in English. */
export const staffMailWords = {
  link: 'In the workspace: {link}\n',
  /** For a notice of a later version that an older process sends. */
  unknown: {
    subject: 'Something happened in one of your cases',
    body: 'Something happened in one of your cases. You can read it in the workspace.\n',
  },
  digest: {
    subject: 'What waits in your cases',
    waiting: 'These cases wait for you:\n',
    documents: { single: '1 document to review', several: '{count} documents to review' },
    sections: { single: '1 section to check', several: '{count} sections to check' },
    help: { single: '1 request for help', several: '{count} requests for help' },
    news: 'Also new:\n',
    more: 'And {count} more.\n',
    link: 'All of it is in the workspace: {link}\nYou can change when you get this email, or stop it: {settings}\n',
  },
} as const
