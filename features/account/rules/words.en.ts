// Messages about an account, in English.

export const accountMessages = {
  addressInUse: {
    subject: 'Your email address is already in use',
    body: 'Somebody tried to use this email address for a new account. It already belongs to your account, so nothing was changed.\n\nIf it was you, log in with your existing account. If it was not you, there is nothing you need to do.\n',
  },
} as const
