// The contact type applies to notices only. Codes go to a proven channel.

/** 1 Email, 2 Text, 3 EmailAndText (spec: accounts#contact-type). */
export type ContactType = 1 | 2 | 3

/** Undefined when neither is checked. */
export function findContactType(email: boolean, text: boolean): ContactType | undefined {
  if (email && text) return 3
  if (email) return 1
  return text ? 2 : undefined
}

export function isContactType(value: number): value is ContactType {
  return value === 1 || value === 2 || value === 3
}

export function wantsEmail(contactType: number): boolean {
  return contactType === 1 || contactType === 3
}

export function wantsText(contactType: number): boolean {
  return contactType === 2 || contactType === 3
}
