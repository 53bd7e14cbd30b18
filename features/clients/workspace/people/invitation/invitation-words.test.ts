import { expect, test } from 'vitest'
import type { CasePerson } from '#features/cases/workspace/case/case-data.ts'
import { invitationLine, whatHappened } from './invitation-words.ts'
import { casePeopleWords } from '../words.ts'

const words = casePeopleWords.english

const rosa: CasePerson = {
  id: '1',
  debtor: 1,
  givenName: 'Rosa',
  familyName: 'Delgado',
  language: 'ES',
  email: 'rosa@example.com',
  mobilePhone: '',
  hasAccount: false,
  lastVisitAt: null,
  invitation: { state: 'OPEN', at: '2026-11-24T15:00:00Z', endsAt: '2026-12-08T15:00:00Z' },
  messages: [],
}
const inState = (state: CasePerson['invitation']['state']): CasePerson => ({
  ...rosa,
  invitation: { ...rosa.invitation, state },
})
const parts = {
  words,
  toAge: (instant: string) => `age of ${instant.slice(0, 10)}`,
  toDay: (instant: string) => instant.slice(0, 10),
}

test.each([
  ['no invitation', inState('NONE'), 'bad', 'Not invited yet'],
  ['an open link', rosa, 'wait', 'Invited 2026-11-24. The link works until 2026-12-08.'],
  ['an ended link', inState('EXPIRED'), 'bad', 'The link ended 2026-12-08.'],
  ['a revoked link', inState('REVOKED'), 'bad', 'The invitation was taken back.'],
  ['a new account', { ...inState('EXPIRED'), hasAccount: true }, 'ok', 'Has an account'],
  [
    'a visit',
    { ...inState('ACCEPTED'), hasAccount: true, lastVisitAt: '2026-11-25T09:00:00Z' },
    'ok',
    'Last here: age of 2026-11-25',
  ],
])('%s is shown with its tone and days', (_, person, tone, text) =>
  expect(invitationLine(person, parts)).toMatchObject({ tone, text }),
)

test('a refused act says what has happened meanwhile, and nothing when nothing has', () => {
  expect(whatHappened(rosa, rosa, words)).toBe(undefined)
  expect(whatHappened(rosa, undefined, words)).toBe(undefined)
  expect(whatHappened(rosa, { ...rosa, hasAccount: true }, words)).toBe(
    'Rosa has created an account meanwhile.',
  )
  expect(whatHappened(rosa, inState('REVOKED'), words)).toBe(
    'A colleague has taken back the invitation of Rosa meanwhile.',
  )
  const newer = { ...rosa, invitation: { ...rosa.invitation, at: '2026-11-25T10:00:00Z' } }
  expect(whatHappened(rosa, newer, words)).toBe('A colleague has sent Rosa a new link meanwhile.')
})
