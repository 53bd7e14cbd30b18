export const accountWords = {
  details: {
    yourName: 'Your name',
    firstName: 'First Name',
    middleName: 'Middle Name',
    lastName: 'Last Name',
    suffix: 'Suffix',
    suffixHint: 'For example, Jr. or III',
    yourPhones: 'Your phone numbers and email',
    homePhone: 'Home Phone',
    mobilePhone: 'Mobile Phone',
    workPhone: 'Work Phone',
    emailAddress: 'Email Address (User ID)',
    mobileReadOnly: 'Verified. Once your account is ready, you can change it in your profile.',
    emailReadOnly:
      'You use it to log in. Once your account is ready, you can change it in your profile.',
    yourAddress: 'Your address',
    street: 'Street',
    city: 'City',
    state: 'State',
    zip: 'ZIP Code',
    chooseState: 'Select an state',
  },
} as const
