export const verificationMessages = {
  text: 'Your Daybreak code is {code}. It is valid for 5 minutes. We never ask for it by phone.',
  subject: 'Your verification code',
  mail: 'Your verification code is {code}\n\nIt is valid for 5 minutes. Type it on the page that asked for it. We never ask for it by phone.\n\nIf you did not ask for a code, you can ignore this message.\n',
} as const
