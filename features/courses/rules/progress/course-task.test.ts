import { expect, test } from 'vitest'
import { courseTask } from './course-task.ts'
import { item, jointCase, order, singleCase, taker, upload, withOption } from './test-facts.ts'

const ordered = (status: Parameters<typeof item>[0]) => ({
  ...singleCase,
  orders: [order({ item: item(status) })],
})

test.each([
  ['waits for registration', { status: 2, isRegistered: false }, 'ordered'],
  ['waits for registration by phone', { status: 12, isRegistered: false }, 'ordered'],
  ['was accepted by the provider', { status: 2, isRegistered: true }, 'ready'],
  ['has not been started', { status: 3 }, 'ready'],
  ['has not been started by phone', { status: 13 }, 'ready'],
  ['was started', { status: 4 }, 'started'],
  ['is finished', { status: 5 }, 'certificate'],
  [
    'has a certificate whose file is not here',
    { status: 4, takers: [taker(1, { hasFile: false })] },
    'certificate',
  ],
  ['was canceled', { status: 7 }, 'canceled'],
  ['has expired', { status: 8 }, 'expired'],
] as const)('returns the state of a course that %s', (_, status, state) => {
  expect(courseTask(ordered(status), 1, [])).toEqual({
    number: 'First',
    state,
    providerName: 'Harborlight',
  })
})

test('returns a task with the state none if there is no order, or only a legacy order', () => {
  const none = { number: 'First', state: 'none', providerName: null }
  expect(courseTask(singleCase, 1, [])).toEqual(none)
  expect(courseTask({ ...singleCase, hasLegacyOrder: true }, 1, [])).toEqual(none)
  expect(courseTask({ ...singleCase, caseStatus: 'Filed' }, 1, [])).toEqual({
    ...none,
    number: 'Second',
  })
})

test('names no provider for an order without a choice', () => {
  expect(courseTask({ ...singleCase, orders: [order()] }, 1, [])).toEqual({
    number: 'First',
    state: 'choose',
    providerName: null,
  })
})

test('gives both debtors a task for an order taken together', () => {
  const together = {
    ...withOption(jointCase, 1),
    orders: [order({ isJoint: true, item: item({ status: 4 }) })],
  }
  expect(courseTask(together, 1, [])?.state).toBe('started')
  expect(courseTask(together, 2, [])).toEqual({
    number: 'First',
    state: 'spouse',
    providerName: 'Harborlight',
  })
})

test('returns no task with a certificate, for a course that only the spouse takes, and after the case is complete', () => {
  expect(courseTask(ordered({ takers: [taker(1, { hasFile: true })] }), 1, [])).toBeUndefined()
  expect(courseTask(singleCase, 1, [upload('Pending')])).toBeUndefined()
  expect(courseTask(withOption(jointCase, 4), 1, [])).toBeUndefined()
  expect(courseTask({ ...singleCase, caseStatus: 'Complete' }, 1, [])).toBeUndefined()
})
