// spec: questionnaire#prefill, questionnaire#prefill-privacy, questionnaire#list-of-periods
import type { ContentField } from '../content/content.ts'
import { copiedAnswers } from './copied-answers.ts'
import type { Instance } from '../instances.ts'
import type { JsonObject } from '../content/model.ts'
import type { Shape } from '../shape.ts'

export interface Person {
  readonly givenName: string | null
  readonly middleName: string | null
  readonly familyName: string | null
  readonly suffix: string | null
  /** Null until it was verified by a code. The same applies to `mobilePhone`. */
  readonly emailAddress: string | null
  readonly mobilePhone: string | null
  readonly homePhone: string | null
  readonly workPhone: string | null
  readonly street: string | null
  readonly city: string | null
  readonly state: string | null
  readonly zip: string | null
}

export interface CourseDone {
  readonly course: 'First' | 'Second'
  readonly provider: string | null
  /** YYYY-MM-DD */
  readonly completedOn: string
  readonly certificateNumber: string
}

export interface Prefill {
  readonly from: 'account' | 'case' | 'clock' | 'courses' | 'answers'
  readonly questions?: readonly string[]
  readonly values: JsonObject
}

export interface PrefillFacts {
  readonly shape: Shape
  /** YYYY-MM-DD in the time zone of the office. */
  readonly today: string
  /** The viewer's own account data. It is never shown to other people, not even to the spouse. */
  readonly person: Person | undefined
  readonly coursesDone: readonly CourseDone[]
  /** Returns what is shown of an answer that both debtors share, or {} if there is none. */
  readonly answerTo: (question: string) => JsonObject
}

export function isFromAccount({ question }: Instance): boolean {
  return Object.hasOwn(fromAccount, question.key)
}

/** The kind of case replaces any saved value (spec: questionnaire#case-type). */
export function findCaseType(instance: Instance, { joint }: Shape): Prefill | undefined {
  return instance.question.key === 'caseSetup'
    ? { from: 'case', values: { caseType: joint ? 'JOINT' : 'SINGLE' } }
    : undefined
}

export function firstAnswers(instance: Instance, facts: PrefillFacts): readonly Prefill[] {
  const { key } = instance.question
  const ofAccount = facts.person && fromAccount[key]?.(facts.person, instance)
  const ofCourses = courseAnswer(instance, facts.coursesDone)
  return [
    ...(key === 'sixMonthIncome'
      ? [
          {
            from: 'clock',
            values: {
              rows: monthsBefore(facts.today, 6).map((month, index) => ({
                id: `month${index + 1}`,
                month,
              })),
            },
          } as const,
        ]
      : []),
    ...(key === 'taxReturns'
      ? [
          {
            from: 'clock',
            values: {
              years: yearsBefore(facts.today, 4).map((taxYear, index) => ({
                id: `year0${index + 1}`,
                taxYear,
              })),
            },
          } as const,
        ]
      : []),
    ...(ofAccount && Object.keys(ofAccount).length > 0
      ? [{ from: 'account', values: ofAccount } as const]
      : []),
    ...(ofCourses ? [ofCourses] : []),
    ...copiedAnswers(instance, facts.shape.joint, facts.answerTo).map(
      ({ of, values }) => ({ from: 'answers', questions: of, values }) as const,
    ),
  ]
}

export function isFromCourses({ question }: Instance): boolean {
  return Object.hasOwn(courseOf, question.key)
}

const courseOf: Readonly<Record<string, CourseDone['course']>> = {
  creditCounseling: 'First',
  debtorEducation: 'Second',
}

/** Read-only as long as the answer equals the certificate (spec: questionnaire#course-facts). */
export function courseAnswer(
  { question: { key } }: Instance,
  coursesDone: readonly CourseDone[],
): Prefill | undefined {
  const done = coursesDone.find(({ course }) => course === courseOf[key])
  if (!done) return undefined
  const { course, provider, completedOn, certificateNumber } = done
  const common = { completedOn: asTyped(completedOn), certificateNumber }
  return {
    from: 'courses',
    values:
      course === 'First'
        ? withoutUnknown({ status: 'doneCert', agency: provider, ...common })
        : withoutUnknown({ status: 'done', provider, ...common }),
  }
}

function asTyped(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${month}/${date}/${year}`
}

const fromAccount: Readonly<Record<string, (person: Person, instance: Instance) => JsonObject>> = {
  legalName: ({ givenName, middleName, familyName, suffix }, { question }) =>
    withoutUnknown({
      firstName: givenName,
      middleName,
      lastName: familyName,
      suffix: optionLike(
        question.fields.find(({ key }) => key === 'suffix'),
        suffix,
      ),
    }),
  contactDetails: ({ mobilePhone, homePhone, workPhone, emailAddress }) =>
    withoutUnknown({ mobilePhone, homePhone, workPhone, email: emailAddress }),
  // Debtor 2 is first asked whether the address is the same as that of debtor 1.
  homeAddress: ({ street, city, state, zip }, { debtor }) => {
    const address = withoutUnknown({ street, city, state, zip })
    return debtor === 1 && Object.keys(address).length > 0 ? { address } : {}
  },
}

function withoutUnknown(values: Readonly<Record<string, string | null | undefined>>): JsonObject {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) =>
      value === null || value === undefined || value === '' ? [] : [[key, value]],
    ),
  )
}

/** Finds the option by its letters and digits only: 'Jr.' matches the option 'jr'. */
function optionLike(field: ContentField | undefined, text: string | null): string | undefined {
  const bare = (letters: string) => letters.toLowerCase().replace(/[^a-z0-9]/g, '')
  return text === null
    ? undefined
    : field?.options?.find(
        ({ value, label }) => bare(value) === bare(text) || bare(label.en) === bare(text),
      )?.value
}

/** Full months before this one, newest first, as MM/YYYY. */
function monthsBefore(today: string, count: number): readonly string[] {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return Array.from({ length: count }, (_, index) => {
    const months = year * 12 + (month - 1) - (index + 1)
    return `${String((months % 12) + 1).padStart(2, '0')}/${Math.floor(months / 12)}`
  })
}

/** Tax years before this one, newest first. */
function yearsBefore(today: string, count: number): readonly string[] {
  const year = Number(today.slice(0, 4))
  return Array.from({ length: count }, (_, index) => String(year - 1 - index))
}
