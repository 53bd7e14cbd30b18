// Phones show these messages to other people, so they mention no case or business of a firm.

/** The text of the email, and of the text message if that channel is notified too. */
export const accountMessages = {
  addressInUse: {
    subject: 'Your email address is already in use',
    body: 'Someone tried to use this email address for an account. Your account already uses it, so nothing was changed.\n\nIf it was you, log in with your existing account. If it was not you, you do not need to do anything.\n',
  },
  addressWanted: {
    subject: 'Someone tried to use your email address',
    body: 'Someone tried to use this email address for their own account. It is reserved for you, so nothing was changed.\n\nIf it was not you, you do not need to do anything.\n',
  },
  emailChanged: {
    old: {
      subject: 'Your email address was changed',
      body: 'The email address of your Daybreak account was changed. From now on, use the new address to log in.\n\nIf it was you, you do not need to do anything.\n\nIf it was not you, open this link and press the button there. It locks the account and logs everyone out:\n{link}\n\nThe link works for 72 hours.\n',
    },
    new: {
      subject: 'This is now your email address',
      body: 'The email address of your Daybreak account was changed to this one. Please use it to log in from now on.\n',
    },
    text: 'The email address of your Daybreak account was changed. If it was not you, open this link and press the button there: {link}',
  },
  mobileChanged: {
    mail: {
      subject: 'Your mobile phone number was changed',
      body: 'The mobile phone number of your Daybreak account was changed. From now on, we send your codes to the new number.\n\nIf it was you, you do not need to do anything.\n\nIf it was not you, open this link and press the button there. It locks the account and logs everyone out:\n{link}\n\nThe link works for 72 hours.\n',
    },
    old: 'The mobile phone number of your Daybreak account was changed. If it was not you, open this link and press the button there: {link}',
    new: 'This is now the mobile phone number of your Daybreak account. We will send your codes to it.',
  },
  passwordChanged: {
    mail: {
      subject: 'Your password was changed',
      body: 'The password of your Daybreak account was changed.\n\nIf it was you, you do not need to do anything.\n\nIf it was not you, open this link and press the button there. It locks the account and logs everyone out:\n{link}\n\nThe link works for 72 hours.\n',
    },
    text: 'The password of your Daybreak account was changed. If it was not you, open this link and press the button there: {link}',
  },
  codesByEmail: {
    mail: {
      subject: 'Your login codes come by email now',
      body: 'For 24 hours, the codes that you need to log in to Daybreak come to this email address instead of your phone. The office that invited you has set this, so that you can log in without texts.\n\nIf you asked for it, log in, open your profile and enter the phone number that you have now.\n\nIf you did not ask for it, open this link and press the button there. It locks the account and logs everyone out:\n{link}\n\nThe link works for 72 hours.\n',
    },
    text: 'For 24 hours, your Daybreak login codes go to your email instead of this phone. If you did not ask for it, open this link and press the button there: {link}',
  },
  /** Staff have entered another email or phone for a client whom they identified. */
  plannedChange: {
    email: {
      mail: {
        subject: 'The email address of your account will change',
        body: 'The office that invited you has entered another email address for your Daybreak account, after a talk with you. In 24 hours it replaces this one. You need the new address to log in then.\n\nIf you asked for it, you do not need to do anything.\n\nIf you did not ask for it, open this link and press the button there. It stops the change, locks the account and logs everyone out:\n{link}\n\nThe link works for 72 hours.\n',
      },
      text: 'In 24 hours, another email address replaces that of your Daybreak account. If you did not ask for it, open this link and press the button there: {link}',
    },
    mobile: {
      mail: {
        subject: 'The mobile phone of your account will change',
        body: 'The office that invited you has entered another mobile phone number for your Daybreak account, after a talk with you. In 24 hours, your codes go to that number.\n\nIf you asked for it, you do not need to do anything.\n\nIf you did not ask for it, open this link and press the button there. It stops the change, locks the account and logs everyone out:\n{link}\n\nThe link works for 72 hours.\n',
      },
      text: 'In 24 hours, another number replaces this one in your Daybreak account. If you did not ask for it, open this link and press the button there: {link}',
    },
  },
  restored: {
    mail: {
      subject: 'You can use your account again',
      body: 'The office that invited you has unlocked your Daybreak account and confirmed how we can reach you.\n\nLog in at {link}\n\nIf you did not ask for this, please call that office.\n',
    },
    text: 'You can use your Daybreak account again. If you did not ask for this, please call the office that invited you.',
  },
} as const

/** For the attorney of each case. Firms work in English. */
export const firmAlerts = {
  notMe: {
    subject: 'A client reported a change they did not make',
    body: '{name} reported a change to their portal account that they did not make. The account is locked, everyone is logged out, and what was changed is no longer trusted.\n\nPlease call them at a number you know. The account opens again when they log in with a code and a password that was not changed recently, or when you restore it.\n',
  },
} as const
