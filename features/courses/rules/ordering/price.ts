// Prices as the courses show them (seeds/002, section 2; decisions-courses A2.12).
import { coursePayment } from '../progress/courses.ts'

/** '$24', '$19.50', '$0': no thousands mark, no decimals when whole, otherwise two. `amount` is a decimal string; one that is none stays as it is. */
export function priceText(amount: string): string {
  const parts = /^(\d+)(?:\.(\d{1,2}))?$/.exec(amount)
  if (!parts) return amount
  const [, dollars = '', cents = ''] = parts
  const hundredths = cents.padEnd(2, '0')
  return hundredths === '00' ? `$${Number(dollars)}` : `$${Number(dollars)}.${hundredths}`
}

/** What stands under 'Course Price': the price when the client pays, else that the firm does. */
export function shownPrice(
  amount: string,
  payment: number,
  words: { readonly billedToLawFirm: string },
): string {
  return payment === coursePayment.firm ? words.billedToLawFirm : priceText(amount)
}
