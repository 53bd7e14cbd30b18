// `npm run check`: the fast part of the tests.
import { isGood, formatSummary } from './test/counts.ts'
import { runChecks } from './test/checks.ts'

const counts = await runChecks()
console.log(formatSummary(counts))
process.exitCode = isGood(counts) ? 0 : 1
