// The Terms & Conditions of the portal, in plain English. They speak of the portal alone, never of the case.

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
    text: 'The account is for you alone. Keep your password and your codes to yourself, also from people who help you. Tell your law firm at once if you think somebody else has used your account.',
  },
  {
    heading: 'What you send',
    text: 'What you type and upload goes to your law firm, which may use it to prepare and carry out your case. Please send only papers that are yours to send, and answer as truthfully as you can.',
  },
  {
    heading: 'Messages',
    text: 'We send you codes and short notices by email or text message, in the way you choose. Standard call, message and data rates may apply. You can change how you hear from us at any time.',
  },
  {
    heading: 'Your privacy',
    text: 'Your information is stored encrypted. Only you, your law firm and, in a joint case, the person you share the case with can see what belongs to the case. We do not sell it and do not use it for advertising.',
  },
  {
    heading: 'Using the portal fairly',
    text: 'Please do not try to see what belongs to others and do not upload anything harmful. We may close an account that is used in such a way.',
  },
  {
    heading: 'When something does not work',
    text: 'We keep the portal running as well as we can, but it can be out of reach at times. If a deadline is near and you cannot get in, call your law firm.',
  },
]
