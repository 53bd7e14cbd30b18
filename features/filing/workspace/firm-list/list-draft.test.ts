import { expect, test } from 'vitest'
import { lineKinds, toDraft, toInput } from './list-draft.ts'

test('a list comes back as it was read', () => {
  const own = [{ key: 'a', name: 'Retainer scanned', isNecessary: true }]
  const read = { optional: ['FEES', 'SIGNED'] as const, own, version: 1, history: [] }
  expect(toDraft(read).necessary).toEqual(
    lineKinds.filter((kind) => kind !== 'FEES' && kind !== 'SIGNED'),
  )
  expect(toInput(toDraft(read))).toEqual({ optional: ['FEES', 'SIGNED'], own })
})
