import { type WordingOf, defineWords } from '#ui/language/language.ts'
import { textConsent } from '../../rules/text-consent.en.ts'

export type ProfileWords = WordingOf<typeof profileWords>

export const { profileWords } = defineWords({
  es: () => import('./words.es.ts'),
  en: {
    profileWords: {
      readOnly: {
        title: 'My Profile',
        lead: 'See what your attorney’s office has on file for you and how you log in.',
        back: 'My Cases',
        details: 'Your details',
        mobilePhone: 'Mobile Phone',
        homePhone: 'Home Phone',
        workPhone: 'Work Phone',
        emailAddress: 'Email Address (User ID)',
        address: 'Address',
        notified: 'How we notify you',
        notifiedBy: {
          email: 'By email',
          text: 'By text message',
          both: 'By email and text message',
        },
        language: 'Language',
        languageNames: { en: 'English', es: 'Español' },
        languageHint: 'You can change it at the top of every page.',
        notGiven: 'Not provided yet',
        notVerified: 'Not verified yet',
        edit: 'Edit',
        password: 'Password',
        passwordHint: 'If you change it, we log you out on all other devices.',
        changePassword: 'Change password',
        saved: 'Your changes were saved.',
        passwordChanged: 'Your password was changed.',
        passwordChangedDetail:
          'You are still logged in here. We logged you out on all other devices.',
        loadFailed: 'We could not show your profile.',
        loadFailedDetail: 'Please check your connection and try again.',
        tryAgain: 'Try again',
      },
      devices: {
        title: 'Where you’re logged in',
        lead: 'Don’t recognize one of these? Log out on other devices, then change your password.',
        onlyHere: 'You are logged in only on this device.',
        thisDevice: 'This device',
        loggedIn: (when: string) => `Logged in ${when}`,
        lastActive: (when: string) => `Last active ${when}`,
        signOutElsewhere: 'Log out on other devices',
        question: 'Log out on all other devices?',
        questionDetail:
          'You stay logged in here. To log in again on another device, you need your password and a code.',
        signingOut: 'Logging out…',
        cancel: 'Cancel',
        done: 'We logged you out on all other devices.',
        failed: 'We could not log you out on other devices. Please try again',
        loadFailed: 'We could not show your devices.',
        tryAgain: 'Try again',
      },
      edit: {
        title: 'Edit profile',
        changeMobile: 'Change mobile phone',
        changeEmail: 'Change email address',
        mobileHint: 'We text your codes to this number.',
        mobileUnverified:
          'Not verified yet. Choose Change mobile phone to verify it or to use a different number.',
        emailHint: 'You use it to log in.',
        emailUnverified:
          'You use it to log in. It is not verified yet. Choose Change email address to verify it or to use a different address.',
        mobileWaits: (destination: string) =>
          `You have not verified the new number ${destination} yet.`,
        emailWaits: (destination: string) =>
          `You have not verified the new address ${destination} yet.`,
        enterCode: 'Enter the code',
        notifyLegend: 'How should we notify you?',
        notifyTitle: 'Updates about your case',
        notifyHint: 'You will get your codes either way.',
        textConsent: textConsent.profile,
        email: 'Email',
        text: 'Text',
        save: 'Save',
        saving: 'Saving…',
        cancel: 'Cancel',
        unknownError: 'unknown error happended',
        accountDataError: 'error occurred saving account data',
        stillHere: 'What you typed is still here. Please try again.',
      },
      reset: {
        title: 'Change password',
        lead: 'We will log you out on all other devices.',
        current: 'Current Password',
        new: 'New Password',
        confirm: 'Confirm Password',
        save: 'Change password',
        saving: 'Saving…',
        cancel: 'Cancel',
        failed: 'We could not change your password. Please try again',
      },
      mobile: {
        title: 'Change mobile phone',
        lead: (current: string) =>
          `Your current number is ${current}. We will keep using it until you verify the new one.`,
        label: 'New Mobile Phone',
        hint: `10 digits. ${textConsent.newNumber}`,
        verifyTitle: 'Verify mobile phone',
        sentTo: 'We sent a six-digit code to',
        sentSomewhere: 'We sent a six-digit code to your new number.',
        changed: 'Your mobile phone number was changed.',
        changedDetail:
          'We sent a notice to your old number. We logged you out on all other devices.',
        kept: (current: string) =>
          `Nothing was changed. Your mobile phone number is still ${current}.`,
        updateFailed: 'We could not update your mobile phone number. Please try again',
        verifyFailed: 'We could not verify your mobile phone number. Please try again',
        resendFailed: 'We could not send a new code. Please try again later',
        cancelFailed:
          'We could not cancel the change to your mobile phone number. Please try again',
      },
      email: {
        title: 'Change email address',
        lead: (current: string) =>
          `Your current address is ${current}. It will be your User ID until you verify the new one.`,
        label: 'New Email Address (User ID)',
        hint: 'We will send a code to it. After you verify it, you will use it to log in.',
        verifyTitle: 'Verify email address',
        sentTo: 'We sent a six-digit code to',
        sentSomewhere: 'We sent a six-digit code to your new address.',
        changed: 'Your email address was changed.',
        changedDetail:
          'From now on, use it to log in. We sent a notice to your old address. We logged you out on all other devices.',
        kept: (current: string) => `Nothing was changed. Your email address is still ${current}.`,
        updateFailed: 'We could not update your email address. Please try again',
        verifyFailed: 'We could not verify your email address. Please try again',
        resendFailed: 'We could not send a new code. Please try again later',
        cancelFailed: 'We could not cancel the change to your email address. Please try again',
      },
      change: {
        next: 'Next',
        sending: 'Sending the code…',
        cancel: 'Cancel',
        cancelling: 'Canceling…',
      },
      code: {
        code: 'Verification code',
        hint: 'Please verify within 5 minutes. You can paste the code.',
        next: 'Next',
        needsSixDigits: 'Enter all six digits to continue.',
        checking: 'Checking…',
        nothingArrived: 'Didn’t get a code?',
        canTakeAMinute:
          'A message can take a minute to arrive. We send up to five codes an hour. After that, you will have to wait.',
        sendAgain: 'Request new code',
        sending: 'Sending…',
        requestNewCode: 'Request new code',
        wrong: {
          title: 'Your verification code is incorrect',
          detail: 'Please check the numbers and type them again.',
        },
        expired: {
          title: 'Your verification code has expired',
          detail: 'Please request a new code.',
        },
        sentAgain: { title: 'We sent you a new code.', detail: 'Please use the newest one.' },
        tooSoon: {
          title: 'Your code is on its way.',
          detail: 'You can ask for a new one 30 seconds after the last one.',
        },
      },
      stepUp: {
        title: 'Please confirm that it’s you',
        sentTo:
          'We check that it’s you before we change how you log in. We sent a six-digit code to',
        sentSomewhere:
          'We check that it’s you before we change how you log in. We sent you a six-digit code.',
        back: 'Go back',
        startFailed: 'We could not send you a code. Please try again',
        codeFailed: 'We could not check the code. Please try again',
        resendFailed: 'We could not send a new code. Please try again later',
      },
      offline: 'Please check your connection. What you typed is still here.',
      /** Refusals of sign-in, by code. */
      signIn: {
        'sign-in.current-password-wrong': 'Your current password is incorrect. Please try again.',
        'sign-in.locked':
          'There were too many wrong passwords. Please wait 5 minutes, then try again.',
        'sign-in.locked-longer':
          'There were too many wrong passwords. Please wait {minutes} minutes, then try again.',
        'sign-in.needs-firm':
          'For your safety, you cannot change this here right now. Please contact your law firm.',
        'sign-in.too-many': 'There were too many tries. Please wait a minute and try again.',
      },
    },
  },
})
