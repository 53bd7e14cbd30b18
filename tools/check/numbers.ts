// Reads named numbers from source code without running it.
import ts from 'typescript'
import type { SourceFile } from './sources.ts'

/** Returns the file that an import names, if it is a source file of the repository. */
export type FindFile = (specifier: string, importer: string) => SourceFile | undefined

export interface NamedNumber {
  /** With the names around it, such as `uploadsPerAccount.max`. */
  readonly name: string
  readonly value: number
}

export interface Numbers {
  readonly numbers: readonly NamedNumber[]
  /** False: they are somewhere inside of a function, call or text, maybe among others. */
  readonly isExact: boolean
}

interface Scope {
  readonly file: SourceFile
  readonly tree: ts.SourceFile
  readonly findFile: FindFile
}

/**
 * Returns the numbers of a constant, property, parameter or function, such as `maxTries` or
 * `limits.depth`. Exact are literals, and calculations with constants of the file or of imported
 * ones; an object or a list has those of its parts. Undefined when the file has no such number.
 */
export function readNumbers(
  file: SourceFile,
  name: string,
  findFile: FindFile,
): Numbers | undefined {
  if (!/\.tsx?$/.test(file.path)) return readLineNumbers(file, name)
  const scope: Scope = { file, tree: parse(file), findFile }
  const values = findValues(scope.tree, name.split('.'))
  const exact = values.flatMap((value) => listExact(scope, name, value))
  if (exact.length > 0) return { numbers: exact, isExact: true }
  const loose = values.flatMap((value) => listLoose(scope, name, value))
  return loose.length > 0 ? { numbers: loose, isExact: false } : undefined
}

/** Returns the numbers behind the name in the first line that has it, also in a comment. */
function readLineNumbers({ text }: SourceFile, name: string): Numbers | undefined {
  const line = text.split('\n').find((candidate) => candidate.includes(name)) ?? ''
  const numbers = [...line.slice(line.indexOf(name) + name.length).matchAll(/\d+(?:\.\d+)?/g)]
  return numbers.length > 0
    ? { numbers: numbers.map(([value]) => ({ name, value: Number(value) })), isExact: true }
    : undefined
}

const trees = new WeakMap<SourceFile, ts.SourceFile>()

function parse(file: SourceFile): ts.SourceFile {
  const kind = file.path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const tree =
    trees.get(file) ??
    ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, false, kind)
  trees.set(file, tree)
  return tree
}

/** The last names of the chain of declarations must be `names`. */
function findValues(tree: ts.Node, names: readonly string[]): ts.Node[] {
  const values: ts.Node[] = []
  const visit = (node: ts.Node, around: readonly string[]): void => {
    const declared = readDeclaration(node)
    const chain = declared ? [...around, declared.name] : around
    if (declared && names.every((name, at) => chain.at(at - names.length) === name))
      values.push(declared.value)
    node.forEachChild((child) => visit(child, chain))
  }
  visit(tree, [])
  return values
}

function readDeclaration(node: ts.Node): { name: string; value: ts.Node } | undefined {
  if (ts.isFunctionDeclaration(node))
    return node.name && node.body ? { name: node.name.text, value: node.body } : undefined
  const isDeclaration =
    ts.isVariableDeclaration(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isParameter(node) ||
    ts.isBindingElement(node)
  if (!isDeclaration || !node.initializer) return undefined
  if (!ts.isIdentifier(node.name) && !ts.isStringLiteral(node.name)) return undefined
  return { name: node.name.text, value: node.initializer }
}

function listExact(scope: Scope, name: string, node: ts.Node): NamedNumber[] {
  const value = evaluate(scope, node)
  if (value !== undefined) return [{ name, value }]
  const inner = unwrap(node)
  if (ts.isObjectLiteralExpression(inner))
    return inner.properties.flatMap((property) => {
      const declared = readDeclaration(property)
      return declared ? listExact(scope, `${name}.${declared.name}`, declared.value) : []
    })
  if (ts.isArrayLiteralExpression(inner))
    return inner.elements.flatMap((element) => listExact(scope, name, element))
  return []
}

/** Returns numbers of the code, and those in texts and regular expressions, as in `\d{6}`. */
function listLoose(scope: Scope, name: string, node: ts.Node): NamedNumber[] {
  const isText =
    ts.isStringLiteralLike(node) ||
    ts.isRegularExpressionLiteral(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddle(node) ||
    ts.isTemplateTail(node)
  if (isText)
    return [...node.text.matchAll(/\d+/g)].map(([value]) => ({ name, value: Number(value) }))
  const value = evaluate(scope, node)
  if (value !== undefined) return [{ name, value }]
  const numbers: NamedNumber[] = []
  node.forEachChild((child) => void numbers.push(...listLoose(scope, name, child)))
  return numbers
}

function unwrap(node: ts.Node): ts.Node {
  return ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isParenthesizedExpression(node)
    ? unwrap(node.expression)
    : node
}

function evaluate(scope: Scope, node: ts.Node): number | undefined {
  const inner = unwrap(node)
  if (ts.isNumericLiteral(inner)) return Number(inner.text)
  if (ts.isBinaryExpression(inner)) {
    const left = evaluate(scope, inner.left)
    const right = evaluate(scope, inner.right)
    return left === undefined || right === undefined
      ? undefined
      : calculate(inner.operatorToken.kind, left, right)
  }
  if (!ts.isIdentifier(inner) && !ts.isPropertyAccessExpression(inner)) return undefined
  const constant = findConstant(scope, inner.getText(scope.tree))
  const [number, ...more] = constant?.isExact ? constant.numbers : []
  return more.length === 0 ? number?.value : undefined
}

function calculate(operator: ts.SyntaxKind, left: number, right: number): number | undefined {
  switch (operator) {
    case ts.SyntaxKind.PlusToken:
      return left + right
    case ts.SyntaxKind.MinusToken:
      return left - right
    case ts.SyntaxKind.AsteriskToken:
      return left * right
    case ts.SyntaxKind.SlashToken:
      return left / right
    case ts.SyntaxKind.AsteriskAsteriskToken:
      return left ** right
    default:
      return undefined
  }
}

/** Finds a constant of the top level of the file, or one that it imports. */
function findConstant(scope: Scope, name: string): Numbers | undefined {
  const [first = ''] = name.split('.')
  for (const statement of scope.tree.statements) {
    if (ts.isVariableStatement(statement) && declares(statement, first))
      return readNumbers(scope.file, name, scope.findFile)
    if (ts.isImportDeclaration(statement) && imports(statement, first)) {
      const { text } = statement.moduleSpecifier as ts.StringLiteral
      const file = scope.findFile(text, scope.file.path)
      return file && readNumbers(file, name, scope.findFile)
    }
  }
  return undefined
}

function declares({ declarationList }: ts.VariableStatement, name: string): boolean {
  return declarationList.declarations.some(
    (declaration) => ts.isIdentifier(declaration.name) && declaration.name.text === name,
  )
}

function imports({ importClause }: ts.ImportDeclaration, name: string): boolean {
  const bindings = importClause?.namedBindings
  return (
    bindings !== undefined &&
    ts.isNamedImports(bindings) &&
    bindings.elements.some((element) => element.name.text === name)
  )
}
