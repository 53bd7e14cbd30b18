// The address of an office (spec: staff#offices).
import { timeZoneNamed } from '#lib/dates.ts'
import { mobileDigits } from '#lib/phone.ts'
import type { Finding } from '#lib/problem.ts'
import { isState } from '#lib/states.ts'
import { isBlank, oneLine, plainCode } from '#lib/text.ts'
import type { FirmProblem } from './problems.ts'

export interface OfficeAddress {
  readonly street: string
  readonly city: string
  readonly state: string
  readonly zip: string
  readonly phone: string
  readonly fax: string
  readonly timeZone: string
}

export interface OfficeFinding extends Finding {
  readonly code: FirmProblem
  readonly field: keyof OfficeAddress
}

/** For streets and cities. */
const maxCharacters = 100

/** In the order of the fields. */
export function findOfficeProblems(address: OfficeAddress): readonly OfficeFinding[] {
  const { street, city, state, zip, phone, fax, timeZone } = address
  const max = { max: maxCharacters }
  const checks: ReadonlyArray<OfficeFinding & { readonly isWrong: boolean }> = [
    { field: 'street', code: 'firm.street-required', isWrong: isBlank(street) },
    { field: 'street', code: 'firm.too-long', params: max, isWrong: isTooLong(street) },
    { field: 'city', code: 'firm.city-required', isWrong: isBlank(city) },
    { field: 'city', code: 'firm.too-long', params: max, isWrong: isTooLong(city) },
    { field: 'state', code: 'firm.state-required', isWrong: !isState(state) },
    { field: 'zip', code: 'firm.zip-invalid', isWrong: !isZip(zip) },
    { field: 'phone', code: 'firm.phone-invalid', isWrong: mobileDigits(phone) === undefined },
    {
      field: 'fax',
      code: 'firm.phone-invalid',
      isWrong: !isBlank(fax) && mobileDigits(fax) === undefined,
    },
    {
      field: 'timeZone',
      code: 'firm.time-zone-required',
      isWrong: timeZoneNamed(timeZone) === undefined,
    },
  ]
  return checks
    .filter(({ isWrong }) => isWrong)
    .map(({ field, code, params = {} }) => ({ field, code, params }))
}

/** The stored form of an address without problems. */
export function toStoredAddress(address: OfficeAddress) {
  const { street, city, state, zip, phone, fax, timeZone } = address
  return {
    street: oneLine(street),
    city: oneLine(city),
    state,
    zip: plainCode(zip),
    phone: mobileDigits(phone) ?? '',
    fax: mobileDigits(fax) ?? null,
    timeZone: timeZoneNamed(timeZone) ?? timeZone,
  }
}

function isTooLong(text: string): boolean {
  return [...oneLine(text)].length > maxCharacters
}

function isZip(text: string): boolean {
  return /^\d{5}(-\d{4})?$/.test(plainCode(text))
}
