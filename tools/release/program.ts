// The program of a release: all modules that its entries import, as JavaScript, and what they read.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join, posix } from 'node:path'
import { parseAst } from 'vite'

export interface Program {
  /** Text of each module by its path in the release. */
  readonly modules: ReadonlyMap<string, string>
  /** Paths of files and folders that modules read. */
  readonly files: ReadonlySet<string>
  /** Names of the imported packages. */
  readonly packages: ReadonlySet<string>
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

interface Declaration {
  readonly id: Node
  readonly init: Node | null
}

/** A string in a module that names another module, a package or a file. */
interface Reference {
  readonly kind: 'module' | 'file'
  readonly text: string
  /** False for a template: its text ends where the first value is put in. */
  readonly isWhole: boolean
  readonly node: Node
}

/**
 * `entries` are paths from `root`. Imports listed in `without` are left out; each of them must
 * occur. Throws if a module imports what cannot be read from its text.
 */
export function collectProgram(
  root: string,
  entries: readonly string[],
  without: readonly string[] = [],
): Program {
  const modules = new Map<string, string>()
  const files = new Set<string>()
  const packages = new Set<string>()
  const leftOut = new Set<string>()
  const waiting = [...entries]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (modules.has(toScript(path))) continue
    const text = stripTypeScriptTypes(readFileSync(join(root, path), 'utf8'))
    const references = findReferences(path, text)
    modules.set(toScript(path), renameModules(text, references))
    for (const reference of references) {
      if (without.includes(reference.text)) {
        leftOut.add(reference.text)
        continue
      }
      const target = resolveReference(path, reference)
      if (target === undefined) continue
      if ('package' in target) packages.add(target.package)
      else if (target.path.endsWith('.ts')) waiting.push(target.path)
      else if (existsSync(join(root, target.path))) files.add(target.path)
    }
  }
  const unused = without.filter((name) => !leftOut.has(name))
  if (unused.length > 0) throw new Error(`No module imports ${unused.join(', ')}`)
  return { modules, files: withoutNested(files, root), packages }
}

const toScript = (path: string) => path.replace(/\.ts$/, '.js')

function resolveReference(
  from: string,
  { kind, text, isWhole }: Reference,
): { readonly path: string } | { readonly package: string } | undefined {
  if (text.startsWith('node:')) return undefined
  if (text.startsWith('#')) return { path: text.slice(1) }
  if (text.startsWith('.')) {
    const path = posix.join(posix.dirname(from), text)
    // What is put into a template is the name of a file.
    return { path: isWhole ? path : posix.dirname(`${path}_`) }
  }
  return kind === 'file' ? undefined : { package: packageOf(text) }
}

export function packageOf(moduleName: string): string {
  const [scope = '', name = ''] = moduleName.split('/')
  return scope.startsWith('@') ? `${scope}/${name}` : scope
}

/**
 * Names a TypeScript module as the script that it becomes; all positions stay. Imports by `#` keep
 * their names, which the package file of the release maps.
 */
function renameModules(text: string, references: readonly Reference[]): string {
  return references.reduce((renamed, { node, text: name, isWhole }) => {
    if (!isWhole || !/^\..*\.ts$/.test(name)) return renamed
    const end = node.end - "ts'".length
    return `${renamed.slice(0, end)}js${renamed.slice(end + 2)}`
  }, text)
}

function findReferences(path: string, text: string): readonly Reference[] {
  const program = parseAst(text) as unknown as Node
  const references: Reference[] = []
  const strings = readConstants(program)
  const add = (kind: Reference['kind'], node: Node) => {
    const name = readText(node, strings)
    if (name === undefined) throw new Error(`${path} imports something that its text does not name`)
    references.push({ kind, ...name, node })
  }
  visit(program, (node) => {
    if (
      node.type === 'ImportDeclaration' ||
      node.type === 'ImportExpression' ||
      node.type === 'ExportAllDeclaration' ||
      (node.type === 'ExportNamedDeclaration' && node['source'] !== null)
    )
      add('module', node['source'] as Node)
    const [first, second] = (node['arguments'] as readonly Node[] | undefined) ?? []
    if (node.type === 'CallExpression' && first && isOfImportMeta(node['callee'], 'resolve'))
      add('module', first)
    if (node.type === 'NewExpression' && first && isOfImportMeta(second, 'url')) add('file', first)
  })
  return references
}

function readText(
  node: Node,
  strings: ReadonlyMap<string, string>,
): Pick<Reference, 'text' | 'isWhole'> | undefined {
  if (node.type === 'Literal') return { text: String(node['value']), isWhole: true }
  if (node.type === 'Identifier') {
    const text = strings.get(String(node['name']))
    return text === undefined ? undefined : { text, isWhole: true }
  }
  if (node.type !== 'TemplateLiteral') return undefined
  const [first] = node['quasis'] as readonly { readonly value: { readonly cooked: string } }[]
  return { text: first?.value.cooked ?? '', isWhole: false }
}

/** Returns the strings that the module declares as constants at its top. */
function readConstants(program: Node): ReadonlyMap<string, string> {
  const constants = new Map<string, string>()
  for (const statement of program['body'] as readonly Node[]) {
    const declarations = (statement['declarations'] as readonly Node[] | undefined) ?? []
    for (const { id, init } of declarations as unknown as readonly Declaration[])
      if (init?.type === 'Literal' && typeof init['value'] === 'string')
        constants.set(String(id['name']), init['value'])
  }
  return constants
}

function isOfImportMeta(node: unknown, property: string): boolean {
  if (!isNode(node) || node.type !== 'MemberExpression') return false
  const { object, property: name } = node as unknown as { object: Node; property: Node }
  return object.type === 'MetaProperty' && name['name'] === property
}

function visit(node: Node, see: (node: Node) => void): void {
  see(node)
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value])
      if (isNode(child)) visit(child, see)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

/** Leaves out files inside of folders that are copied whole. */
function withoutNested(files: ReadonlySet<string>, root: string): ReadonlySet<string> {
  const folders = [...files].filter((path) => statSync(join(root, path)).isDirectory())
  const isNested = (path: string) =>
    folders.some((folder) => path !== folder && path.startsWith(`${folder.replace(/\/$/, '')}/`))
  return new Set([...files].filter((path) => !isNested(path)))
}
