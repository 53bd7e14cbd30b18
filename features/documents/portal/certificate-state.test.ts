// The view of the certificate says where it stands: not here, sent, needs a new copy, accepted, or no longer valid.
import { expect, test } from 'vitest'
import { certificateState } from './certificate-state.ts'

const none = { exists: false, expires: null }

test.each([
  ['nothing sent', none, [], 'needed'],
  ['sent', none, ['Pending'], 'waiting'],
  ['being looked at', none, ['Review'], 'waiting'],
  ['sent back', none, ['Rejected'], 'rejected'],
  ['sent back and sent anew', none, ['Pending', 'Rejected'], 'waiting'],
  ['accepted, the day not told', { exists: true, expires: null }, ['Accepted'], 'accepted'],
  ['accepted, on its last day', { exists: true, expires: '2026-11-20' }, ['Accepted'], 'accepted'],
  ['accepted, the day after', { exists: true, expires: '2026-11-19' }, ['Accepted'], 'expired'],
  ['known otherwise', { exists: true, expires: null }, [], 'accepted'],
])('%s', (_, facts, statuses, state) => expect(certificateState(facts, statuses.map((status) => ({ status })), '2026-11-20')).toBe(state))
