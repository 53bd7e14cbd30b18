import { expect, test } from 'vitest'
import { budgetsKb, measureFirstLoad } from '#tools/first-load-size.ts'

test.each(['login', 'workspace'] as const)(
  'the first page of %s needs no more JavaScript than its budget',
  async (page) => {
    const { kilobytes, files } = await measureFirstLoad(page)
    expect(files).toBeGreaterThan(0)
    expect(kilobytes).toBeLessThanOrEqual(budgetsKb[page])
  },
)
