import { expect, test } from 'vitest'
import type { Member } from '#features/staff/workspace/people/team.ts'
import { toTeamChoices } from './suggested-team.ts'

const member = (id: string, role: Member['role'], state: Member['state'] = 'ACTIVE'): Member => ({
  id,
  givenName: id,
  familyName: 'Reyes',
  email: `${id}@hollisreyes.example`,
  role,
  state,
  factors: [],
  lastSeenAt: null,
  invitationEndsAt: null,
  lockedUntil: null,
  office: 'Brooklyn',
  officeId: 'brooklyn',
})
const miriam = member('miriam', 'ADMINISTRATOR')
const dana = member('dana', 'ATTORNEY')
const owen = member('owen', 'PARALEGAL')
const ids = (members: readonly Member[]) => members.map(({ id }) => id)

test('attorneys and administrators lead, deactivated people are left out, and everyone may help as paralegal', () => {
  const left = member('left', 'ATTORNEY', 'DEACTIVATED')
  const choices = toTeamChoices([miriam, owen, dana, left], 'owen')
  expect(ids(choices.attorneys)).toEqual(['dana', 'miriam'])
  expect(ids(choices.paralegals)).toEqual(['owen', 'dana', 'miriam'])
})

test('the person at the page is suggested, or the only attorney', () => {
  const second = member('second', 'ATTORNEY')
  expect(toTeamChoices([miriam, dana, second], 'dana').suggestedAttorneyId).toBe('dana')
  expect(toTeamChoices([miriam, dana, second], 'miriam').suggestedAttorneyId).toBe('')
  expect(toTeamChoices([miriam, dana, owen], 'miriam').suggestedAttorneyId).toBe('dana')
  expect(toTeamChoices([miriam, owen], 'miriam').suggestedAttorneyId).toBe('miriam')
  expect(toTeamChoices([dana, owen], 'owen').suggestedParalegalId).toBe('owen')
  expect(toTeamChoices([dana, owen], 'dana').suggestedParalegalId).toBe('')
})
