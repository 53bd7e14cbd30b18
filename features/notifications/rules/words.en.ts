// These messages name no case, firm or person (spec: security#discreet-messages).

export const noticeWords = {
  /** Only plain letters: a text message with other characters costs twice as much. */
  text: {
    one: 'You have a new message in your client portal.\n{link}\nReply STOP to stop these texts.',
    several:
      'You have {count} new messages in your client portal.\n{link}\nReply STOP to stop these texts.',
  },
  mail: {
    one: {
      subject: 'You have a new message',
      body: 'You have a new message in your client portal.\n\nLog in to read it:\n{link}\n\nIn your profile, you can choose whether we tell you about new messages by email or by text.\n',
    },
    several: {
      subject: 'You have {count} new messages',
      body: 'You have {count} new messages in your client portal.\n\nLog in to read them:\n{link}\n\nIn your profile, you can choose whether we tell you about new messages by email or by text.\n',
    },
  },
} as const

export const answerWords = {
  stopped:
    'We will not text you about new messages in your client portal anymore. You will still get codes you ask for. Reply START to get texts again.',
  started:
    'We will text you about new messages in your client portal again. Reply STOP to stop these texts.',
  help: 'This number sends codes and tells you about new messages in your client portal: {link}\nMessage and data rates may apply. Reply STOP to stop texts about new messages.',
  nobody: 'We do not read texts sent to this number. Please log in to your client portal: {link}',
} as const

export const newsFallbackWords = {
  firm: 'Your law firm',
  unknown: 'There is news about your case',
} as const
