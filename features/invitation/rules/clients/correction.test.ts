// spec: workspace#correct-person
import { expect, test } from 'vitest'
import { endsLink, findCorrectionProblems, listChanges } from './correction.ts'
import { toPerson } from './new-client.ts'

const typed = {
  givenName: 'Ines',
  familyName: 'Quill',
  email: 'Ines@example.com',
  mobilePhone: '(212) 555-0190',
  language: 'en',
} as const
const spouse = { email: 'omar@example.com', mobilePhone: '2125550191' }
const alone = { spouse: undefined, isPhoneShared: false }

test.each([
  [{}, alone, []],
  [{ givenName: ' ' }, alone, ['givenName invite.given-name-required']],
  [
    { email: 'ines', mobilePhone: '12' },
    alone,
    ['email invite.email-invalid', 'mobilePhone invite.mobile-invalid'],
  ],
  [{}, { ...alone, spouse }, []],
  [{ email: 'OMAR@example.com' }, { ...alone, spouse }, ['email invite.same-email']],
  [{ mobilePhone: '2125550191' }, { ...alone, spouse }, ['mobilePhone invite.same-mobile']],
  [{ mobilePhone: '2125550191' }, { spouse, isPhoneShared: true }, []],
])('%j beside %j has the problems %j', (changes, facts, problems) => {
  const findings = findCorrectionProblems({ ...typed, ...changes }, facts)
  expect(findings.map(({ field, code }) => `${field} ${code}`)).toEqual(problems)
})

test.each([
  [{}, [], false],
  [{ email: 'ines@EXAMPLE.com', mobilePhone: '212-555-0190' }, [], false],
  [{ givenName: 'Inés' }, ['givenName'], false],
  [{ language: 'es' as const }, ['language'], false],
  [{ email: 'ines.quill@example.com' }, ['email'], true],
  [{ mobilePhone: '2125550199' }, ['mobilePhone'], true],
])('a change of %j changes %j and ends the link: %s', (changes, names, isEnded) => {
  const changed = listChanges(toPerson(typed), toPerson({ ...typed, ...changes }))
  expect(changed).toEqual(names)
  expect(endsLink(changed)).toBe(isEnded)
})
