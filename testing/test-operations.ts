import {
  getNamedType,
  isInputObjectType,
  parse,
  type FieldNode,
  type GraphQLInputType,
  type ValueNode,
} from 'graphql'
import { getName, operations, workspaceOperations, type Operation } from './test-contract.ts'

/**
 * The document of one operation: operation`cases.update { id status }`. Each argument is a variable of
 * its name and of the type that the contract says; what a test leaves out is left out. Arguments can
 * have other names and values: operation`submitMfaCode(code: $c, user: $u, sessionId: "a") { idToken }`.
 */
export function operation(text: TemplateStringsArray, ...parts: readonly string[]): string {
  const source = String.raw({ raw: text }, ...parts).trim()
  const [, namespace, call = ''] = /^(?:(\w+)\.)?(.*)$/s.exec(source) ?? []
  const field = parseField(call)
  const name = [...(namespace === undefined ? [] : [namespace]), field.name.value].join('.')
  const found = findOperation(name, field)
  const passesAll = (field.arguments ?? []).length === 0
  const types = passesAll
    ? new Map(found.field.args.map((arg) => [arg.name, String(arg.type)]))
    : typesOfVariables(found, field)
  const declared = [...types].map(([variable, type]) => `$${variable}: ${type}`).join(', ')
  const passed = [...types.keys()].map((variable) => `${variable}: $${variable}`).join(', ')
  const withArgs =
    passesAll && types.size > 0 ? call.replace(/^\w+/, (word) => `${word}(${passed})`) : call
  const root = namespace === undefined ? withArgs : `${namespace} { ${withArgs} }`
  return `${found.kind} ${declared === '' ? '' : `(${declared}) `}{ ${root} }`
}

function parseField(call: string): FieldNode {
  const [definition] = parse(`{ ${call} }`).definitions
  const [field] =
    definition?.kind === 'OperationDefinition' ? definition.selectionSet.selections : []
  if (field?.kind !== 'Field') throw new Error(`This is no field: ${call}`)
  return field
}

function findOperation(name: string, field: FieldNode): Operation {
  const given = (field.arguments ?? []).map((arg) => arg.name.value)
  const named = [...operations, ...workspaceOperations].filter((each) => getName(each) === name)
  const [found, second] = named.filter((each) =>
    given.every((arg) => each.field.args.some((known) => known.name === arg)),
  )
  if (!found) throw new Error(`The contract has no operation ${name} with these arguments`)
  if (second && listArgs(found) !== listArgs(second))
    throw new Error(`Both apps have ${name}: name its arguments`)
  return found
}

const listArgs = ({ field }: Operation) =>
  field.args.map(({ name, type }) => `${name}: ${String(type)}`).join()

/** By the fields of the contract that the variables are passed to. */
function typesOfVariables(found: Operation, field: FieldNode): Map<string, string> {
  const types = new Map<string, string>()
  const visit = (value: ValueNode, type: GraphQLInputType): void => {
    if (value.kind === 'Variable') types.set(value.name.value, String(type))
    const named = getNamedType(type)
    if (value.kind !== 'ObjectValue' || !isInputObjectType(named)) return
    for (const inner of value.fields) {
      const innerType = named.getFields()[inner.name.value]?.type
      if (innerType) visit(inner.value, innerType)
    }
  }
  for (const { name, value } of field.arguments ?? []) {
    const type = found.field.args.find((arg) => arg.name === name.value)?.type
    if (type) visit(value, type)
  }
  return types
}
