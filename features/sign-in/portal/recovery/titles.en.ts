// The documents' titles of the recovery's routes. Apart from the other words, because the first load of any page carries the routes.
export const recoveryTitles = {
  forgot: 'Forgotten login details',
  validate: 'Check your email',
  noAccount: 'No matching account',
  notSetUp: 'Account not set up yet',
  reset: 'Reset password',
} as const
