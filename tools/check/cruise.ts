import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Import } from './sibling-folders.ts'

const app = resolve(import.meta.dirname, '../..')
const cruiser = join(
  import.meta.dirname,
  'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
)
const rootFolders = [
  'apps',
  'features',
  'ports',
  'lib',
  'adapters',
  'ui',
  'contract',
  'database',
  'testing',
  'journeys',
  'bench',
  'tools',
]

export interface Violation {
  readonly rule: string
  readonly from: string
  readonly to: string
  readonly cycle: readonly string[]
}

export interface CruiseResult {
  readonly files: readonly string[]
  readonly imports: readonly Import[]
  readonly violations: readonly Violation[]
  /** For each rule: what it allows, and what to do instead. */
  readonly remedies: Remedies
}

type Remedies = ReadonlyMap<string, string>

interface CruiserReport {
  readonly modules: readonly {
    readonly source: string
    readonly dependencies: readonly { readonly resolved: string }[]
  }[]
  readonly summary: {
    readonly violations: readonly {
      readonly rule: { readonly name: string }
      readonly from: string
      readonly to: string
      readonly cycle?: readonly { readonly name: string }[]
    }[]
    readonly ruleSetUsed: {
      readonly forbidden: readonly { readonly name: string; readonly comment: string }[]
    }
  }
}

/** Reads all features below the folder, always with the rules of this repository. */
export function cruise(folder: string): CruiseResult {
  const folders = rootFolders.filter((name) => existsSync(join(folder, name)))
  const args = [
    cruiser,
    '--config',
    join(app, '.dependency-cruiser.cjs'),
    '--output-type',
    'json',
    '--no-cache',
    ...folders,
  ]
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  })
  if (!stdout.startsWith('{'))
    throw new Error(`dependency-cruiser printed no report:\n${stdout}${stderr}`)
  const { modules, summary } = JSON.parse(stdout) as CruiserReport
  return {
    files: modules
      .map(({ source }) => source)
      .filter((source) => /^[^.].*\.tsx?$/.test(source) && !source.includes('node_modules')),
    imports: modules.flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
    ),
    violations: summary.violations.map(({ rule, from, to, cycle }) => ({
      rule: rule.name,
      from,
      to,
      cycle: cycle?.map(({ name }) => name) ?? [],
    })),
    remedies: new Map(summary.ruleSetUsed.forbidden.map(({ name, comment }) => [name, comment])),
  }
}

/** Returns each broken rule once, with its remedy and the imports that break it. */
export function describeViolations(
  violations: readonly Violation[],
  remedies: Remedies,
): readonly string[] {
  const rules = new Set(violations.map(({ rule }) => rule))
  return [...rules].flatMap((rule) => {
    const imports = violations.filter((violation) => violation.rule === rule).map(describeImport)
    return [`${rule}: ${remedies.get(rule) ?? ''}`, ...new Set(imports)]
  })
}

function describeImport({ from, to, cycle }: Violation): string {
  return `  ${[from, ...(cycle.length > 0 ? cycle : from === to ? [] : [to])].join(' → ')}`
}
