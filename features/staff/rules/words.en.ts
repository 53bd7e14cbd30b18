export const staffMessages = {
  roles: { administrator: 'administrator', attorney: 'attorney', paralegal: 'paralegal' },
  invitation: {
    subject: 'Your login for {firmName}',
    body: 'Hello {givenName},\n\n{firmName} invites you to its Daybreak workspace. Choose a password here:\n{link}\n\nYou also need an authenticator app on your phone. The link works once, for {days} days.\n\nIf you do not work at {firmName}, you do not need to do anything.\n',
  },
  reset: {
    subject: 'Your login for {firmName} was reset',
    body: 'Hello {givenName},\n\nYour login to the Daybreak workspace of {firmName} was reset. Your old password, authenticator app and passkeys no longer work, and you are logged out on all devices. Choose a new password here:\n{link}\n\nThe link works once, for {days} days. If you did not expect this, ask your firm.\n',
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
  passkeyAdded: {
    subject: 'A passkey was added to your login',
    body: 'Hello {givenName},\n\nThe passkey “{name}” was added to your login to the Daybreak workspace of {firmName}.\n\nIf this was not you, close your login here:\n{link}\n\nAll sessions end. An administrator of your firm then sends you a new link.\n',
  },
  passkeyRemoved: {
    subject: 'A passkey was removed from your login',
    body: 'Hello {givenName},\n\nThe passkey “{name}” was removed from your login to the Daybreak workspace of {firmName}. If this was not you, ask an administrator of your firm to reset your login.\n',
  },
  passwordReset: {
    subject: 'A new password for {firmName}',
    body: 'Hello {givenName},\n\nSomeone asked for a new password for your login to the Daybreak workspace of {firmName}. Choose it here:\n{link}\n\nThe link works once, for {minutes} minutes. You then confirm your login with your second step, as always. If this was not you, you do not need to do anything: your password stays as it is.\n',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    body: 'Hello {givenName},\n\nThe password of your login to the Daybreak workspace of {firmName} was changed, and you are logged out on all devices.\n\nIf this was not you, close your login here:\n{link}\n\nAn administrator of your firm then sends you a new link.\n',
  },
  newBrowser: {
    subject: 'New login to your workspace',
    body: 'Hello {givenName},\n\nYou logged in to the Daybreak workspace of {firmName} with a browser that we do not know yet: {browser}.\n\nIf this was not you, close your login here:\n{link}\n\nAll sessions end. An administrator of your firm then sends you a new link.\n',
  },
  notMe: {
    subject: 'We closed your login',
    body: 'Hello {givenName},\n\nYou reported that something at your login to the Daybreak workspace of {firmName} was not you. We logged you out on all devices. Your password, authenticator app and passkeys no longer work.\n\nYour administrators know about it. One of them sends you a new link when they have talked to you.\n',
  },
  alert: {
    subject: 'A login at {firmName} was closed',
    body: '{name} ({email}) reported a login or a new password that was not theirs. We closed the login and ended all sessions at once.\n\nTalk to {name} first, not by email. Then choose “Send again” under People and roles, and look at what was done with this login in the last days.\n',
    withoutAdministrator:
      '{name} ({email}) reported a login or a new password that was not theirs. We closed the login and ended all sessions at once.\n\nYour firm has no other administrator who can log in. Ask the operator of Daybreak to reset the login.\n',
  },
  recoveryCodeUsed: {
    subject: 'A recovery code was used',
    body: 'Hello {givenName},\n\nSomeone logged in to the Daybreak workspace of {firmName} with one of your recovery codes. You have {count} left.\n\nIf this was not you, close your login here:\n{link}\n\nAll sessions end. An administrator of your firm then sends you a new link.\n',
  },
  refreshReused: {
    subject: 'We logged you out for your safety',
    body: 'Hello {givenName},\n\nSomeone used an old copy of your login to the Daybreak workspace of {firmName}, so we logged out the browser that it came from.\n\nChoose a new password with “Forgot your password?” on the login page. That logs you out on all devices. If you see anything you do not recognize, ask an administrator of your firm to reset your login.\n',
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
