// Codes such as `k7m2-p9xq` (spec: staff#recovery-codes).

export const recoveryCodeCount = 10
export const recoveryCodeLetters = 8
/** Without 0, 1, i, l, o and u, which are confused with one another or form words. */
export const recoveryAlphabet = '23456789abcdefghjkmnpqrstvwxyz'

export function formatRecoveryCode(letters: string): string {
  return `${letters.slice(0, 4)}-${letters.slice(4)}`
}

/** Ignores case, spaces and hyphens. Returns undefined for text that is no recovery code. */
export function parseRecoveryCode(text: string): string | undefined {
  const letters = text.replace(/[\s-]/g, '').toLowerCase()
  const isCode =
    letters.length === recoveryCodeLetters &&
    [...letters].every((letter) => recoveryAlphabet.includes(letter))
  return isCode ? letters : undefined
}
