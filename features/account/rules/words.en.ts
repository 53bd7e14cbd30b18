// Messages about an account, in English. They may be read by others over a shoulder: no word about a case or a firm's business.

/** What both kinds of a message say: a mail, and a text where that channel is told too. */
export const accountMessages = {
  addressInUse: {
    subject: 'Your email address is already in use',
    body: 'Somebody tried to use this email address for an account. It already belongs to yours, so nothing was changed.\n\nIf it was you, log in with your existing account. If it was not you, there is nothing you need to do.\n',
  },
  addressWanted: {
    subject: 'Somebody tried to use your email address',
    body: 'Somebody tried to use this email address for an account of their own. It is kept for you, so nothing was changed.\n\nIf it was not you, there is nothing you need to do.\n',
  },
  emailChanged: {
    old: {
      subject: 'Your email address was changed',
      body: 'The email address of your Daybreak account was changed. From now on it is the new one that you log in with.\n\nIf it was you, there is nothing you need to do.\n\nIf it was not you, open this link and press the button there. It locks the account and signs everybody out:\n{link}\n\nThe link works for 72 hours.\n',
    },
    new: {
      subject: 'This is now your email address',
      body: 'The email address of your Daybreak account was changed to this one. Please use it to log in from now on.\n',
    },
    text: 'The email address of your Daybreak account was changed. If it was not you, open this link and press the button there: {link}',
  },
  mobileChanged: {
    mail: {
      subject: 'Your mobile phone was changed',
      body: 'The mobile phone of your Daybreak account was changed. From now on your codes go to the new one.\n\nIf it was you, there is nothing you need to do.\n\nIf it was not you, open this link and press the button there. It locks the account and signs everybody out:\n{link}\n\nThe link works for 72 hours.\n',
    },
    old: 'The mobile phone of your Daybreak account was changed. If it was not you, open this link and press the button there: {link}',
    new: 'This is now the mobile phone of your Daybreak account. Your codes come to this number.',
  },
  passwordChanged: {
    mail: {
      subject: 'Your password was changed',
      body: 'The password of your Daybreak account was changed.\n\nIf it was you, there is nothing you need to do.\n\nIf it was not you, open this link and press the button there. It locks the account and signs everybody out:\n{link}\n\nThe link works for 72 hours.\n',
    },
    text: 'The password of your Daybreak account was changed. If it was not you, open this link and press the button there: {link}',
  },
  restored: {
    mail: {
      subject: 'Your account can be used again',
      body: 'The office that invited you has opened your Daybreak account again and confirmed how we reach you.\n\nLog in at {link}\n\nIf you did not ask for this, please call that office.\n',
    },
    text: 'Your Daybreak account can be used again. If you did not ask for this, please call the office that invited you.',
  },
} as const

/** What the attorney of each case is told; firms work in English. */
export const firmAlerts = {
  notMe: {
    subject: 'A client says: this was not me',
    body: '{name} reported that a change of their portal account was not made by them. The account is locked, everybody is signed out, and what was changed is no longer trusted.\n\nPlease call them at a number you know. The account opens again when they log in with a password that nobody has changed lately and a code, or when you restore it.\n',
  },
} as const
