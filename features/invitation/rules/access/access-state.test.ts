// spec: workspace#access
import { expect, test } from 'vitest'
import { getAccessState, type AccessFacts } from './access-state.ts'

const ready: AccessFacts = {
  invitation: 'ACCEPTED',
  account: { isComplete: true, isLocked: false },
  isLockedByTries: false,
  isDeactivated: false,
}
const none = { account: undefined }

test.each<readonly [Partial<AccessFacts>, string]>([
  [{}, 'READY'],
  [{ ...none, invitation: 'NONE' }, 'NOT_INVITED'],
  [{ ...none, invitation: 'OPEN' }, 'INVITED'],
  [{ ...none, invitation: 'EXPIRED' }, 'INVITATION_ENDED'],
  [{ ...none, invitation: 'REVOKED' }, 'INVITATION_ENDED'],
  [{ account: { isComplete: false, isLocked: false }, isLockedByTries: true }, 'SETTING_UP'],
  [{ account: { isComplete: true, isLocked: true }, isLockedByTries: true }, 'LOCKED_BY_REPORT'],
  [{ isLockedByTries: true, isDeactivated: true }, 'LOCKED'],
  [{ isDeactivated: true }, 'DEACTIVATED'],
])('with %j, the state is %s', (facts, state) => {
  expect(getAccessState({ ...ready, ...facts })).toBe(state)
})
