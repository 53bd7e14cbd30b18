// Finds by which elements and events the people of a firm reach each mutation of the workspace.
// Follows names through functions, hooks and props, from the mutation up; types are not needed.
import { posix } from 'node:path'
import { parseSync } from 'vite'
import type { SourceFile } from './sources.ts'

interface Node {
  readonly type: string
  readonly [field: string]: unknown
}

/** What holds the act: a name in a file, or one member of it. */
interface Carrier {
  readonly path: string
  readonly name: string
  readonly member?: string | undefined
}

interface Source {
  readonly path: string
  readonly nodes: readonly Node[]
  readonly parents: ReadonlyMap<Node, Node>
  /** Local name → where it comes from. */
  readonly imports: ReadonlyMap<string, { readonly path: string; readonly name: string }>
}

export type Doors = ReadonlyMap<string, ReadonlySet<string>>

/** Returns `element.event`, `hook.option`, `effect` … by the name of the mutation. */
export function findDoors(files: readonly SourceFile[], operations: readonly SourceFile[]): Doors {
  const sources = new Map(files.map((file) => [file.path, readSource(file)]))
  const doors = new Map<string, Set<string>>()
  for (const { path, text } of operations)
    for (const [, name = ''] of text.matchAll(
      /export const (\w+): Operation<[^=]*= \{[^}]*kind: 'mutation'/g,
    )) {
      const found = new Set<string>()
      const climber = createClimber(sources, (door) => found.add(door))
      climber.followImports({ path, name })
      doors.set(name, found)
    }
  return doors
}

