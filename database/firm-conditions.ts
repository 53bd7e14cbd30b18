// Finds tables of firms that a statement does not tie to one firm (spec: tenancy#statements).
import { parseSync } from 'libpg-query'
import { isExceptionOfFirms } from './firm-exceptions.ts'
import { listTablesOf, owners } from './ownership.ts'

/** A part of the parser's tree: one key that names its kind, or the fields of a known kind. */
type Node = Readonly<Record<string, unknown>>

const firmTables = new Set([...listTablesOf('firm'), ...listFirmFacts()])
/** Tables in which an account finds its own rows at all firms (spec: tenancy#account-in-firms). */
const tablesOfAccounts = new Set(['participant', 'participant_facts', 'notification'])
/** Tables that say the firm of a name that arrives alone (spec: tenancy#routes). */
const routes = new Set(listTablesOf('machine').filter((table) => table.endsWith('_route')))
/** The firm of every condition that compares `firm_id` with a value. */
const value = 'a value'

/** Returns a sentence for each table of a firm that the file reads without naming the firm. */
export function findStatementsWithoutFirm(text: string, sender: string): readonly string[] {
  return findUntiedTables(text)
    .filter((table) => !isExceptionOfFirms({ text, sender, table }))
    .map((table) => `${sender} does not name the firm of ${table}`)
}

/** Requires `loadParser` of foreign-tables.ts. Returns the names of tables, each once. */
export function findUntiedTables(text: string): readonly string[] {
  const search = new Search()
  const statements = (parseSync(text) as { stmts?: readonly { stmt: Node }[] }).stmts ?? []
  for (const { stmt } of statements) search.visitStatement(stmt, new Map())
  return [...new Set(search.untied())]
}

/** Names in scope: alias → table of the group in which it is. */
type Scope = ReadonlyMap<string, TableUse>

interface TableUse {
  /** Unique in the statement. */
  readonly id: string
  readonly table: string
}

class Search {
  readonly #groups = new Map<string, string>()
  readonly #uses: TableUse[] = []
  readonly #expressions = new Set<string>()

  untied(): readonly string[] {
    const known = this.#find(value)
    return this.#uses
      .filter(({ table, id }) => firmTables.has(table) && this.#find(id) !== known)
      .map(({ table }) => table)
  }

  visitStatement(node: Node, outer: Scope): void {
    const [kind = '', fields = {}] = Object.entries(node)[0] ?? []
    const statement = fields as Node
    this.#visitExpressions(statement, outer)
    switch (kind) {
      case 'SelectStmt':
        this.#visitSelect(statement, outer)
        return
      case 'InsertStmt':
        this.#visitInsert(statement, outer)
        return
      case 'UpdateStmt':
      case 'DeleteStmt':
        this.#visitChange(statement, outer)
        return
      default:
        return
    }
  }

  #visitExpressions(statement: Node, outer: Scope): void {
    const { ctes = [] } = (statement['withClause'] ?? {}) as { ctes?: readonly Node[] }
    for (const cte of ctes) {
      const { ctename, ctequery } = cte['CommonTableExpr'] as { ctename: string; ctequery: Node }
      this.#expressions.add(ctename)
      this.visitStatement(ctequery, outer)
    }
  }

