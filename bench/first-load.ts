import { loginBudgetKb, measureLogin } from '#tools/login-size.ts'
import { toRow, type Section } from './ratios.ts'

export async function benchFirstLoad(): Promise<Section> {
  const { kilobytes, files } = await measureLogin()
  return {
    title: 'First load (limit: the budget)',
    rows: [
      toRow({
        what: '/login, JavaScript',
        unit: 'KB gzip',
        better: 'less',
        ours: [kilobytes],
        limit: [loginBudgetKb],
      }),
    ],
    notes: [`${files} files`],
  }
}
