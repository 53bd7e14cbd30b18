import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { getCounts } from './counts.ts'
import type { Counts, VitestReport } from './counts.ts'
import { getOrderSeed } from './order.ts'
import { runWithVisibleOutput, getScript } from './run-node.ts'

/** A test marked `only` fails the run, because it would skip the others silently. */
export async function runVitest(
  projects: readonly string[],
  filters: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Counts> {
  const reportFile = `.cache/tests/${projects.join('-')}.json`
  mkdirSync(dirname(reportFile), { recursive: true })
  rmSync(reportFile, { force: true })
  const args = ['run', '--allowOnly=false']
  const chosen = projects.map((name) => `--project=${name}`)
  const orderSeed = getOrderSeed(process.env['TEST_SEED'])
  const code = await runWithVisibleOutput([getScript('vitest'), ...args, ...chosen, ...filters], {
    ...process.env,
    ...env,
    TEST_SEED: String(orderSeed),
    TEST_REPORT: reportFile,
  })
  const report = existsSync(reportFile)
    ? (JSON.parse(readFileSync(reportFile, 'utf8')) as VitestReport)
    : undefined
  return getCounts(report, code, orderSeed)
}
