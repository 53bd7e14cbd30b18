import { expect, test } from 'vitest'
import { certificateState, type CertificateFacts } from './certificate-state.ts'

const none = { exists: false, expires: null }
const getState = (
  certificate: CertificateFacts,
  statuses: readonly string[],
  requirement: string,
) =>
  certificateState(
    { certificate, documentList: statuses.map((status) => ({ status })), requirement },
    '2026-11-20',
  )

test.each([
  ['nothing sent', none, [], 'needed'],
  ['sent', none, ['Pending'], 'waiting'],
  ['being looked at', none, ['Review'], 'waiting'],
  ['sent back', none, ['Rejected'], 'rejected'],
  ['sent back and sent again', none, ['Pending', 'Rejected'], 'waiting'],
  ['accepted, without its day', { exists: true, expires: null }, ['Accepted'], 'accepted'],
  ['accepted, on its last day', { exists: true, expires: '2026-11-20' }, ['Accepted'], 'accepted'],
  ['accepted, the day after', { exists: true, expires: '2026-11-19' }, ['Accepted'], 'expired'],
  ['known otherwise', { exists: true, expires: null }, [], 'accepted'],
])('shows the state of a certificate: %s', (_, certificate, statuses, state) =>
  expect(getState(certificate, statuses, 'required')).toBe(state),
)

test.each([
  ['nothing sent', none, [], 'notNeeded'],
  ['sent anyway', none, ['Pending'], 'waiting'],
  ['sent back', none, ['Rejected'], 'notNeeded'],
  ['accepted', { exists: true, expires: '2026-11-20' }, ['Accepted'], 'accepted'],
  ['accepted, the day after', { exists: true, expires: '2026-11-19' }, ['Accepted'], 'notNeeded'],
])('shows the state of a certificate that is not needed: %s', (_, certificate, statuses, state) =>
  expect(getState(certificate, statuses, 'notNeeded')).toBe(state),
)
