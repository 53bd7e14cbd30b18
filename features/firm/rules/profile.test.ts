// spec: staff#firm-profile
import { expect, test } from 'vitest'
import { findProfileProblems, toStoredProfile, type FirmProfileContent } from './profile.ts'

const profile: FirmProfileContent = {
  name: 'Hollis & Reyes Law',
  email: 'Hello@HollisReyes.example',
  website: 'https://hollisreyes.example/clients',
  colour: '#17505f',
  invitationMessage: ' We are glad that you called. ',
  invitationDays: 7,
}

test.each<readonly [Partial<FirmProfileContent>, readonly string[]]>([
  [{}, []],
  [{ email: '', website: ' ', invitationMessage: '' }, []],
  [{ name: ' ' }, ['name firm.name-required']],
  [{ name: 'x'.repeat(101) }, ['name firm.too-long']],
  [{ email: 'hello' }, ['email firm.email-invalid']],
  [{ website: 'hollisreyes.example' }, ['website firm.website-invalid']],
  [{ website: 'http://hollisreyes.example' }, ['website firm.website-invalid']],
  [{ website: 'javascript:alert(1)' }, ['website firm.website-invalid']],
  [{ website: `https://hollis.example/${'x'.repeat(200)}` }, ['website firm.website-invalid']],
  [{ colour: 'teal' }, ['colour firm.color-invalid']],
  [{ colour: '#FFF' }, ['colour firm.color-invalid']],
  [{ invitationMessage: 'x'.repeat(501) }, ['invitationMessage firm.too-long']],
  [{ invitationDays: 0 }, ['invitationDays firm.days-invalid']],
  [{ invitationDays: 31 }, ['invitationDays firm.days-invalid']],
  [{ invitationDays: Number.NaN }, ['invitationDays firm.days-invalid']],
])('a profile with %j has the problems %j', (changes, problems) => {
  const findings = findProfileProblems({ ...profile, ...changes })
  expect(findings.map(({ field, code }) => `${field} ${code}`)).toEqual(problems)
})

test('is stored without space around its texts, and empty fields as absent', () => {
  expect(toStoredProfile(profile)).toEqual({
    ...profile,
    email: 'hello@hollisreyes.example',
    colour: '#17505F',
    invitationMessage: 'We are glad that you called.',
  })
  expect(toStoredProfile({ ...profile, email: ' ', website: '' })).toMatchObject({
    email: null,
    website: null,
  })
})
