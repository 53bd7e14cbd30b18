// spec: cases#notice-of-firm
import { expect, test } from 'vitest'
import { isUndelivered, listFailedNotices, type ClientMessage } from './undelivered.ts'

const notice = (
  state: ClientMessage['state'],
  channel: ClientMessage['channel'] = 'email',
  isResent = false,
): ClientMessage => ({ kind: 'notice', channel, state, isResent })
const invitation = (state: ClientMessage['state']): ClientMessage => ({
  ...notice(state),
  kind: 'invitation',
})
const [member, invited] = [{ accountId: 'a' }, { accountId: null }]

test.each<[string, ClientMessage[], number]>([
  ['a notice that failed', [notice('given-up')], 1],
  ['each notice that failed', [notice('given-up'), notice('given-up', 'text')], 2],
  ['a notice that failed before one that waits', [notice('waiting'), notice('given-up')], 1],
  ['no notice before one that arrived', [notice('delivered'), notice('given-up')], 0],
  [
    'a notice whose later one arrived elsewhere',
    [notice('delivered', 'text'), notice('given-up')],
    1,
  ],
  ['a notice that failed after one that arrived', [notice('given-up'), notice('delivered')], 1],
  ['no notice that was sent again', [notice('given-up', 'email', true)], 0],
  ['no invitation', [invitation('given-up')], 0],
])('can be made again: %s', (_, messages, count) => {
  expect(listFailedNotices(messages)).toHaveLength(count)
  expect(isUndelivered(member, messages)).toBe(count > 0)
})

test('an invitation counts until the next one, for a person without an account', () => {
  expect(isUndelivered(invited, [invitation('given-up')])).toBe(true)
  expect(isUndelivered(invited, [invitation('waiting'), invitation('given-up')])).toBe(false)
  expect(isUndelivered(invited, [invitation('given-up'), invitation('delivered')])).toBe(true)
  expect(isUndelivered(invited, [invitation('delivered')])).toBe(false)
})
