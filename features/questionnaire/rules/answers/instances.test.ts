import { expect, test } from 'vitest'
import { listInstances } from '../instances.ts'
import type { Shape } from '../shape.ts'
import { testContent } from '../content/test-content.ts'

const single: Shape = { version: 1, joint: false, chapter: 7 }
const getKeys = (shape: Shape) => [...listInstances(testContent, shape).keys()]

test('a single case has the copies of debtor 1, and copies for a spouse only where the content says so', () => {
  expect(getKeys(single)).toEqual([
    'maritalStatus',
    'legalName_d1',
    'income_d1',
    'income_d2',
    'employers_d1',
    'employers_d2',
    'secondHome',
    'ownedVehicles',
    'carPlan',
    'parking',
  ])
})

test('gives a joint case one copy per debtor, in content order', () => {
  expect(getKeys({ ...single, joint: true })).toEqual([
    'maritalStatus',
    'legalName_d1',
    'legalName_d2',
    'income_d1',
    'income_d2',
    'employers_d1',
    'employers_d2',
    'secondHome',
    'ownedVehicles',
    'carPlan',
    'parking',
  ])
})

test('gives an instance its debtor and an ID of section, group and key', () => {
  const joint = listInstances(testContent, { ...single, joint: true })
  expect(joint.get('legalName_d2')).toMatchObject({ id: 'people.names.legalName_d2', debtor: 2 })
  expect(joint.get('maritalStatus')).toMatchObject({
    id: 'people.family.maritalStatus',
    debtor: null,
  })
  expect(joint.get('secondHome')).toMatchObject({ id: 'people.apart.secondHome', debtor: 2 })
})

test('combines the conditions of group and question, and adds a condition for a spouse only if the spouse does not file', () => {
  expect(listInstances(testContent, single).get('secondHome')?.conditions).toHaveLength(1)
  expect(listInstances(testContent, single).get('income_d2')?.conditions).toHaveLength(1)
  expect(
    listInstances(testContent, { ...single, joint: true }).get('income_d2')?.conditions,
  ).toEqual([])
})

test('caches the instances for each shape', () => {
  expect(listInstances(testContent, single)).toBe(listInstances(testContent, { ...single }))
  expect(listInstances(testContent, single)).not.toBe(
    listInstances(testContent, { ...single, chapter: 13 }),
  )
})
