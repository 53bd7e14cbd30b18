import { expect, it } from 'vitest'
import { isHereNow, isOnlyAdministrator, type Member } from './team.ts'

const dana: Member = {
  id: '1',
  givenName: 'Dana',
  familyName: 'Reyes',
  email: 'dana@hollisreyes.example',
  role: 'ADMINISTRATOR',
  state: 'ACTIVE',
  factors: ['AUTHENTICATOR'],
  lastSeenAt: '2026-11-24T09:00:00.000Z',
  invitationEndsAt: null,
  lockedUntil: null,
  office: 'Brooklyn',
  officeId: 'brooklyn',
}

it('a person is here for two minutes after the last request', () => {
  expect(isHereNow(dana, new Date('2026-11-24T09:01:59.000Z'))).toBe(true)
  expect(isHereNow(dana, new Date('2026-11-24T09:02:00.000Z'))).toBe(false)
  expect(isHereNow({ ...dana, lastSeenAt: null }, new Date('2026-11-24T09:00:00Z'))).toBe(false)
})

it('only active administrators count', () => {
  const invited: Member = { ...dana, id: '2', state: 'INVITED' }
  expect(isOnlyAdministrator(dana, [dana, invited])).toBe(true)
  expect(isOnlyAdministrator(dana, [dana, { ...invited, state: 'ACTIVE' }])).toBe(false)
  expect(isOnlyAdministrator(invited, [dana, invited])).toBe(false)
})
