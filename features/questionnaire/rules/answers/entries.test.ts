import { expect, test } from 'vitest'
import { isEntryId, withEntryIds } from './entries.ts'

function createIdSource(...more: readonly string[]): () => string {
  const left = [...more]
  return () => left.shift() ?? 'zzzzzz'
}

test('accepts only IDs of six lowercase letters or digits', () => {
  expect(['k3x9ab', '000000'].every(isEntryId)).toBe(true)
  expect(['k3x9a', 'k3x9abc', 'K3X9AB', 'k3x9a-', 5, undefined].some((id) => isEntryId(id))).toBe(
    false,
  )
})

test('replaces missing, malformed and duplicate IDs at all levels of a question', () => {
  const data = {
    list: [{ id: 'aaaaaa' }, {}, { id: 'AAA' }, { id: 'aaaaaa', inner: [{ id: 'aaaaaa' }] }],
    names: ['no', 'entries'],
  }
  expect(
    withEntryIds(data, createIdSource('b00001', 'aaaaaa', 'b00002', 'b00003', 'b00004')),
  ).toEqual({
    list: [
      { id: 'aaaaaa' },
      { id: 'b00001' },
      { id: 'b00002' },
      { id: 'b00003', inner: [{ id: 'b00004' }] },
    ],
    names: ['no', 'entries'],
  })
})

test('sets an existing parentId to the ID of the outer record, or to the key of the question in a top-level record', () => {
  const data = {
    vehicles: [
      {
        id: 'bad',
        parentId: 'other',
        vehicleLoans: { loans: [{ id: 'p0q7zz', parentId: 'bad' }, { id: 'p0q7zy' }] },
      },
    ],
  }
  expect(withEntryIds(data, createIdSource('k3x9ab'), 'ownedVehicles')).toEqual({
    vehicles: [
      {
        id: 'k3x9ab',
        parentId: 'ownedVehicles',
        vehicleLoans: { loans: [{ id: 'p0q7zz', parentId: 'k3x9ab' }, { id: 'p0q7zy' }] },
      },
    ],
  })
})

test('returns the same object if all IDs are valid', () => {
  const data = {
    vehicles: [{ id: 'k3x9ab', parentId: 'ownedVehicles', address: { street: 'Main' } }],
  }
  expect(withEntryIds(data, createIdSource(), 'ownedVehicles')).toBe(data)
})
