import { expect, test } from 'vitest'
import { loginBudgetKb, measureLogin } from '#tools/login-size.ts'

test('the log-in page needs no more JavaScript than its budget', async () => {
  const { kilobytes, files } = await measureLogin()
  expect(files).toBeGreaterThan(0)
  expect(kilobytes).toBeLessThanOrEqual(loginBudgetKb)
})
