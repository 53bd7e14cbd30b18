// Codes of authenticator apps, as RFC 6238 and the common apps have them (spec: staff#authenticator).

export const issuer = 'Daybreak'
export const codeDigits = 6
export const stepSeconds = 30
/** A code of the step before or after is accepted too, because clocks differ. */
export const toleratedSteps = 1

/** Ignores spaces. Returns undefined for text that is no code. */
export function parseCode(text: string): string | undefined {
  const code = text.replace(/\s/g, '')
  return code.length === codeDigits && /^[0-9]+$/.test(code) ? code : undefined
}
