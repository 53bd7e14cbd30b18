// Asks dependency-cruiser what imports what, and which arrows of the plan are broken.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

const house = resolve(import.meta.dirname, '../..')
const cruiser = join(
  import.meta.dirname,
  'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
)
const rooms = [
  'apps',
  'features',
  'ports',
  'kit',
  'adapters',
  'ui',
  'contract',
  'database',
  'journeys',
  'bench',
  'tools',
]

export interface Violation {
  readonly rule: string
  readonly from: string
  readonly to: string
  /** The whole circle, when it is one. */
  readonly way: readonly string[]
}

export interface Cruise {
  /** Modules of our own that were read. */
  readonly seen: readonly string[]
  readonly violations: readonly Violation[]
}

interface Answer {
  readonly modules: readonly { readonly source: string }[]
  readonly summary: {
    readonly violations: readonly {
      readonly rule: { readonly name: string }
      readonly from: string
      readonly to: string
      readonly cycle?: readonly { readonly name: string }[]
    }[]
  }
}

/** Reads every room below the folder; the rules are always the house's own. */
export function cruise(folder: string): Cruise {
  const there = rooms.filter((room) => existsSync(join(folder, room)))
  const args = [
    cruiser,
    '--config',
    join(house, '.dependency-cruiser.cjs'),
    '--output-type',
    'json',
    '--no-cache',
    ...there,
  ]
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  })
  if (!stdout.startsWith('{'))
    throw new Error(`dependency-cruiser gave no answer:\n${stdout}${stderr}`)
  const { modules, summary } = JSON.parse(stdout) as Answer
  return {
    seen: modules
      .map(({ source }) => source)
      .filter((source) => /^[^.].*\.tsx?$/.test(source) && !source.includes('node_modules')),
    violations: summary.violations.map(({ rule, from, to, cycle }) => ({
      rule: rule.name,
      from,
      to,
      way: cycle?.map(({ name }) => name) ?? [],
    })),
  }
}

/** One line for people. */
export function inWords({ rule, from, to, way }: Violation): string {
  return `${rule}: ${[from, ...(way.length > 0 ? way : from === to ? [] : [to])].join(' → ')}`
}
