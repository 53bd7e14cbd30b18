// spec: courses#price-text
import { coursePayment } from '../progress/courses.ts'

/** Returns '$24', '$19.50' or '$0', without thousands separators. Other text is unchanged. */
export function priceText(amount: string): string {
  const parts = /^(\d+)(?:\.(\d{1,2}))?$/.exec(amount)
  if (!parts) return amount
  const [, dollars = '', cents = ''] = parts
  const hundredths = cents.padEnd(2, '0')
  return hundredths === '00' ? `$${Number(dollars)}` : `$${Number(dollars)}.${hundredths}`
}

export function toShownPrice(
  amount: string,
  payment: number,
  words: { readonly billedToLawFirm: string },
): string {
  return payment === coursePayment.firm ? words.billedToLawFirm : priceText(amount)
}
