export const staffMessages = {
  roles: { administrator: 'administrator', attorney: 'attorney', paralegal: 'paralegal' },
  invitation: {
    subject: 'Your login for {firmName}',
    body: 'Hello {givenName},\n\n{firmName} invites you to its Daybreak workspace. Choose a password here:\n{link}\n\nYou also need an authenticator app on your phone. The link works once, for {days} days.\n\nIf you do not work at {firmName}, you do not need to do anything.\n',
  },
  reset: {
    subject: 'Your login for {firmName} was reset',
    body: 'Hello {givenName},\n\nAn administrator of {firmName} reset your login to Daybreak. Your old password and authenticator app no longer work, and you are logged out on all devices. Choose a new password here:\n{link}\n\nThe link works once, for {days} days. If you did not expect this, ask your firm.\n',
  },
  deactivated: {
    subject: 'Your login for {firmName} is closed',
    body: 'Hello {givenName},\n\nAn administrator of {firmName} closed your login to Daybreak. You are logged out on all devices. If you did not expect this, ask your firm.\n',
  },
  roleChanged: {
    subject: 'Your role at {firmName} has changed',
    body: 'Hello {givenName},\n\nYour role in the Daybreak workspace of {firmName} is now: {role}. If you did not expect this, ask your firm.\n',
  },
  authenticatorSetUp: {
    subject: 'An authenticator app was set up',
    body: 'Hello {givenName},\n\nAn authenticator app was set up for your login to the Daybreak workspace of {firmName}. If this was not you, ask an administrator of your firm to reset your login.\n',
  },
  recoveryCodeUsed: {
    subject: 'A recovery code was used',
    body: 'Hello {givenName},\n\nSomeone logged in to the Daybreak workspace of {firmName} with one of your recovery codes. You have {count} left. If this was not you, ask an administrator of your firm to reset your login.\n',
  },
  refreshReused: {
    subject: 'We logged you out for your safety',
    body: 'Hello {givenName},\n\nSomeone used an old login key from a browser where you were logged in to the Daybreak workspace of {firmName}, so we logged out that browser. Log in again. If you see anything you do not recognize, ask an administrator of your firm to reset your login.\n',
  },
  byYou: {
    subject: 'You changed a login at {firmName}',
    invited: 'You invited {name} ({email}) to the Daybreak workspace of {firmName}.',
    deactivated: 'You deactivated {name} ({email}) at {firmName}.',
    reactivated: 'You reactivated {name} ({email}) at {firmName}.',
    reset: 'You reset the login of {name} ({email}) at {firmName}.',
    roleChanged: 'You changed the role of {name} ({email}) at {firmName} to: {role}.',
    notYou:
      'If this was not you, log out on all devices and ask another administrator to reset your login.',
  },
} as const
