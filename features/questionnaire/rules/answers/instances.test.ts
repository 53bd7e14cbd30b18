// Which questions a case has: decisions B7.
import { expect, test } from 'vitest'
import { instancesOf } from './instances.ts'
import type { Shape } from './shape.ts'
import { testContent } from '../content/test-content.ts'

const single: Shape = { version: 1, joint: false, chapter: 7 }
const keysOf = (shape: Shape) => [...instancesOf(testContent, shape).keys()]

test('a single case has the copies of debtor 1, a spouse besides where the content says so, and everything that a condition may still skip', () => {
  expect(keysOf(single)).toEqual([
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

test('a joint case has a copy for each debtor, in the order of the content', () => {
  expect(keysOf({ ...single, joint: true })).toEqual([
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

test('an instance knows whose it is and where it stands', () => {
  const joint = instancesOf(testContent, { ...single, joint: true })
  expect(joint.get('legalName_d2')).toMatchObject({ id: 'people.names.legalName_d2', debtor: 2 })
  expect(joint.get('maritalStatus')).toMatchObject({
    id: 'people.family.maritalStatus',
    debtor: null,
  })
  expect(joint.get('secondHome')).toMatchObject({ id: 'people.apart.secondHome', debtor: 2 })
})

test('the conditions of group and question are joined, and a spouse who files needs none', () => {
  expect(instancesOf(testContent, single).get('secondHome')?.conditions).toHaveLength(1)
  expect(instancesOf(testContent, single).get('income_d2')?.conditions).toHaveLength(1)
  expect(instancesOf(testContent, { ...single, joint: true }).get('income_d2')?.conditions).toEqual(
    [],
  )
})

test('they are made once for each shape', () => {
  expect(instancesOf(testContent, single)).toBe(instancesOf(testContent, { ...single }))
  expect(instancesOf(testContent, single)).not.toBe(
    instancesOf(testContent, { ...single, chapter: 13 }),
  )
})
