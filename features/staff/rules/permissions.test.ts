// spec: staff#permissions
import { expect, test } from 'vitest'
import type { StaffRole } from '#lib/viewer.ts'
import { isPermitted, permissions, type Act } from './permissions.ts'

const roles: readonly StaffRole[] = ['administrator', 'attorney', 'paralegal']

const table: ReadonlyArray<readonly [Act, readonly [boolean, boolean, boolean], boolean]> = [
  ['people', [true, false, false], true],
  ['roles', [true, false, false], true],
  ['firm-settings', [true, false, false], false],
  ['invite-clients', [true, true, true], false],
  ['client-contact', [true, true, true], true],
  ['copy-links', [true, true, true], true],
  ['unlock-clients', [true, true, true], true],
  ['preview-portal', [true, true, true], true],
  ['assign-clients', [true, true, true], false],
  ['remind-clients', [true, true, true], false],
  ['export-list', [true, true, true], true],
  ['export-case', [true, true, true], true],
  ['review-documents', [true, true, true], false],
  ['review-intake', [true, true, true], false],
  ['approve-intake', [true, true, false], false],
  ['change-stage', [true, true, true], false],
  ['courses', [true, true, true], false],
  ['waive-courses', [true, true, false], false],
  ['show-ssn', [true, true, true], true],
  ['close-case', [true, true, false], false],
]

test.each(table)(
  '%s is permitted to administrator, attorney, paralegal: %j',
  (act, expected, asksAgain) => {
    expect(roles.map((role) => isPermitted(role, act))).toEqual(expected)
    expect(permissions[act].asksAgain).toBe(asksAgain)
  },
)

test('the table above names every act', () => {
  expect(table.map(([act]) => act)).toEqual(Object.keys(permissions))
})
