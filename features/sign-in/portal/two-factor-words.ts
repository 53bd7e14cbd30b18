// The words that the door lends to the code form.
import type { CodeFormWords } from '#features/verification/portal/CodeForm.tsx'
import { signInWords } from './words.en.ts'

const words = signInWords.twoFactor

export const twoFactorFormWords: CodeFormWords = {
  ...words,
  wrong: { title: words.wrong, detail: words.wrongDetail },
  expired: { title: words.expired, detail: words.expiredDetail },
  sentAgain: { title: words.sentAgain, detail: words.sentAgainDetail },
  tooSoon: { title: words.tooSoon, detail: words.tooSoonDetail },
}
