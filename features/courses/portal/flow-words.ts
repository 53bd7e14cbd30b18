import { defineWords } from '#ui/language/language.ts'

// Specified texts must not change (spec: wording#specified-texts, wording#texts-per-screen).

const whyDetails =
  'What you change here goes only to the provider of this course. It does not change your profile.'

export const {
  personWords,
  verifyWords,
  verifySpouseWords,
  readingWords,
  disclosureWords,
  instructionsWords,
  verificationWords,
  accountStepWords,
  spouseStepWords,
} = defineWords({
  es: () => import('./flow-words.es.ts'),
  en: {
    personWords: {
      name: 'Name',
      firstName: 'First Name',
      middleInitial: 'Middle Initial',
      lastName: 'Last Name',
      suffix: 'Suffix',
      suffixHint: 'For example, Jr. or III',
      reached: 'Phone numbers and email',
      homePhone: 'Home Phone',
      mobilePhone: 'Mobile Phone',
      workPhone: 'Work Phone',
      emailAddress: 'Email Address',
      userId: (label: string) => `${label} (User ID)`,
      fixed: 'You cannot change this here. If it is wrong, please contact your attorney.',
      onceOpen: 'We do not have this yet. You can enter it once.',
      address: 'Mailing address',
      mailingAddress: 'Street',
      city: 'City',
      state: 'State',
      chooseState: 'Select an state',
      zip: 'ZIP Code',
      zipHint: '5 digits',
      submit: 'Submit',
      stillHere: 'What you typed is still here. Please try again.',
      checked:
        'You already checked these details. They are on your order, so you can no longer change them here. If something is wrong, please contact your attorney.',
      onward: 'Continue',
    },
    verifyWords: {
      lead: 'We filled in what we know. Please check it. Your certificate will show this name.',
      why: 'Why we ask',
      whyText: `Your course provider needs to know who is taking the course and how to reach you. ${whyDetails}`,
    },
    verifySpouseWords: {
      lead: 'You take this course together, so your spouse gets a certificate too. We filled in what we know. Please check it. The certificate will show this name.',
      why: 'Why we ask',
      whyText: `Your course provider needs to know who is taking the course and how to reach them. ${whyDetails}`,
    },
    readingWords: {
      notLoaded: 'This page could not be loaded.',
      retry: 'Retry',
      notYet: 'You can continue once the text above has loaded.',
      notSaved: 'This was not saved. Please try again.',
      back: 'Back',
    },
    disclosureWords: {
      lead: (provider: string) =>
        `${provider} asks you to read this before the course. It explains what the provider does and does not do for you.`,
      frame: 'Text of the disclosure agreement',
      agree: 'Agree & Continue',
    },
    instructionsWords: {
      lead: (provider: string) =>
        `These instructions are from ${provider}. They explain what you need and how the course works.`,
      frame: 'Text of the course instructions',
    },
    verificationWords: {
      title: 'First, let’s look for an order',
      lead: 'Someone may have already ordered this course for you. We check with the order service so that no one pays twice.',
      lastNameHint:
        'This is the last name on your account. If it is wrong, please change it first:',
      toProfile: 'My Profile',
      ssn: 'Social Security Number',
      ssnHint: 'Nine digits, with or without dashes.',
      ssnKept: 'We have your number. Leave this as it is or type the number again.',
      why: 'Why we ask, and where the number goes',
      whyText:
        'The order service uses your last name and Social Security Number to find an order. The number goes to the order service and to no one else. We keep it locked away and do not show it to anyone.',
      submit: 'Submit',
      busy: 'Looking…',
    },
    accountStepWords: {
      title: 'Check your details',
      lead: 'We did not find an order. To create one, the order service needs to know who you are.',
      names: 'If you change your name here, it also changes in your profile.',
      namesNotSaved: 'We could not save your name.',
      channels: 'This comes from your account. You can change it in your profile.',
      why: 'Why we ask',
      whyText:
        'Your name, address, phone and email go to the order service. The course provider uses them to reach you and to make your certificate.',
      submit: 'Submit',
      busy: 'Submitting…',
    },
    spouseStepWords: {
      title: 'Will your spouse take this course with you?',
      lead: 'Both of you need a certificate. You can take one course together, or each take your own.',
      together: 'Add Joint Debtor',
      whenOn: 'You place one order and take one course together. Each of you gets a certificate.',
      whenOff:
        'If you do not check this box, you order this course only for yourself. Your spouse then orders their own.',
      spouse: 'Your spouse',
      phone: 'Phone Number',
      phoneHint: 'Ten digits, for example 212-555-0142',
      ssn: 'SSN',
      ssnHint:
        'Nine digits, with or without dashes. It goes only to the order service, and we do not keep it.',
      street: 'Street',
      zip: 'Zip Code',
      notKept: 'None of this changes your spouse’s account.',
      submit: 'Submit',
      busy: 'Submitting…',
    },
  },
})
