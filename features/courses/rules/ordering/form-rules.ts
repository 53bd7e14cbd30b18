// What the forms of a course order have in common; their messages differ by form and are never merged (decisions-courses A6b).
import { isEmail } from '#lib/email.ts'
import { isPhone } from '#lib/phone.ts'
import type { Finding } from '#lib/problem.ts'
import { isBlank } from '#lib/text.ts'
import type { CoursesProblemCode } from '../problems.ts'

/** Longest text of each field, in characters. */
const formMaxCharacters = 100

/** Letters and digits of a zip code (seeds/002, section 9). */
export const zipCharacters = 5

/** What one rule says of one field; empty when it holds. */
export function required(
  field: string,
  value: string,
  code: CoursesProblemCode,
): readonly Finding[] {
  return isBlank(value) ? [{ code, field }] : []
}

/** A name has no angle brackets: whoever shows it somewhere else may take them for markup. */
export function personName(
  field: string,
  value: string,
  code: CoursesProblemCode,
): readonly Finding[] {
  return isBlank(value) || /[<>]/.test(value) ? [{ code, field }] : []
}

export function phoneShape(
  field: string,
  value: string,
  code: CoursesProblemCode,
): readonly Finding[] {
  return isBlank(value) || isPhone(value) ? [] : [{ code, field }]
}

export function emailShape(
  field: string,
  value: string,
  code: CoursesProblemCode,
): readonly Finding[] {
  return isBlank(value) || isEmail(value) ? [] : [{ code, field }]
}

export function zipShape(field: string, value: string): readonly Finding[] {
  return isBlank(value) || [...value.trim()].length === zipCharacters
    ? []
    : [{ code: 'courses.zip-invalid' satisfies CoursesProblemCode, field }]
}

export function notTooLong(values: Readonly<Record<string, unknown>>): readonly Finding[] {
  return Object.entries(values).flatMap(([field, value]) =>
    typeof value === 'string' && [...value].length > formMaxCharacters
      ? [{ code: 'courses.text-too-long' satisfies CoursesProblemCode, field }]
      : [],
  )
}
