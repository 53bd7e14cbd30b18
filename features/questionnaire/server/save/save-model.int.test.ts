// spec: saving#merge, saving#late-retry, saving#repeated-save
import fc from 'fast-check'
import { test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { savesOf } from './test-saves.ts'
import { householdsOf, anyStep } from './test-household.ts'

const app = openTestApp()
const saves = savesOf(app, app.demoData.cases.whitfield)
const { newHousehold } = householdsOf(app, saves)

test('three tabs of two spouses lose no change, whatever gets lost, repeated or late', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyStep, { minLength: 10, maxLength: 60, size: 'max' }),
      async (taken) => {
        await saves.forget()
        const household = newHousehold()
        for (const step of taken) await household.take(step)
        await household.expectRows()
      },
    ),
    // Shrinking a failure would send more requests than an address may.
    { numRuns: 40, endOnFailure: true },
  )
})
