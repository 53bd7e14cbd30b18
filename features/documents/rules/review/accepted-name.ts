// The name of a document after it was accepted (spec: review#names).
import { nameParts, safeDocumentName } from '../files/document-name.ts'
import { findDocumentDay } from './document-day.ts'

/** Names of one document, for categories whose name is for several. */
const singleNames: Readonly<Record<string, string>> = {
  'income.pay-stubs-60-days': 'Pay stub',
  'income.pay-stubs-6-months': 'Pay stub',
  'income.w2-1099': 'W-2 or 1099',
  'taxes.federal-latest': 'Federal tax return',
  'taxes.federal-before': 'Federal tax return',
  'taxes.four-years': 'Tax return',
  'taxes.state': 'State tax return',
  'taxes.notices': 'Tax notice',
  'money.bank-statements': 'Bank statement',
  'money.cash-apps': 'Cash app statement',
  'money.retirement': 'Retirement statement',
  'money.investments': 'Investment statement',
  'home.mortgage': 'Mortgage statement',
  'vehicles.loan': 'Vehicle loan statement',
  'debts.student-loans': 'Student loan statement',
  'debts.medical': 'Medical bill',
  'debts.bills': 'Bill',
  'after-filing.bank-statement': 'Bank statement',
}

export interface NamedDocument {
  readonly templateKey: string
  /** Name of the file that the client sent. */
  readonly name: string
}

/**
 * `Pay stub 2026-10-16.jpg`. Undefined when the file name says no day or the category needs no such
 * name: the document keeps its name then.
 */
export function getAcceptedName(
  { templateKey, name }: NamedDocument,
  today: string,
): string | undefined {
  const single = Object.hasOwn(singleNames, templateKey) ? singleNames[templateKey] : undefined
  const day = findDocumentDay(name, today)
  if (single === undefined || day === undefined) return undefined
  const { extension } = nameParts(name)
  return safeDocumentName(`${single} ${day}${extension === '' ? '' : `.${extension}`}`)
}
