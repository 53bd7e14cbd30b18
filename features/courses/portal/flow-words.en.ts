// The words of the forms of an order and of the pages before a course, in English. Texts of the seed stand letter for letter (seeds/002, sections 2, 5 and 8; decisions-courses A6b).

const whyDetails = 'Changes here go to the provider of this course alone. They do not change your profile.'

/** Labels and hints that several of these forms share; their messages they do not. */
export const personWords = {
  name: 'Name',
  firstName: 'First Name',
  middleInitial: 'Middle Initial',
  lastName: 'Last Name',
  suffix: 'Suffix',
  suffixHint: 'For example Jr. or III',
  reached: 'Phones and email',
  homePhone: 'Home Phone',
  mobilePhone: 'Mobile Phone',
  workPhone: 'Work Phone',
  emailAddress: 'Email Address',
  /** After the label of the address, or the number, that somebody logs in with. */
  userId: (label: string) => `${label} (User ID)`,
  fixed: 'This cannot be changed here. If it is wrong, please contact your attorney.',
  onceOpen: 'Nothing is on file yet. You can fill it in once.',
  address: 'Mailing address',
  mailingAddress: 'Street',
  city: 'City',
  state: 'State',
  chooseState: 'Select an state',
  zip: 'ZIP Code',
  zipHint: '5 digits',
  submit: 'Submit',
  saving: 'Saving…',
  stillHere: 'What you typed is still here. Please try again.',
  checked: 'You have checked these details already. They are on the order, and cannot be changed here any more. If something is wrong, please contact your attorney.',
  onward: 'Continue',
} as const

export const verifyWords = {
  lead: 'We filled in what we know, so you only have to check it. Your certificate will carry this name.',
  why: 'Why we ask',
  whyText: `The provider of your course has to know who takes it and how to reach you. ${whyDetails}`,
} as const

export const verifySpouseWords = {
  lead: 'You take this course together, so your spouse gets a certificate too. We filled in what we know. Please check it: the certificate will carry this name.',
  why: 'Why we ask',
  whyText: `The provider of your course has to know who takes it and how to reach them. ${whyDetails}`,
} as const

export const readingWords = {
  notLoaded: 'This page could not be loaded.',
  retry: 'Retry',
  notYet: 'You can go on once the text above is here.',
  saving: 'Saving…',
  notSaved: 'This was not saved. Please try again.',
  back: 'Back',
} as const

export const disclosureWords = {
  lead: (provider: string) => `${provider} asks you to read this before the course. It says what the provider does for you, and what it does not.`,
  frame: 'Text of the disclosure agreement',
  agree: 'Agree & Continue',
} as const

export const instructionsWords = {
  lead: (provider: string) => `${provider} wrote this. It tells you what you need and how the course goes.`,
  frame: 'Text of the course instructions',
} as const

export const verificationWords = {
  title: 'First, let us look for an order',
  lead: 'Perhaps this course was ordered for you before. We ask the order service, so that nobody pays twice.',
  lastNameHint: 'As on your account. If it is wrong, please change it first:',
  toProfile: 'My Profile',
  ssn: 'Social Security Number',
  ssnHint: 'Nine digits, with or without dashes.',
  ssnKept: 'We have your number. Leave this as it is, or type the number again.',
  why: 'Why we ask, and where the number goes',
  whyText: 'The order service finds an order by your last name and your Social Security Number. The number goes to the order service and to nobody else. We keep it locked away, and show it to nobody.',
  submit: 'Submit',
  busy: 'Looking…',
} as const

export const accountStepWords = {
  title: 'Check your details',
  lead: 'No order was found. To make one, the order service needs to know who you are.',
  names: 'If you change your name here, it changes in your profile too.',
  namesNotSaved: 'Your name could not be saved.',
  channels: 'As on your account. You can change it in your profile.',
  why: 'Why we ask',
  whyText: 'Name, address, phone and email go to the order service. The provider of the course uses them to reach you and to write your certificate.',
  submit: 'Submit',
  busy: 'Submitting…',
} as const

export const spouseStepWords = {
  title: 'Does your spouse take this course with you?',
  lead: 'Both of you need a certificate. You can take one course together, or each take your own.',
  together: 'Add Joint Debtor',
  whenOn: 'One order, one course that you take together, and a certificate for each of you.',
  whenOff: 'Without it you order this course for yourself alone. Your spouse then orders their own.',
  spouse: 'Your spouse',
  phone: 'Phone Number',
  phoneHint: 'Ten digits, for example 212-555-0142',
  ssn: 'SSN',
  ssnHint: 'Nine digits, with or without dashes. It goes to the order service alone, and we do not keep it.',
  street: 'Street',
  zip: 'Zip Code',
  notKept: 'None of this changes the account of your spouse.',
  submit: 'Submit',
  busy: 'Submitting…',
} as const
