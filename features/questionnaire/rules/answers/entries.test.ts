// The ids of entries: decisions B1.5.
import { expect, test } from 'vitest'
import { isEntryId, withEntryIds } from './entries.ts'

function freshIds(...more: readonly string[]): () => string {
  const left = [...more]
  return () => left.shift() ?? 'zzzzzz'
}

test('an id has six small letters or digits', () => {
  expect(['k3x9ab', '000000'].every(isEntryId)).toBe(true)
  expect(['k3x9a', 'k3x9abc', 'K3X9AB', 'k3x9a-', 5, undefined].some((id) => isEntryId(id))).toBe(
    false,
  )
})

test('missing, malformed and doubled ids are replaced, anywhere in the question', () => {
  const data = {
    list: [{ id: 'aaaaaa' }, {}, { id: 'AAA' }, { id: 'aaaaaa', inner: [{ id: 'aaaaaa' }] }],
    names: ['no', 'entries'],
  }
  expect(withEntryIds(data, freshIds('b00001', 'aaaaaa', 'b00002', 'b00003', 'b00004'))).toEqual({
    list: [
      { id: 'aaaaaa' },
      { id: 'b00001' },
      { id: 'b00002' },
      { id: 'b00003', inner: [{ id: 'b00004' }] },
    ],
    names: ['no', 'entries'],
  })
})

test('where there is a parentId, it names the record around, at the top the question', () => {
  const data = {
    vehicles: [
      {
        id: 'bad',
        parentId: 'other',
        vehicleLoans: { loans: [{ id: 'p0q7zz', parentId: 'bad' }, { id: 'p0q7zy' }] },
      },
    ],
  }
  expect(withEntryIds(data, freshIds('k3x9ab'), 'ownedVehicles')).toEqual({
    vehicles: [
      {
        id: 'k3x9ab',
        parentId: 'ownedVehicles',
        vehicleLoans: { loans: [{ id: 'p0q7zz', parentId: 'k3x9ab' }, { id: 'p0q7zy' }] },
      },
    ],
  })
})

test('it is the same object when all is well', () => {
  const data = {
    vehicles: [{ id: 'k3x9ab', parentId: 'ownedVehicles', address: { street: 'Main' } }],
  }
  expect(withEntryIds(data, freshIds(), 'ownedVehicles')).toBe(data)
})
