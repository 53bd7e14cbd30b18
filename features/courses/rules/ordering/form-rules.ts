// Messages differ by form and must not be merged (spec: wording#texts-per-screen).
import { isEmail } from '#lib/email.ts'
import { isPhone } from '#lib/phone.ts'
import type { Finding } from '#lib/problem.ts'
import { isBlank, plainCode } from '#lib/text.ts'
import type { CoursesProblemCode } from '../problems.ts'

const formMaxCharacters = 100

/** spec: courses#form-limits */
export const zipCharacters = 5

/** Returns no findings if the rule holds. */
export function requireField(
  field: string,
  value: string,
  code: CoursesProblemCode,
): readonly Finding[] {
  return isBlank(value) ? [{ code, field }] : []
}

/** Rejects angle brackets, which other programs may read as markup. */
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
  return isBlank(value) || [...plainCode(value)].length === zipCharacters
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
