export const invitationMessages = {
  bothChanged: {
    subject: 'Someone tried to change your contact information',
    body: 'Someone opened the invitation that your attorney sent you and tried to replace both the email address and the mobile phone number in it. Nothing was changed.\n\nIf it was you, please change only one of them, or call your attorney. If it was not you, please call your attorney.\n',
  },
  invitation: {
    subject: '{firmName} invites you to your case portal',
    body: 'Hello {givenName},\n\n{greeting}{firmName} has set up a private portal for you. There, you can see what happens next and send in papers.\n\nCreate your account here:\n{link}\n\nThe link works for {days} days and for one person only. Please do not share it.\n',
  },
  invitationText:
    '{firmName} has set up a private portal for you. Create your account here: {link}',
} as const