function createClimber(sources: ReadonlyMap<string, Source>, open: (door: string) => void) {
  const seen = new Set<string>()

  function hasName(path: string, name: string): boolean {
    const source = sources.get(path)
    return source?.nodes.some((node) => isReference(source, node, name)) === true
  }

  /** Looks at each place that has the name. */
  function follow({ path, name, member }: Carrier): void {
    const key = `${path} ${name} ${member ?? ''}`
    const source = sources.get(path)
    if (source === undefined || seen.has(key)) return
    seen.add(key)
    for (const node of source.nodes)
      if (isReference(source, node, name)) useAt(source, node, member)
  }

  function followImports({ path, name, member }: Carrier): void {
    for (const source of sources.values())
      for (const [local, from] of source.imports)
        if (from.path === path && from.name === name)
          follow({ path: source.path, name: local, member })
  }

  function useAt(source: Source, node: Node, member: string | undefined): void {
    const parent = source.parents.get(node)
    if (parent?.type === 'MemberExpression' && parent['object'] === node) {
      const read = nameOf(parent['property'])
      if (member === undefined || read === member) climb(source, parent)
    } else if (
      parent?.type === 'VariableDeclarator' &&
      nodeOf(parent, 'id')?.type === 'ObjectPattern'
    )
      followPattern(source, nodeOf(parent, 'id'), member)
    else climb(source, node, member)
  }

  function followPattern(
    source: Source,
    pattern: Node | undefined,
    member: string | undefined,
  ): void {
    for (const property of listOf(pattern, 'properties')) {
      const isWanted = member === undefined || nameOf(property['key']) === member
      const name = nameOf(property['value'] ?? property['argument'])
      if (isWanted && name !== undefined) follow({ path: source.path, name })
      if (property.type === 'RestElement' && name !== undefined)
        follow({ path: source.path, name, member })
    }
  }

  /** Goes up to what runs the node: an event, a hook, or another name. */
  function climb(source: Source, node: Node, member?: string): void {
    const parent = source.parents.get(node)
    if (parent === undefined) return
    const { path } = source
    if (parent.type === 'JSXAttribute') return enterProp(source, parent, member)
    if (parent.type === 'Property' && parent['value'] === node)
      return enterProperty(source, parent, member)
    if (parent.type === 'VariableDeclarator') {
      const name = nameOf(parent['id'])
      const isHeld = isFunction(node) || isHolder(node)
      if (isHeld && calleeOf(node) === '' && name !== undefined) return carry(path, name)
      if (isHeld && name !== undefined) return follow({ path, name, member })
      if (isHeld) return followPattern(source, nodeOf(parent, 'id'), member)
    }
    if (parent.type === 'CallExpression' && parent['callee'] !== node) {
      const callee = calleeOf(parent)
      if (/^use(Layout)?Effect$/.test(callee)) return open('effect')
      if (/^(setTimeout|setInterval|addEventListener|subscribe)$/.test(callee)) return open('event')
    }
    if (parent.type === 'FunctionDeclaration') {
      const name = nameOf(parent['id']) ?? ''
      return carry(path, name, member)
    }
    // A call uses what it is given.
    climb(source, parent, isCall(parent) ? undefined : member)
  }

  /** A function of the file, which may be exported, or return what it holds. */
  function carry(path: string, name: string, member?: string): void {
    follow({ path, name, member })
    followImports({ path, name, member })
  }

  function enterProp(source: Source, attribute: Node, member: string | undefined): void {
    const element = nameOf(nodeOf(source.parents.get(attribute), 'name')) ?? ''
    const prop = nameOf(attribute['name']) ?? ''
    const from = source.imports.get(element)
    const isOurs = /^[A-Z]/.test(element) && !from?.path.startsWith('ui/')
    const path = from?.path ?? source.path
    // A component may pass all its props on.
    if (isOurs && !hasName(path, prop)) open(`${element}.${prop}`)
    else if (isOurs) follow({ path, name: prop, member })
    else if (/^(on[A-Z]|action$)/.test(prop)) open(`${element}.${prop}`)
  }

  /** A property of an object: an option of a hook, an entry of a list, or a member of a name. */
  function enterProperty(source: Source, property: Node, member?: string): void {
    const key = member ?? nameOf(property['key']) ?? ''
    const object = source.parents.get(property)
    let holder = object && source.parents.get(object)
    let value = object
    // `as const`, and arrow functions that return the object.
    while (holder && /^(TS|Paren|Conditional|Logical|Await)/.test(holder.type)) {
      value = holder
      holder = source.parents.get(holder)
    }
    if (holder?.type === 'CallExpression')
      return isHolder(holder) ? enterOption(source, calleeOf(holder), key) : climb(source, holder)
    if (holder?.type === 'VariableDeclarator') {
      const name = nameOf(holder['id']) ?? ''
      return carry(source.path, name, key)
    }
    if (
      holder?.type === 'ReturnStatement' ||
      (holder && isFunction(holder) && holder['body'] === value)
    ) {
      const name = functionNameAt(source, holder)
      return carry(source.path, name, key)
    }
    if (holder?.type === 'Property') return enterProperty(source, holder, key)
    if (/^(on[A-Z]|run$)/.test(key)) open(`entry.${key}`)
  }

  function enterOption(source: Source, callee: string, key: string): void {
    const from = source.imports.get(callee)
    if (from?.path.startsWith('ui/') || (from === undefined && !hasFunction(source, callee)))
      return open(`${callee}.${key}`)
    const path = from?.path ?? source.path
    if (hasName(path, key)) follow({ path, name: key })
    else open(`${callee}.${key}`)
  }

  return { followImports }
}

function functionNameAt(source: Source, from: Node): string {
  let node: Node | undefined = from
  while (node !== undefined) {
    if (node.type === 'FunctionDeclaration') return nameOf(node['id']) ?? ''
    node = source.parents.get(node)
  }
  return ''
}

const hasFunction = ({ nodes }: Source, name: string): boolean =>
  nodes.some((node) => node.type === 'FunctionDeclaration' && nameOf(node['id']) === name)

/** A hook or a factory, whose result acts later. */
const isHolder = (node: Node): boolean => /^(use|create)[A-Z]/.test(calleeOf(node))

