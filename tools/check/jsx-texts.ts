// A browser that translates a page replaces bare texts (ui/browser/translated-texts.ts). React can
// insert something beside a replaced text, or remove it, only if the text has an element of its own.
import { parseSync } from 'vite'
import type { SourceFile } from './sources.ts'

interface Node {
  readonly type: string
  readonly start: number
  readonly [field: string]: unknown
}

/** Returns a complaint for each text beside something that comes and goes. */
export function findBareTexts({ path, text }: SourceFile): string[] {
  if (!path.endsWith('.tsx')) return []
  const complaints: string[] = []
  visit(parseSync(path, text).program, (node) => {
    if (!isElement(node)) return
    const children = (node['children'] as readonly Node[]).map(toExpression)
    const bare = children.find(isText)
    if (bare === undefined || !children.some(comesAndGoes)) return
    const line = text.slice(0, bare.start).split('\n').length
    complaints.push(`${path}:${line} has a text beside a condition or a list: give it a <span>`)
  })
  return complaints
}

const isElement = ({ type }: Node) => type === 'JSXElement' || type === 'JSXFragment'

const toExpression = (child: Node) =>
  child.type === 'JSXExpressionContainer' ? (child['expression'] as Node) : child

function comesAndGoes(node: Node): boolean {
  return !isElement(node) && contains(node, isElement)
}

/** True if the expression can only be a text: translators leave out blanks. */
function isText(node: Node): boolean {
  switch (node.type) {
    case 'JSXText':
    case 'Literal':
      return typeof node['value'] === 'string' && node['value'].trim() !== ''
    case 'TemplateLiteral':
      return true
    case 'ConditionalExpression':
      return [node['consequent'], node['alternate']].some((branch) => isText(branch as Node))
    case 'LogicalExpression':
      return isText(node['right'] as Node)
    case 'Identifier':
    case 'MemberExpression':
    case 'CallExpression':
      if (contains(node, isElement)) return false
      return /^(words|\w+Words|format\w*|name|label|text|title)$/.test(rootOf(node))
    default:
      return false
  }
}

/** `words` of `words.roles[role](name)`. */
function rootOf(node: Node): string {
  if (node.type === 'Identifier') return node['name'] as string
  if (node.type === 'MemberExpression') return rootOf(node['object'] as Node)
  return node.type === 'CallExpression' ? rootOf(node['callee'] as Node) : ''
}

function contains(node: Node, isWanted: (node: Node) => boolean): boolean {
  let isFound = false
  visit(node, (each) => {
    isFound ||= isWanted(each)
  })
  return isFound
}

function visit(value: unknown, look: (node: Node) => void): void {
  if (Array.isArray(value)) for (const each of value) visit(each, look)
  else if (typeof value === 'object' && value !== null) {
    if ('type' in value) look(value as Node)
    for (const each of Object.values(value)) visit(each, look)
  }
}
