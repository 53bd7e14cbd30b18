import { expect, it } from 'vitest'
import { groupSecret } from './secret-groups.ts'

it.each([
  ['JBSWY3DPEHPK3PXP', 'JBSW Y3DP EHPK 3PXP'],
  ['JBSWY3', 'JBSW Y3'],
  ['JBSW', 'JBSW'],
  ['', ''],
])('the secret %s is shown in groups of four', (secret, groups) => {
  expect(groupSecret(secret)).toBe(groups)
})
