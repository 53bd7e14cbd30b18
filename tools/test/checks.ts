// Runs two checks at a time.
import { toReadableTypeErrors } from '../check/type-errors.ts'
import { failure, none, sumOf } from './counts.ts'
import type { Counts } from './counts.ts'
import { runCaptured, getScript } from './run-node.ts'

interface Check {
  readonly name: string
  readonly args: () => string[]
  /** Turns the output of a failed check into findings and what to do about them. */
  readonly explain?: (output: string) => string
}

const atOnce = 2

const checks: readonly Check[] = [
  {
    name: 'types',
    args: () => [getScript('typescript', 'tsc'), '-b', '--pretty', 'false'],
    explain: toReadableTypeErrors,
  },
  { name: 'contract is generated', args: () => ['tools/generate.ts', '--check'] },
  { name: 'import rules', args: () => ['tools/check/import-rules.ts'] },
  { name: 'source rules', args: () => ['tools/check/texts.ts'] },
  {
    name: 'lint',
    args: () => [getScript('oxlint'), '--type-aware', '--deny-warnings', '--format', 'unix'],
  },
  {
    name: 'format',
    args: () => [getScript('oxfmt'), '--list-different'],
    explain: (output) => `${output.trimEnd()}\nRun: npm run format`,
  },
  {
    name: 'dead files and exports',
    args: () => [getScript('knip'), '--no-progress'],
    explain: (output) => `${output.trimEnd()}\nDelete what nothing uses.`,
  },
]

/** Part of `npm test` only: too slow for `npm run check`. */
export const portalBuilds: Check = {
  name: 'portal builds',
  args: () => ['tools/setup.mjs', 'build'],
}

/** Prints one line per check, and the output of failed checks. */
export async function runChecks(more: readonly Check[] = []): Promise<Counts> {
  const waiting = [...checks, ...more]
  const runners = Array.from({ length: atOnce }, async () => {
    let counts = none
    for (let check = waiting.shift(); check; check = waiting.shift())
      counts = sumOf([counts, await run(check)])
    return counts
  })
  return sumOf(await Promise.all(runners))
}

async function run({ name, args, explain = (output) => output }: Check): Promise<Counts> {
  const started = performance.now()
  const { code, output } = await runCaptured(args())
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`)
  const summary =
    code === 0
      ? output
          .split('\n')
          .filter((line) => line.startsWith('note: '))
          .join('\n')
      : explain(output)
  if (summary.trim() !== '') console.log(summary.trimEnd().replace(/^/gm, '    '))
  return code === 0 ? { ...none, passed: 1 } : failure(name)
}
