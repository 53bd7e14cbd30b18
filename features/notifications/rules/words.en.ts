// The messages that leave the portal because of news, in English. No case, firm, document or name, and nothing of what the matter is about (safety 2.9).

export const noticeWords = {
  /** Plain letters alone: with others a text message costs double. */
  text: {
    one: 'You have a new message in your client portal.\n{link}\nReply STOP to get no more of these texts.',
    several: 'You have {count} new messages in your client portal.\n{link}\nReply STOP to get no more of these texts.',
  },
  mail: {
    one: {
      subject: 'You have a new message',
      body: 'You have a new message in your client portal.\n\nLog in to read it:\n{link}\n\nWhether you hear of new messages by email or by text is yours to choose, in your profile.\n',
    },
    several: {
      subject: 'You have {count} new messages',
      body: 'You have {count} new messages in your client portal.\n\nLog in to read them:\n{link}\n\nWhether you hear of new messages by email or by text is yours to choose, in your profile.\n',
    },
  },
} as const

/** What somebody is answered who writes back to a text message. */
export const answerWords = {
  stopped: 'You will get no more texts about new messages in your client portal. Codes that you ask for still come. Reply START to get texts again.',
  started: 'You will get texts about new messages in your client portal again. Reply STOP to end them.',
  help: 'This number sends codes, and tells you of new messages in your client portal: {link}\nMessage and data rates may apply. Reply STOP to get no more texts about new messages.',
  nobody: 'Nobody reads what is sent to this number. Please log in to your client portal: {link}',
} as const

/** Where a sentence about news has no single person, or its kind is unknown. */
export const newsFallbackWords = {
  firm: 'Your law firm',
  unknown: 'There is news in your case',
} as const
