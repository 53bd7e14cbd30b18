// What clients see of a firm, and how it invites them (spec: staff#firm-profile).
import { comparableEmail, isEmail } from '#lib/email.ts'
import type { Finding } from '#lib/problem.ts'
import { isBlank, oneLine, plainCode, toStorable } from '#lib/text.ts'
import type { FirmProblem } from './problems.ts'

export interface FirmProfileContent {
  readonly name: string
  /** Empty without one. */
  readonly email: string
  /** Empty without one. */
  readonly website: string
  /** `#RRGGBB` */
  readonly colour: string
  readonly invitationMessage: string
  readonly invitationDays: number
}

export interface ProfileFinding extends Finding {
  readonly code: FirmProblem
  readonly field: keyof FirmProfileContent
}

const max = { name: 100, website: 200, invitationMessage: 500, invitationDays: 30 } as const

/** In the order of the fields. */
export function findProfileProblems(profile: FirmProfileContent): readonly ProfileFinding[] {
  const { name, email, website, colour, invitationMessage, invitationDays } = profile
  const isTooLong = (text: string, limit: number) => [...text.trim()].length > limit
  const areDaysWrong =
    !Number.isInteger(invitationDays) || invitationDays < 1 || invitationDays > max.invitationDays
  const checks: ReadonlyArray<ProfileFinding & { readonly isWrong: boolean }> = [
    { field: 'name', code: 'firm.name-required', isWrong: isBlank(name) },
    {
      field: 'name',
      code: 'firm.too-long',
      params: { max: max.name },
      isWrong: isTooLong(name, max.name),
    },
    {
      field: 'email',
      code: 'firm.email-invalid',
      isWrong: !isBlank(email) && !isEmail(email),
    },
    {
      field: 'website',
      code: 'firm.website-invalid',
      isWrong: !isBlank(website) && !isWebAddress(plainCode(website)),
    },
    { field: 'colour', code: 'firm.color-invalid', isWrong: !/^#[\dA-F]{6}$/i.test(colour.trim()) },
    {
      field: 'invitationMessage',
      code: 'firm.too-long',
      params: { max: max.invitationMessage },
      isWrong: isTooLong(invitationMessage, max.invitationMessage),
    },
    {
      field: 'invitationDays',
      code: 'firm.days-invalid',
      params: { max: max.invitationDays },
      isWrong: areDaysWrong,
    },
  ]
  return checks
    .filter(({ isWrong }) => isWrong)
    .map(({ field, code, params = {} }) => ({ field, code, params }))
}

function isWebAddress(text: string): boolean {
  const isAddress = /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(\/\S*)?$/i.test(text)
  return isAddress && text.length <= max.website
}

/** The stored form of a profile without problems. */
export function toStoredProfile(profile: FirmProfileContent) {
  const { name, email, website, colour, invitationMessage, invitationDays } = profile
  return {
    name: oneLine(name),
    email: isBlank(email) ? null : comparableEmail(email),
    website: isBlank(website) ? null : plainCode(website),
    colour: colour.trim().toUpperCase(),
    invitationMessage: toStorable(invitationMessage).trim(),
    invitationDays,
  }
}
