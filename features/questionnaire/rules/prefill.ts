// What is filled in before somebody has answered a question: from their account, from the case, and from the calendar (decisions, questionnaire B6.5, B6.7).
import type { ContentField } from './content.ts'
import type { Instance } from './instances.ts'
import type { JsonObject } from './model.ts'
import type { Shape } from './shape.ts'

/** As the account knows them. */
export interface Person {
  readonly givenName: string | null
  readonly middleName: string | null
  readonly familyName: string | null
  readonly suffix: string | null
  /** Null unless proven by a code. */
  readonly emailAddress: string | null
  /** Ten digits; null unless proven by a code. */
  readonly mobilePhone: string | null
  readonly homePhone: string | null
  readonly workPhone: string | null
  readonly street: string | null
  readonly city: string | null
  readonly state: string | null
  readonly zip: string | null
}

export interface Prefill {
  readonly from: 'account' | 'case' | 'clock'
  /** By property of the question. */
  readonly values: JsonObject
}

export interface PrefillFacts {
  readonly shape: Shape
  /** YYYY-MM-DD, the office's. */
  readonly today: string
  /** The viewer; an account is told to nobody else, the spouse included. */
  readonly person: Person | undefined
}

/** The questions whose first answer comes from an account. */
export function isFromAccount({ question }: Instance): boolean {
  return Object.hasOwn(fromAccount, question.key)
}

/** SINGLE or JOINT stands in its field whatever was saved there. */
export function caseTypeOf(instance: Instance, { joint }: Shape): Prefill | undefined {
  return instance.question.key === 'caseSetup' ? { from: 'case', values: { caseType: joint ? 'JOINT' : 'SINGLE' } } : undefined
}

/** The first answer of a question that was never saved; undefined when nothing is known. */
export function firstAnswer(instance: Instance, facts: PrefillFacts): Prefill | undefined {
  const { key } = instance.question
  if (key === 'sixMonthIncome') return { from: 'clock', values: { rows: monthsBefore(facts.today, 6).map((month, index) => ({ id: `month${index + 1}`, month })) } }
  if (key === 'taxReturns') return { from: 'clock', values: { years: yearsBefore(facts.today, 4).map((taxYear, index) => ({ id: `year0${index + 1}`, taxYear })) } }
  const ofAccount = facts.person && fromAccount[key]?.(facts.person, instance)
  return ofAccount && Object.keys(ofAccount).length > 0 ? { from: 'account', values: ofAccount } : undefined
}

const fromAccount: Readonly<Record<string, (person: Person, instance: Instance) => JsonObject>> = {
  legalName: ({ givenName, middleName, familyName, suffix }, { question }) =>
    known({ firstName: givenName, middleName, lastName: familyName, suffix: optionLike(question.fields.find(({ key }) => key === 'suffix'), suffix) }),
  contactDetails: ({ mobilePhone, homePhone, workPhone, emailAddress }) => known({ mobilePhone, homePhone, workPhone, email: emailAddress }),
  // Debtor 2 first says whether it is the same as debtor 1's.
  homeAddress: ({ street, city, state, zip }, { debtor }) => {
    const address = known({ street, city, state, zip })
    return debtor === 1 && Object.keys(address).length > 0 ? { address } : {}
  },
}

function known(values: Readonly<Record<string, string | null | undefined>>): JsonObject {
  return Object.fromEntries(Object.entries(values).flatMap(([key, value]) => (value === null || value === undefined || value === '' ? [] : [[key, value]])))
}

/** 'Jr.' is the option 'jr'. */
function optionLike(field: ContentField | undefined, text: string | null): string | undefined {
  const bare = (said: string) => said.toLowerCase().replace(/[^a-z0-9]/g, '')
  return text === null ? undefined : field?.options?.find(({ value, label }) => bare(value) === bare(text) || bare(label.en) === bare(text))?.value
}

/** The full months before this one, the newest first, as MM/YYYY. */
function monthsBefore(today: string, count: number): readonly string[] {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return Array.from({ length: count }, (_, index) => {
    const months = year * 12 + (month - 1) - (index + 1)
    return `${String((months % 12) + 1).padStart(2, '0')}/${Math.floor(months / 12)}`
  })
}

/** The years whose returns have been due or will be next, the newest first. */
function yearsBefore(today: string, count: number): readonly string[] {
  const year = Number(today.slice(0, 4))
  return Array.from({ length: count }, (_, index) => String(year - 1 - index))
}
