export const invitationMessages = {
  bothChanged: {
    subject: 'Someone tried to change your contact information',
    body: 'Someone opened the invitation that your attorney sent you and tried to replace both the email address and the mobile phone number in it. Nothing was changed.\n\nIf it was you, please change only one of them, or call your attorney. If it was not you, please call your attorney.\n',
  },
  invitation: {
    subject: '{firmName} invites you to your case portal',
    body: 'Hello {givenName},\n\n{greeting}{firmName} has set up a private portal for you. There, you can see what happens next and send in papers.\n\nCreate your account here:\n{link}\n\nThe link works for {days} days and for one person only. Please do not share it.\n',
  },
  leftCase: {
    subject: 'A change at {firmName}',
    body: 'Hello,\n\nYou and another person shared a portal of {firmName}. {firmName} has taken you out of it, so you no longer see it when you log in. Your account stays yours.\n\nWhat you sent stays with {firmName}. If you did not expect this, please call them.\n',
  },
  invitationText:
    '{firmName} has set up a private portal for you. Create your account here: {link}',
} as const
