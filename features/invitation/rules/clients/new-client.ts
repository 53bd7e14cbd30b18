// Checks what staff enter for a new client (spec: workspace#invite).
import { maxCodeCharacters, maxGreetingCharacters } from '#features/cases/rules/case-details.ts'
import { findSharedContact } from '#features/cases/rules/people-of-case.ts'
import { comparableEmail, isEmail } from '#lib/email.ts'
import type { Language } from '#lib/language.ts'
import { isLikelyDay } from '#lib/dates.ts'
import { mobileDigits } from '#lib/phone.ts'
import type { Finding } from '#lib/problem.ts'
import { isBlank, oneLine } from '#lib/text.ts'
import type { InviteProblemCode } from './problems.ts'

export interface TypedPerson {
  readonly givenName: string
  readonly familyName: string
  readonly email: string
  readonly mobilePhone: string
  readonly language: Language
}

export interface TypedCase {
  readonly debtor1: TypedPerson
  readonly debtor2: TypedPerson | undefined
  readonly isPhoneShared: boolean
  readonly chapter: number | undefined
  readonly plannedFilingOn: string | undefined
  readonly questionnaireDueOn: string | undefined
  readonly clientCode: string | undefined
  readonly greeting: string | undefined
}

export interface InviteFinding extends Finding {
  readonly code: InviteProblemCode
  /** As `debtor1.email`. */
  readonly field: string
}

export const maxNameCharacters = 100

/** All findings, in the order of the page. `today` is the day at the office. */
export function findNewClientProblems(input: TypedCase, today: string): readonly InviteFinding[] {
  const { debtor1, debtor2, isPhoneShared } = input
  const people = [
    ...findPersonProblems(debtor1, 'debtor1'),
    ...(debtor2 ? findPersonProblems(debtor2, 'debtor2') : []),
  ]
  const shared =
    debtor2 && people.length === 0
      ? findSharedContact(toPerson(debtor1), toPerson(debtor2), isPhoneShared)
      : undefined
  return [
    ...people,
    ...(shared ? [toSharedFinding(shared)] : []),
    ...findCaseProblems(input, today),
  ]
}

export function findPersonProblems(
  { givenName, familyName, email, mobilePhone }: TypedPerson,
  who: string,
): readonly InviteFinding[] {
  const findings: InviteFinding[] = []
  const add = (code: InviteProblemCode, field: string, params?: Finding['params']) =>
    findings.push({ code, field: `${who}.${field}`, ...(params && { params }) })
  const isTooLong = (name: string) => [...oneLine(name)].length > maxNameCharacters
  if (isBlank(givenName)) add('invite.given-name-required', 'givenName')
  else if (isTooLong(givenName))
    add('invite.name-too-long', 'givenName', { max: maxNameCharacters })
  if (isBlank(familyName)) add('invite.family-name-required', 'familyName')
  else if (isTooLong(familyName))
    add('invite.name-too-long', 'familyName', { max: maxNameCharacters })
  if (!isEmail(email)) add('invite.email-invalid', 'email')
  if (mobileDigits(mobilePhone) === undefined) add('invite.mobile-invalid', 'mobilePhone')
  return findings
}

/** The person as it is stored. Expects one without problems. */
export function toPerson({ givenName, familyName, email, mobilePhone, language }: TypedPerson) {
  return {
    givenName: oneLine(givenName),
    familyName: oneLine(familyName),
    email: comparableEmail(email),
    mobilePhone: mobileDigits(mobilePhone) ?? '',
    contactType: 3 as const,
    language,
  }
}

function toSharedFinding({
  code,
  params = {},
}: NonNullable<ReturnType<typeof findSharedContact>>): InviteFinding {
  return code === 'cases.same-email'
    ? { code: 'invite.same-email', field: 'debtor2.email', params }
    : { code: 'invite.same-mobile', field: 'debtor2.mobilePhone', params }
}

function findCaseProblems(
  { chapter, plannedFilingOn, questionnaireDueOn, clientCode, greeting }: TypedCase,
  today: string,
): readonly InviteFinding[] {
  const findings: InviteFinding[] = []
  if (chapter !== undefined && chapter !== 7 && chapter !== 13)
    findings.push({ code: 'invite.chapter-invalid', field: 'chapter' })
  const days = { plannedFilingOn, questionnaireDueOn }
  for (const [field, day] of Object.entries(days)) {
    if (day === undefined) continue
    if (!isLikelyDay(day)) findings.push({ code: 'invite.day-invalid', field })
    else if (day < today) findings.push({ code: 'invite.day-past', field })
  }
  if (clientCode !== undefined && [...clientCode].length > maxCodeCharacters) {
    const params = { max: maxCodeCharacters }
    findings.push({ code: 'invite.code-too-long', field: 'clientCode', params })
  }
  if (greeting !== undefined && [...greeting].length > maxGreetingCharacters) {
    const params = { max: maxGreetingCharacters }
    findings.push({ code: 'invite.greeting-too-long', field: 'greeting', params })
  }
  return findings
}
