import { isCalendarDay } from '#lib/dates.ts'
import { isList } from '#features/questionnaire/rules/json.ts'
import type { FieldKind } from '#features/questionnaire/rules/content/content.ts'
import type { Json } from '#features/questionnaire/rules/content/model.ts'
import type { FormPlace } from '#features/questionnaire/rules/forms/marks.ts'
import { mask } from '#features/questionnaire/rules/private/secrets.ts'
import { toCents, type Cents } from './money.ts'

/** Where a value comes from. */
export interface Provenance {
  /** The key of the question in the case, with its debtor: 'legalName_d1'. */
  readonly question: string
  /** JSON pointer with record IDs to the value within the answer. */
  readonly entry: string
  readonly debtor: 1 | 2 | null
  readonly revision: number
  /** ISO 8601. */
  readonly savedAt: string
  /** The account of the client. Null for an account that is gone. */
  readonly by: string | null
}

/** `estimate`: the client is not sure. `unknown`: the client does not know, or asked for help. */
export type ValueMark = 'estimate' | 'unknown'

export interface Value<T> {
  readonly value: T
  readonly mark?: ValueMark
  readonly source: Provenance
  /** Lines of the official forms that take the value in this chapter. */
  readonly lines: readonly FormPlace[]
}

export interface Address {
  readonly street?: Value<string>
  readonly unit?: Value<string>
  readonly city?: Value<string>
  readonly state?: Value<string>
  readonly zip?: Value<string>
  readonly county?: Value<string>
}

export interface PersonName {
  readonly firstName?: Value<string>
  readonly middleName?: Value<string>
  readonly lastName?: Value<string>
  readonly suffix?: Value<string>
}

/** What a value of each type is. Types of several values have a value for each of their fields. */
export interface ValueTypes {
  readonly text: Value<string>
  readonly choice: Value<string>
  readonly choices: Value<readonly string[]>
  readonly yesNo: Value<YesNo>
  readonly money: Value<Cents>
  readonly number: Value<number>
  /** YYYY-MM-DD, or YYYY-MM or YYYY where no day was asked. */
  readonly date: Value<string>
  /** A Social Security number or ITIN. At most its last four digits are legible. */
  readonly personNumber: Value<string>
  readonly address: Address
  readonly personName: PersonName
}

export type ValueType = keyof ValueTypes
export type YesNo = 'yes' | 'no' | 'unknown'

const text: readonly FieldKind[] = ['text', 'textarea', 'email', 'phone', 'zip', 'digits', 'ein']

/** The kinds of fields of the content that have values of a type. */
export const kindsOf: Readonly<Record<ValueType, readonly FieldKind[]>> = {
  text,
  choice: ['radio', 'select', 'state'],
  choices: ['checkboxes'],
  yesNo: ['yn', 'ynh', 'checkbox'],
  money: ['currency'],
  number: ['number', 'percent'],
  date: ['date', 'month', 'year'],
  personNumber: ['ssn', 'itin'],
  address: ['group'],
  personName: ['group'],
}

export interface ConvertedValue {
  readonly value: Json
  readonly mark?: ValueMark
}

/** Returns undefined for a value that is not of the kind, such as a text where an amount belongs. */
export function convertValue(kind: FieldKind, value: Json): ConvertedValue | undefined {
  const converted = convertPlain(kind, value)
  if (converted === undefined) return undefined
  const isUnknown = isChosen(kind) && typeof converted === 'string' && dontKnow.has(converted)
  return isUnknown ? { value: converted, mark: 'unknown' } : { value: converted }
}

/** Choices that say that the client does not know. */
const dontKnow: ReadonlySet<string> = new Set(['unknown', 'unsure'])

function isChosen(kind: FieldKind): boolean {
  return [...kindsOf.choice, ...kindsOf.yesNo].includes(kind)
}

function convertPlain(kind: FieldKind, value: Json): Json | undefined {
  switch (kind) {
    case 'currency':
      return toCents(value)
    case 'number':
    case 'percent':
      return typeof value === 'number' ? value : undefined
    case 'yn':
    case 'ynh':
      return typeof value === 'string' ? yesNoOf.get(value) : undefined
    case 'checkbox':
      return typeof value === 'boolean' ? (value ? 'yes' : 'no') : undefined
    case 'date':
    case 'month':
    case 'year':
      return typeof value === 'string' ? toDate(value) : undefined
    case 'checkboxes':
      return isList(value) && value.every((item) => typeof item === 'string') ? value : undefined
    case 'ssn':
    case 'itin':
      return typeof value === 'string' ? maskNumber(value) : undefined
    default:
      return typeof value === 'string' ? value : undefined
  }
}

const yesNoOf: ReadonlyMap<string, YesNo> = new Map([
  ['yes', 'yes'],
  ['no', 'no'],
  ['userNeedsHelp', 'unknown'],
])

/** Reads MM/DD/YYYY, MM/YYYY and YYYY. */
function toDate(written: string): string | undefined {
  const [, month, day, year = ''] = /^(?:(\d\d)\/)?(?:(\d\d)\/)?(\d{4})$/.exec(written) ?? []
  const isDate = isCalendarDay(`${year}-${month ?? '01'}-${day ?? '01'}`)
  return isDate ? [year, month, day].filter((part) => part !== undefined).join('-') : undefined
}

/** Format: XXX-XX-1234, or the mask that hides all digits. */
function maskNumber(written: string): string {
  const digits = written.replace(/\D/g, '')
  return digits.length === 9 ? `XXX-XX-${digits.slice(-4)}` : mask
}

export function isSeveral(type: ValueType): type is 'address' | 'personName' {
  return type === 'address' || type === 'personName'
}
