// Parses a statement with PostgreSQL's own parser and compares its tables with database/ownership.ts.
import { loadModule, parseSync } from 'libpg-query'
import { owners, type Owner } from './ownership.ts'

interface TableUse {
  readonly table: string
  readonly isWritten: boolean
}

/** Statements that need a table of another owner. */
const exceptions: ReadonlyArray<{
  readonly sender: string
  readonly table: string
  readonly reason: string
}> = [
  {
    sender: 'database/installation.ts',
    table: 'firm',
    reason: 'checks the master key before the migrations that create the facts',
  },
]

/** Gets the name of a table from its owner, whose own types allow no table of others. */
const sharedSenders: ReadonlySet<string> = new Set([
  'features/staff/server/settings/setting-versions.ts',
])

/** Must have run before `findForeignTables`. */
export const loadParser: () => Promise<void> = loadModule

/**
 * Returns a sentence for each table or view that the file must not use in this statement. `sender`
 * is the path of the file from the root of the project.
 */
export function findForeignTables(text: string, sender: string): readonly string[] {
  if (sharedSenders.has(sender)) return []
  const owner = findOwner(sender)
  return listTables(text).flatMap(({ table, isWritten }) => {
    if (owner && table in owner.tables) return []
    if (owner?.unmigrated?.includes(table) === true) return []
    if (exceptions.some((known) => known.sender === sender && known.table === table)) return []
    const isFact = owner?.reads?.includes(table) === true
    if (isFact && !isWritten) return []
    return [`${sender} ${isWritten ? 'writes' : 'reads'} ${table}, ${describe(table)}`]
  })
}

function findOwner(sender: string): Owner | undefined {
  return owners.find(({ folder }) => sender.startsWith(`${folder}/`))
}

function describe(table: string): string {
  const owner = owners.find(({ tables, facts = [] }) => table in tables || facts.includes(table))
  return owner ? `which belongs to ${owner.folder}` : 'which has no owner'
}

/** Without common table expressions, the system catalogue and tables with a schema name. */
function listTables(text: string): readonly TableUse[] {
  const uses = new Map<string, TableUse>()
  const expressions = new Set<string>()
  const visit = (node: unknown, isTarget: boolean): void => {
    if (Array.isArray(node)) {
      for (const item of node) visit(item, isTarget)
      return
    }
    if (typeof node !== 'object' || node === null) return
    const { relname, schemaname, ctename } = node as Record<string, unknown>
    if (typeof ctename === 'string') expressions.add(ctename)
    if (typeof relname === 'string' && schemaname === undefined && !relname.startsWith('pg_')) {
      const isWritten = isTarget || uses.get(relname)?.isWritten === true
      uses.set(relname, { table: relname, isWritten })
    }
    for (const [key, child] of Object.entries(node))
      // `for update of x` names an alias.
      if (key !== 'lockedRels') visit(child, key === 'relation')
  }
  visit(parseSync(text), false)
  return [...uses.values()].filter(({ table }) => !expressions.has(table))
}
