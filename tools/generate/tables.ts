// Writes what follows from the catalogue of a migrated database: the types of each owner's tables,
// and how they are distributed.
import { mkdtemp, rm, chmod } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectDatabase } from '#adapters/database/connect.ts'
import { startEmbedded } from '#adapters/database/embedded.ts'
import { getDistribution } from '#database/distribution.ts'
import { migrate } from '#database/migrate.ts'
import { columnTypes, owners, type Owner } from '#database/ownership.ts'
import type { Log } from '#ports/log.ts'
import { readCatalogue, type Catalogue, type Column } from '#database/catalogue.ts'
import type { Output } from './project.ts'

const silentLog: Log = { info() {}, warn() {}, error() {} }

/** Types of PostgreSQL as the driver returns them (adapters/database/column-types.ts). */
const baseTypes: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bytea: 'Uint8Array',
  date: 'string',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  jsonb: 'unknown',
  numeric: 'string',
  text: 'string',
  timestamptz: 'Date',
  uuid: 'string',
}

/** Starts a server of its own in a temporary folder, migrates an empty database and reads it. */
export async function readMigratedDatabase(): Promise<Output[]> {
  const folder = await mkdtemp(join(tmpdir(), 'daybreak-tables-'))
  // As root, the server runs as an unprivileged user who needs access to the folder.
  await chmod(folder, 0o711)
  const embedded = await startEmbedded({ dataDir: folder, log: silentLog, fast: true })
  try {
    const database = await connectDatabase({ url: embedded.url, log: silentLog, poolSize: 1 })
    try {
      await migrate(database, silentLog)
      const distribution = await getDistribution(database.db)
      return [
        ...toOutputs(await readCatalogue(database.db)),
        { path: 'deploy/citus/distribute.sql', text: distribution },
      ]
    } finally {
      await database.close()
    }
  } finally {
    await embedded.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

export function toOutputs(catalogue: Catalogue): Output[] {
  refuseWithoutOwner(catalogue)
  return owners.flatMap((owner) => [
    ...(owner.types === undefined ? [] : [tablesFile(catalogue, owner, owner.types)]),
    ...(owner.facts === undefined ? [] : [factsFile(catalogue, owner, owner.facts)]),
  ])
}

function refuseWithoutOwner({ tables, views }: Catalogue): void {
  const owned = new Set(
    owners.flatMap(({ tables: own, facts = [] }) => [...Object.keys(own), ...facts]),
  )
  const missing = [...tables, ...views].filter((name) => !owned.has(name))
  const gone = [...owned].filter((name) => !tables.includes(name) && !views.includes(name))
  if (missing.length > 0)
    throw new Error(
      `No owner.ts of a feature, nor database/ownership.ts, names ${missing.join(', ')}`,
    )
  if (gone.length > 0)
    throw new Error(`An owner names tables that do not exist: ${gone.join(', ')}`)
}

const firstLine = '// Generated from the migrated database by npm run generate: do not edit.'

function tablesFile(catalogue: Catalogue, owner: Owner, folder: string): Output {
  const imports = new Imports(folder)
  imports.addTypes('#ports/database.ts', 'Db')
  const body = Object.keys(owner.tables).map((table) => {
    const lines = listColumns(catalogue, table).map((column) => {
      const type = toType(catalogue, column, imports)
      if (!column.hasDefault) return `    ${camelCase(column.name)}: ${type}`
      imports.addTypes('kysely', 'Generated')
      return `    ${camelCase(column.name)}: Generated<${type}>`
    })
    return [`  ${camelCase(table)}: {`, ...lines, '  }'].join('\n')
  })
  for (const facts of owner.reads ?? []) {
    const type = pascalCase(facts)
    imports.addTypes(`#${typesOf(facts)}/facts.generated.ts`, type)
    imports.addTypes('#ports/database.ts', 'ReadOnly')
    body.push(`  ${camelCase(facts)}: ReadOnly<${type}>`)
  }
  const text = [
    firstLine,
    imports.toText(),
    '',
    'export type Tables = {',
    ...body,
    '}',
    '',
    '/** The handle of the stores of this folder. */',
    'export const tables = (db: Db) => db.withTables<Tables>()',
    '',
  ]
  return { path: `${folder}/tables.generated.ts`, text: text.join('\n') }
}

function factsFile(catalogue: Catalogue, owner: Owner, facts: readonly string[]): Output {
  const folder = owner.types ?? owner.folder
  const imports = new Imports(folder)
  const views = facts.map((view) => {
    const lines = listColumns(catalogue, view).map(
      (column) => `  ${camelCase(column.name)}: ${toType(catalogue, column, imports)}`,
    )
    return ['', `export interface ${pascalCase(view)} {`, ...lines, '}'].join('\n')
  })
  const text = [firstLine, imports.toText(), ...views, ''].filter((line) => line !== '')
  return { path: `${folder}/facts.generated.ts`, text: `${text.join('\n')}\n` }
}

function typesOf(facts: string): string {
  const owner = owners.find(({ facts: own = [] }) => own.includes(facts))
  if (owner?.types === undefined) throw new Error(`database/ownership.ts: ${facts} has no owner`)
  return owner.types
}

function listColumns({ columns }: Catalogue, table: string): readonly Column[] {
  return columns.filter((column) => column.table === table)
}

function toType(catalogue: Catalogue, column: Column, imports: Imports): string {
  const key = `${column.table}.${column.name}`
  const known = columnTypes[key]
  if (!catalogue.views.includes(column.table)) {
    const type = known === undefined ? plainType(catalogue, column, imports) : imports.use(known)
    return column.isNullable ? `${type} | null` : type
  }
  // The catalogue does not know which columns of a view can be null.
  if (known !== undefined) return imports.use(known)
  const source = findSource(catalogue, column)
  if (source === undefined) throw new Error(`database/ownership.ts names no type of ${key}`)
  return toType(catalogue, source, imports)
}

function plainType(catalogue: Catalogue, column: Column, imports: Imports): string {
  if (column.values) return column.values.join(' | ')
  const source = findSource(catalogue, column)
  if (source) return toType(catalogue, { ...source, isNullable: false }, imports)
  if (column.type.startsWith('_'))
    return `readonly ${plainType(catalogue, { ...column, type: column.type.slice(1) }, imports)}[]`
  const type = baseTypes[column.type]
  if (type === undefined)
    throw new Error(`${column.table}.${column.name}: no TypeScript type for ${column.type}`)
  return type
}

function findSource({ columns }: Catalogue, { source }: Column): Column | undefined {
  return columns.find(({ table, name }) => `${table}.${name}` === source)
}

/** Collects the imports of one generated file. */
class Imports {
  readonly #folder: string
  readonly #names = new Map<string, Set<string>>()

  constructor(folder: string) {
    this.#folder = folder
  }

  addTypes(path: string, name: string): void {
    this.#names.set(path, (this.#names.get(path) ?? new Set()).add(name))
  }

  /** Returns `Name` of `Name from path` and imports it; `readonly Name[]` likewise. */
  use(type: string): string {
    const [, name = type, path] = /^(.*) from (.*)$/.exec(type) ?? []
    const imported = /\w+(?=(\[\])?$)/.exec(name)?.[0]
    if (path !== undefined && imported !== undefined) this.addTypes(this.#toImport(path), imported)
    return name
  }

  #toImport(path: string): string {
    const [, feature] = /^(features\/[^/]+)\/server$/.exec(this.#folder) ?? []
    return feature !== undefined && path.startsWith(`${feature}/`)
      ? `..${path.slice(feature.length)}`
      : `#${path}`
  }

  toText(): string {
    return [...this.#names]
      .map(([path, names]) => `import type { ${[...names].toSorted().join(', ')} } from '${path}'`)
      .toSorted()
      .join('\n')
  }
}

function camelCase(name: string): string {
  return name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}

function pascalCase(name: string): string {
  return camelCase(`_${name}`)
}