const isCall = (node: Node): boolean => node.type === 'CallExpression' && !isHolder(node)

const isFunction = ({ type }: Node): boolean => /^(ArrowFunction|Function)Expression$/.test(type)

/** `useAct` of `useAct(…)`, and `run` of `act.run(…)`. */
function calleeOf(node: Node): string {
  if (node.type === 'AwaitExpression') return calleeOf(node['argument'] as Node)
  if (node.type !== 'CallExpression') return ''
  const callee = node['callee'] as Node
  return nameOf(callee.type === 'MemberExpression' ? callee['property'] : callee) ?? ''
}

function isReference({ parents }: Source, node: Node, name: string): boolean {
  if (node.type !== 'Identifier' || node['name'] !== name) return false
  const parent = parents.get(node)
  switch (parent?.type) {
    case 'MemberExpression':
      return parent['object'] === node || nameOf(parent['object']) === 'props'
    case 'Property':
      return parent['value'] === node && parents.get(parent)?.type !== 'ObjectPattern'
    case 'VariableDeclarator':
      return parent['init'] === node
    case 'ImportSpecifier':
    case 'FunctionDeclaration':
    case 'TSPropertySignature':
    case 'AssignmentPattern':
      return false
    default:
      return parent !== undefined && !parent.type.startsWith('TS')
  }
}

function readSource({ path, text }: SourceFile): Source {
  const nodes: Node[] = []
  const parents = new Map<Node, Node>()
  const walk = (value: unknown, parent: Node | undefined): void => {
    if (Array.isArray(value)) for (const each of value) walk(each, parent)
    else if (typeof value === 'object' && value !== null) {
      const node = 'type' in value ? (value as Node) : undefined
      if (node !== undefined) nodes.push(node)
      if (node !== undefined && parent !== undefined) parents.set(node, parent)
      for (const each of Object.values(value)) walk(each, node ?? parent)
    }
  }
  walk(parseSync(path, text).program, undefined)
  return { path, nodes, parents, imports: readImports(path, nodes) }
}

function readImports(path: string, nodes: readonly Node[]): Source['imports'] {
  const imports = nodes.flatMap((node) => {
    if (node.type === 'ImportDeclaration') {
      const from = resolve(path, nodeOf(node, 'source'))
      return listOf(node, 'specifiers').map((specifier): [string, Carrier] => [
        nameOf(specifier['local']) ?? '',
        { path: from, name: nameOf(specifier['imported']) ?? '' },
      ])
    }
    // `const Dialog = lazyPart(() => import('./Dialog.tsx'), 'Dialog')`
    const loaded = node.type === 'VariableDeclarator' ? findLoaded(node['init']) : undefined
    const name = nameOf(node['id'])
    return loaded === undefined || name === undefined
      ? []
      : [[name, { path: resolve(path, loaded), name }] satisfies [string, Carrier]]
  })
  return new Map(imports)
}

function findLoaded(value: unknown): Node | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if ('type' in value && value.type === 'ImportExpression') return nodeOf(value as Node, 'source')
  for (const each of Object.values(value)) {
    const found = findLoaded(each)
    if (found !== undefined) return found
  }
  return undefined
}

function resolve(path: string, source: Node | undefined): string {
  const value = source?.['value']
  const name = typeof value === 'string' ? value : ''
  return name.startsWith('#') ? name.slice(1) : posix.join(posix.dirname(path), name)
}

const nodeOf = (node: Node | undefined, field: string): Node | undefined =>
  node?.[field] as Node | undefined

const listOf = (node: Node | undefined, field: string): readonly Node[] =>
  (node?.[field] as readonly Node[] | undefined) ?? []

const nameOf = (node: unknown): string | undefined =>
  typeof node === 'object' && node !== null && 'name' in node && typeof node.name === 'string'
    ? node.name
    : undefined
