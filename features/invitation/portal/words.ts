import { type WordingOf, defineWords, defineSentences, mergeWords } from '#ui/language/language.ts'
import { accountSentences } from '#features/account/portal/words.ts'
import { signInSentences } from '#features/sign-in/portal/words.ts'
import { invitationProblems } from '../rules/problems.ts'
import { terms as english } from './password/terms.en.ts'
import { textConsent } from '#features/account/rules/text-consent.en.ts'
import type { CreationScreen } from '../rules/steps.ts'
import { passwordWords } from './password/password-words.en.ts'

const stepNames: Readonly<Record<Exclude<CreationScreen, 'bookmark'>, string>> = {
  tutorial: 'Welcome',
  'contact-info': 'Contact info',
  password: 'Password',
  'verify-phone': 'Phone number',
  'account-details': 'Account details',
  'verify-email': 'Email',
}

export type InvitationWords = WordingOf<typeof invitationWords>

export const { invitationWords } = defineWords({
  es: () => import('./words.es.ts'),
  en: {
    invitationWords: {
      shared: {
        next: 'Next',
        back: 'Back',
        stepNames,
        tryAgain: 'Try again',
        logIn: 'Log In',
      },
      lookUp: {
        pageTitle: 'Create your account',
        troubleHeading: 'We could not open your invitation',
        trouble: 'Daybreak is experiencing some difficulties. Please try again later.',
        troubleDetail: 'Your invitation is not lost. You can use the same link again.',
      },
      linkExpired: {
        heading: 'Link Expired',
        text: 'Your link to create your client portal account has expired. Please ask your attorney for a new link.',
        alreadyDone: 'If you already created your account, you can log in.',
      },
      tutorial: {
        heading: 'Welcome',
        headingFor: (givenName: string) => `Welcome, ${givenName}`,
        lead: 'Let’s set up your account. It takes about five minutes.',
        greetingFrom: (firmName: string) => `A message from ${firmName}`,
        attorney: (name: string) => `${name}, your attorney`,
        videoTitle: 'Welcome video',
        whatHappens: 'What happens now',
        steps: {
          contact: {
            name: 'You check your phone number and email address',
            sentence: 'Your attorney gave them to us.',
          },
          password: {
            name: 'You choose a password',
            sentence: 'At least 8 characters. You can paste it.',
          },
          code: {
            name: 'We send you a six-digit code',
            sentence: 'It shows us that it’s you. Keep your phone nearby.',
          },
          details: {
            name: 'You check your name and address',
            sentence: 'Then your account is ready.',
          },
        },
        stopping: 'Need to stop? Open the link in your invitation again to continue.',
      },
      askedAgain: {
        title: 'Please do this step again.',
        detail:
          'Some time has passed, or your invitation was opened somewhere else. You can still use your invitation.',
      },
      contact: {
        heading: 'Verify contact info',
        lead: 'Your attorney gave us this information. Please check it.',
        mobilePhone: 'Mobile Phone',
        mobileHint: '10 digits. We text your codes to this number.',
        mobileOnFile: (lastFour: string) =>
          `We have a number ending in ${lastFour}. Leave this empty to keep it, or type a new 10-digit number.`,
        emailAddress: 'Email Address (User ID)',
        emailHint: 'You will use it to log in.',
        notifyLegend: 'How should we notify you?',
        email: 'Email',
        text: 'Text',
        consent: textConsent.creation,
        saving: 'Saving…',
        notSaved:
          'Your contact information could not be updated at this time. Please try again later',
      },
      password: passwordWords,
      code: {
        label: 'Verification code',
        hint: 'Please verify within 5 minutes. You can paste the code.',
        needsSixDigits: 'Enter all six digits to continue.',
        checking: 'Checking…',
        nothingArrived: 'Didn’t get a code?',
        canTakeAMinute:
          'A message can take a minute to arrive. We send up to five codes an hour. After that, you will have to wait.',
        requestNewCode: 'Request new code',
        sending: 'Sending…',
        sentAgain: 'We sent you a new code.',
        sentAgainDetail: 'Please use the newest one.',
        tooSoon: 'Your code is on its way.',
        tooSoonDetail: 'You can ask for a new one 30 seconds after the last one.',
        notSentTitle: 'We could not send the code.',
        notSentDetail: 'Please wait a moment, then request a new code.',
        incorrect: 'Your verification code is incorrect',
        incorrectDetail: 'Please check the numbers and type them again.',
        expired: 'Your verification code has expired',
        expiredDetail: 'Please request a new code.',
      },
      verifyPhone: {
        heading: 'Verify phone number',
        sentTo: 'We sent a six-digit code to',
        sentSomewhere: 'We sent a six-digit code to your mobile phone.',
        wrongNumber: 'Wrong number? Go back to your contact info.',
        almostIn: 'Your phone number is verified, but we could not log you in just now.',
      },
      details: {
        heading: 'Verify account details',
        lead: 'Please check what we have and fill in what is missing.',
        loading: 'Loading your details…',
        saving: 'Saving…',
      },
      verifyEmail: {
        heading: 'Verify email',
        sentTo: 'We sent a six-digit code to',
        sentSomewhere: 'We sent a six-digit code to your email address.',
      },
      bookmark: {
        pageTitle: 'All set',
        heading: "Great! You're all set...",
        ready: 'Your account is ready.',
        readyWith: (firmName: string, givenName: string | null) =>
          givenName === null
            ? `Your account with ${firmName} is ready.`
            : `Your account with ${firmName} is ready, ${givenName}.`,
        next: 'What happens next',
        attorney: 'Your attorney',
        you: {
          who: 'You, today or this week',
          what: 'See your first task. You can stop at any time and come back later.',
        },
        checks: {
          who: (attorney: string) => `${attorney}, as you go`,
          what: 'Checks what you send and tells you here if something is missing.',
        },
        papers: {
          who: (attorney: string) => `${attorney}, when everything is in`,
          what: 'Goes over the court papers with you. Nothing goes to the court before you sign.',
        },
        go: 'Go To Case Dashboard',
        going: 'Opening…',
        keepClose: 'Make the portal easy to find',
        keepCloseHint: 'Bookmark it so you can come back to it.',
        address: 'The address is',
        otherDevice: 'I use another phone or a computer',
        otherDeviceThanComputer: 'I use a phone or a tablet',
        devices: {
          iphone: {
            name: 'iPhone or iPad',
            steps: [
              'In Safari, tap the Share button: a square with an arrow that points up.',
              'Choose “Add to Home Screen”.',
            ],
          },
          android: {
            name: 'Android phone',
            steps: ['Tap the menu of your browser: three dots.', 'Choose “Add to Home screen”.'],
          },
          computer: {
            name: 'Computer',
            steps: ['Press Ctrl and D together. On a Mac, press Command and D.', 'Press Enter.'],
          },
        },
      },
      notCompleted: {
        pageTitle: 'Finish your account',
        heading: 'Your account is almost ready',
        lead: 'You have a few steps left. They take only a few minutes.',
        openSteps: 'Steps left',
        stepNames: {
          'verify-phone': 'Verify phone number',
          'account-details': 'Verify account details',
          'verify-email': 'Verify email',
        },
        goOn: 'Continue',
        later: 'Not now, log me out',
      },
      errors: {
        openLinkAgain: 'If it happens again, open the link in your invitation once more.',
        general: 'Something went wrong, call support',
        generalDetail: 'You can also try again. Nothing you typed is lost.',
        notSaved: 'An error occurred saving account data. Please try again',
        offline: 'We could not reach Daybreak.',
        offlineDetail: 'Please check your connection and try again. What you typed is still here.',
      },
    },
  },
})

export const { terms } = defineWords({
  en: { terms: english },
  es: () => import('./password/terms.es.ts'),
})

const invitationSentences = defineSentences({
  en: invitationProblems,
  es: () => import('../rules/problems.es.ts'),
})

export const creationSentences = mergeWords(
  invitationSentences,
  mergeWords(accountSentences, signInSentences),
)
