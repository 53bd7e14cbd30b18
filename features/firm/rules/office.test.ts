// spec: staff#offices
import { describe, expect, test } from 'vitest'
import { findOfficeProblems, toStoredAddress, type OfficeAddress } from './office.ts'

const brooklyn: OfficeAddress = {
  street: ' 214 Court Street ',
  city: 'Brooklyn',
  state: 'NY',
  zip: '11201',
  phone: '(718) 555-0110',
  fax: '',
  timeZone: 'America/New_York',
}

describe('the address of an office', () => {
  test('a complete one has no problems, and is stored without spaces and signs', () => {
    expect(findOfficeProblems(brooklyn)).toEqual([])
    expect(toStoredAddress(brooklyn)).toEqual({
      ...brooklyn,
      street: '214 Court Street',
      phone: '7185550110',
      fax: null,
    })
  })

  test.each([
    ['street', '   ', 'firm.street-required'],
    ['street', 'x'.repeat(101), 'firm.too-long'],
    ['city', '', 'firm.city-required'],
    ['state', 'New York', 'firm.state-required'],
    ['zip', '1120', 'firm.zip-invalid'],
    ['zip', '11201-12', 'firm.zip-invalid'],
    ['phone', '555-0110', 'firm.phone-invalid'],
    ['fax', '555', 'firm.phone-invalid'],
    ['timeZone', 'New York', 'firm.time-zone-required'],
  ])('%s "%s" is refused', (field, value, code) => {
    expect(findOfficeProblems({ ...brooklyn, [field]: value })).toMatchObject([{ field, code }])
  })
})
