// `npm run check`: the fast part of the tests.
import { isGood, formatSummary } from './test/counts.ts'
import { runChecks } from './test/checks.ts'

const counts = await runChecks()
// The failed checks are named above, with their findings.
console.log(formatSummary(counts).split('\n').at(-1))
process.exitCode = isGood(counts) ? 0 : 1
