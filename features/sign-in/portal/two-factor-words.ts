import type { CodeFormWords } from '#features/verification/portal/CodeForm.tsx'
import type { SignInWords } from './words.ts'

export function twoFactorFormWords(words: SignInWords['twoFactor']): CodeFormWords {
  return {
    ...words,
    wrong: { title: words.wrong, detail: words.wrongDetail },
    expired: { title: words.expired, detail: words.expiredDetail },
    sentAgain: { title: words.sentAgain, detail: words.sentAgainDetail },
    tooSoon: { title: words.tooSoon, detail: words.tooSoonDetail },
  }
}
