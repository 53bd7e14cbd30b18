// The fast part of the tests: contract, types, arrows, texts, lint and dead code, two at a time.
import { none, sumOf } from './counts.ts'
import type { Counts } from './counts.ts'
import { runKept, scriptOf } from './run-node.ts'

interface Check {
  readonly name: string
  readonly args: () => string[]
}

const atOnce = 2

const checks: readonly Check[] = [
  { name: 'types', args: () => [scriptOf('typescript', 'tsc'), '-b', '--pretty', 'false'] },
  { name: 'contract is generated', args: () => ['tools/generate.ts', '--check'] },
  { name: 'arrows between rooms', args: () => ['tools/check/import-rules.ts'] },
  { name: 'rules of the house', args: () => ['tools/check/texts.ts'] },
  {
    name: 'lint',
    args: () => [scriptOf('oxlint'), '--type-aware', '--deny-warnings', '--format', 'unix'],
  },
  { name: 'dead files and exports', args: () => [scriptOf('knip'), '--no-progress'] },
]

/** The check that `npm test` has and `npm run check` has not: it takes longer. */
export const portalBuilds: Check = {
  name: 'portal builds',
  args: () => ['tools/setup.mjs', 'build'],
}

/** Prints one line a check, and what it has to say only when it failed. */
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

async function run({ name, args }: Check): Promise<Counts> {
  const started = performance.now()
  const { code, output } = await runKept(args())
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`)
  const said =
    code === 0
      ? output
          .split('\n')
          .filter((line) => line.startsWith('note: '))
          .join('\n')
      : output
  if (said.trim() !== '') console.log(said.trimEnd().replace(/^/gm, '    '))
  return code === 0 ? { ...none, passed: 1 } : { ...none, failed: 1 }
}
