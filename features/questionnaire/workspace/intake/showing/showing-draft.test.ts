// spec: intake#showing
import { expect, test } from 'vitest'
import type { Showing } from '../../../rules/intake/showing.ts'
import { firstShowing, toShowing, toShowingDraft } from './showing-draft.ts'

const today = '2026-12-01'

test.each<readonly [Showing, number | null, boolean, string]>([
  [{ isShown: true, dueOn: '2026-11-20', instructions: '' }, 21, true, '11/20/2026'],
  [{ isShown: true, dueOn: null, instructions: '' }, 21, true, ''],
  [{ isShown: false, dueOn: null, instructions: '' }, 21, true, '12/22/2026'],
  [{ isShown: false, dueOn: null, instructions: '' }, null, true, ''],
  [{ isShown: false, dueOn: '2026-12-04', instructions: '' }, 21, true, '12/04/2026'],
  [{ isShown: false, dueOn: '2026-11-20', instructions: 'Ours.' }, 21, true, '12/22/2026'],
])('of %j, with %j days for new cases, the form begins', (read, days, isShown, dueOn) =>
  expect(firstShowing(read, { questionnaireDays: days }, today)).toEqual({
    ...{ isShown, dueOn, instructions: read.instructions },
  }),
)

test('what was stored comes back as it was, and text that is no day is kept', () => {
  const stored = { isShown: true, dueOn: '2026-12-04', instructions: 'Bring:\n- pay stubs' }
  expect(toShowing(toShowingDraft(stored))).toEqual(stored)
  expect(toShowing({ isShown: true, dueOn: ' ', instructions: '' }).dueOn).toBe(null)
  expect(toShowing({ isShown: true, dueOn: 'soon', instructions: '' }).dueOn).toBe('soon')
})