  #visitSelect(statement: Node, outer: Scope): void {
    for (const side of ['larg', 'rarg'] as const) {
      if (statement[side]) this.#visitSelect(statement[side] as Node, outer)
    }
    const scope = new Map(outer)
    this.#addFrom(statement['fromClause'], scope)
    // Rows can be locked on one server only, so the firm has to be named itself.
    const mayFollowAccount = statement['lockingClause'] === undefined
    this.#addConditions(statement['whereClause'], scope, mayFollowAccount)
    this.#visitSubqueries(statement, scope, ['withClause', 'larg', 'rarg', 'fromClause'])
  }

  #visitInsert(statement: Node, outer: Scope): void {
    const scope = new Map(outer)
    const use = this.#addTable(statement['relation'] as Node, scope)
    const columns = (statement['cols'] ?? []) as readonly { ResTarget: { name: string } }[]
    if (columns.some(({ ResTarget: { name } }) => name === 'firm_id')) this.#tie(use.id, value)
    if (statement['selectStmt']) this.visitStatement(statement['selectStmt'] as Node, outer)
    this.#visitSubqueries(statement, scope, ['withClause', 'selectStmt'])
  }

  #visitChange(statement: Node, outer: Scope): void {
    const scope = new Map(outer)
    this.#addTable(statement['relation'] as Node, scope)
    this.#addFrom(statement['fromClause'] ?? statement['usingClause'], scope)
    this.#addConditions(statement['whereClause'], scope)
    this.#visitSubqueries(statement, scope, ['withClause', 'fromClause', 'usingClause'])
  }

  #addFrom(items: unknown, scope: Map<string, TableUse>): void {
    for (const item of (items ?? []) as readonly Node[]) this.#addItem(item, scope)
  }

  /** Returns the tables that the item adds to the scope. */
  #addItem(item: Node, scope: Map<string, TableUse>): readonly TableUse[] {
    const [kind = '', fields = {}] = Object.entries(item)[0] ?? []
    const part = fields as Node
    if (kind === 'RangeVar') return [this.#addTable(part, scope)]
    if (kind === 'RangeSubselect') {
      this.visitStatement(part['subquery'] as Node, scope)
      return [this.#addKnown((part['alias'] as { aliasname: string }).aliasname, scope)]
    }
    if (kind !== 'JoinExpr') return []
    const left = this.#addItem(part['larg'] as Node, scope)
    const right = this.#addItem(part['rarg'] as Node, scope)
    const using = (part['usingClause'] ?? []) as readonly Node[]
    if (using.some((name) => toName(name) === 'firm_id')) {
      const [first] = right
      for (const use of left) if (first) this.#tie(use.id, first.id)
    }
    this.#addConditions(part['quals'], scope)
    this.#visitSubqueries({ quals: part['quals'] }, scope, [])
    return [...left, ...right]
  }

  #addTable(range: Node, scope: Map<string, TableUse>): TableUse {
    const table = String(range['relname'])
    const { aliasname } = (range['alias'] ?? { aliasname: table }) as { aliasname: string }
    if (this.#expressions.has(table)) return this.#addKnown(aliasname, scope)
    if (routes.has(table)) return this.#addKnown(aliasname, scope)
    const use = { id: `${table} ${this.#uses.length}`, table }
    this.#uses.push(use)
    scope.set(aliasname, use)
    return use
  }

  /** A subquery is checked by itself, and a route names a firm: these rows are those of a firm. */
  #addKnown(alias: string, scope: Map<string, TableUse>): TableUse {
    const use = { id: value, table: '' }
    scope.set(alias, use)
    return use
  }

  #addConditions(condition: unknown, scope: Scope, mayFollowAccount = true): void {
    if (typeof condition !== 'object' || condition === null) return
    const { BoolExpr: bool, A_Expr: comparison } = condition as {
      BoolExpr?: { boolop: string; args: readonly Node[] }
      A_Expr?: { kind: string; name: readonly Node[]; lexpr: Node; rexpr: Node }
    }
    if (bool?.boolop === 'AND_EXPR')
      for (const part of bool.args) this.#addConditions(part, scope, mayFollowAccount)
    if (comparison === undefined || !isEquality(comparison)) return
    const left = listParts(comparison.lexpr)
    const right = listParts(comparison.rexpr)
    for (const [index, part] of left.entries()) {
      const use = findRowsOfAccount(part, right[index], scope)
      if (use && mayFollowAccount) this.#tie(use, value)
      const a = findFirm(part, scope)
      const b = findFirm(right[index] ?? {}, scope)
      if (a !== undefined && b !== undefined) this.#tie(a, b)
    }
  }

  #visitSubqueries(node: unknown, scope: Scope, except: readonly string[]): void {
    if (Array.isArray(node)) {
      for (const item of node) this.#visitSubqueries(item, scope, [])
      return
    }
    if (typeof node !== 'object' || node === null) return
    for (const [key, child] of Object.entries(node)) {
      if (except.includes(key)) continue
      if (key === 'SelectStmt') this.visitStatement({ [key]: child }, scope)
      else this.#visitSubqueries(child, scope, [])
    }
  }

  #tie(a: string, b: string): void {
    this.#groups.set(this.#find(a), this.#find(b))
  }

  #find(id: string): string {
    const parent = this.#groups.get(id)
    return parent === undefined || parent === id ? id : this.#find(parent)
  }
}

/** `=`, `= any (…)` and `in (…)`, but not `is distinct from`, which the parser calls `=` too. */
function isEquality({ kind, name }: { kind: string; name: readonly Node[] }): boolean {
  const kinds = ['AEXPR_OP', 'AEXPR_OP_ANY', 'AEXPR_IN']
  return kinds.includes(kind) && name.some((part) => toName(part) === '=')
}

/** Returns the table whose firm the column is, or undefined for another column, or `value`. */
function findFirm(expression: Node, scope: Scope): string | undefined {
  const names = findNames(expression)
  if (names === undefined) return value
  const use = findUse(names, scope, ({ table }) => firmTables.has(table) || table === 'firm')
  if (use === undefined) return undefined
  return names.at(-1) === (use.table === 'firm' ? 'id' : 'firm_id') ? use.id : undefined
}

/** Returns the table whose rows `account_id = value` chooses. */
function findRowsOfAccount(left: Node, right: Node | undefined, scope: Scope): string | undefined {
  const names = findNames(left)
  const isComparedWithValue = right !== undefined && findNames(right) === undefined
  if (names?.at(-1) !== 'account_id' || !isComparedWithValue) return undefined
  const isOfAccounts = ({ table }: TableUse) => tablesOfAccounts.has(table)
  const use = findUse(names, scope, isOfAccounts)
  return use && isOfAccounts(use) ? use.id : undefined
}

/** Returns the parts of a column's name, or undefined for an expression that is no column. */
function findNames(expression: Node): readonly string[] | undefined {
  const { fields } = (expression['ColumnRef'] ?? {}) as { fields?: readonly Node[] }
  return fields?.map(toName)
}

/** A name without its table belongs to the innermost table that may have it. */
function findUse(
  names: readonly string[],
  scope: Scope,
  mayHave: (use: TableUse) => boolean,
): TableUse | undefined {
  const [table = ''] = names
  return names.length > 1 ? scope.get(table) : [...scope.values()].findLast(mayHave)
}

/** `(a, b) = (c, d)` compares part by part. */
function listParts(expression: Node): readonly Node[] {
  const { args } = (expression['RowExpr'] ?? {}) as { args?: readonly Node[] }
  return args ?? [expression]
}

function toName(node: Node): string {
  return ((node['String'] ?? {}) as { sval?: string }).sval ?? ''
}

/** Facts of tables whose rows belong to firms. */
function listFirmFacts(): readonly string[] {
  return owners.flatMap(({ folder, facts = [] }) => (folder === 'features/account' ? [] : facts))
}
