import { defineWords, defineSentences } from '#ui/language/language.ts'
import { accountProblems } from '../rules/problems.ts'
import type { PasswordRule } from '../rules/password.ts'

const rules: Readonly<Record<PasswordRule, string>> = {
  'min-length': 'At least 8 characters',
  'letters-and-numbers': 'Both letters and numbers',
  'no-repeats': 'No three identical characters in a row',
  'upper-case': 'At least one upper case letter',
  special: 'At least one special character',
}

export const { accountWords, passwordRulesWords } = defineWords({
  es: () => import('./words.es.ts'),
  en: {
    accountWords: {
      details: {
        yourName: 'Your name',
        firstName: 'First Name',
        middleName: 'Middle Name',
        lastName: 'Last Name',
        suffix: 'Suffix',
        suffixHint: 'For example, Jr. or III',
        yourPhones: 'Your phone numbers and email',
        homePhone: 'Home Phone',
        mobilePhone: 'Mobile Phone',
        workPhone: 'Work Phone',
        emailAddress: 'Email Address (User ID)',
        mobileReadOnly: 'Verified. Once your account is ready, you can change it in your profile.',
        emailReadOnly:
          'You use it to log in. Once your account is ready, you can change it in your profile.',
        yourAddress: 'Your address',
        street: 'Street',
        city: 'City',
        state: 'State',
        zip: 'ZIP Code',
        chooseState: 'Select an state',
      },
    },
    passwordRulesWords: {
      name: 'Password rules',
      rules,
      met: 'done',
      unmet: 'still needed',
    },
  },
})

export const accountSentences = defineSentences({
  en: accountProblems,
  es: () => import('../rules/problems.es.ts'),
})
