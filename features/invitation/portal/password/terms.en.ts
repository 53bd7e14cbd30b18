// These are the terms of the portal only, not of the case.

export interface TermsParagraph {
  readonly heading: string
  readonly text: string
}

export const terms: readonly TermsParagraph[] = [
  {
    heading: 'What this portal is for',
    text: 'Daybreak is where you and your law firm share information about your case. The portal does not give legal advice. Only your attorney can do that.',
  },
  {
    heading: 'Your account',
    text: 'Your account is only for you. Do not share your password or your codes with anyone, even people who help you. If you think someone else has used your account, tell your law firm right away.',
  },
  {
    heading: 'What you send',
    text: 'What you type and upload goes to your law firm, which may use it to prepare and handle your case. Please send only papers that you have the right to send. Answer as truthfully as you can.',
  },
  {
    heading: 'Messages',
    text: 'We send you codes and short notices by email or text message, whichever you choose. Standard call, message and data rates may apply. You can change how you hear from us at any time.',
  },
  {
    heading: 'Your privacy',
    text: 'We store your information encrypted. Only you, your law firm and, in a joint case, the person you share the case with can see the information in the case. We do not sell it or use it for advertising.',
  },
  {
    heading: 'Using the portal fairly',
    text: 'Please do not try to see other people’s information. Do not upload anything harmful. We may close an account that is used in this way.',
  },
  {
    heading: 'When something does not work',
    text: 'We do our best to keep the portal running, but sometimes it may not be available. If a deadline is near and you cannot log in, call your law firm.',
  },
]
