import { expect, test } from 'vitest'
import { pathOfCase } from '#features/cases/workspace/paths.ts'
import { packetPath, packetRoute } from './address.ts'

test('the page of a packet is below its case', () => {
  expect(packetPath('1')).toBe(`${pathOfCase('1')}/packet`)
  expect(packetRoute.replace('$caseId', '1')).toBe(packetPath('1'))
})
