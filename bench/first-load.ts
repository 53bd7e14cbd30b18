import { budgetsKb, measureFirstLoad } from '#tools/first-load-size.ts'
import { toRow, type Section } from './ratios.ts'

export async function benchFirstLoad(): Promise<Section> {
  const { kilobytes, files } = await measureFirstLoad('login')
  return {
    title: 'First load (limit: the budget)',
    rows: [
      toRow({
        what: '/login, JavaScript',
        unit: 'KB gzip',
        better: 'less',
        ours: [kilobytes],
        limit: [budgetsKb.login],
      }),
    ],
    notes: [`${files} files`],
  }
}
