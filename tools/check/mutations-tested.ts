import { buildSchema, getNamedType, isObjectType, Kind, parse } from 'graphql'
import type { FieldNode, SelectionSetNode } from 'graphql'
import type { SourceFile } from './sources.ts'

/**
 * Returns the mutations (`signUp`, `documents.uploadFile`) that no `*.int.test.ts` sends, by itself
 * or by a `test-*.ts` of a server, and whose use case of the same name none calls.
 */
export function untestedMutations(schemaText: string, files: readonly SourceFile[]): string[] {
  const tests = files.filter(({ path }) => path.endsWith('.int.test.ts'))
  const helpers = files.filter(({ path }) => /\/server\/(.*\/)?test-[\w-]+\.ts$/.test(path))
  const tested = new Set([
    ...[...tests, ...helpers].flatMap(({ text }) => mutationsSentIn(text)),
    ...tests.flatMap(({ text }) => useCasesCalledIn(text)),
  ])
  return listMutations(schemaText).filter((name) => !tested.has(name))
}

function useCasesCalledIn(text: string): string[] {
  return [...text.matchAll(/\b(\w+)\((?:app\.)?deps,/g)].map(([, name = '']) => name)
}

function listMutations(schemaText: string): string[] {
  const fields = buildSchema(schemaText).getMutationType()?.getFields() ?? {}
  return Object.values(fields).flatMap(({ name, type }) => {
    const answer = getNamedType(type)
    const isNamespace = isObjectType(answer) && /.Mutation$/.test(answer.name)
    return isNamespace ? Object.keys(answer.getFields()).map((inner) => `${name}.${inner}`) : [name]
  })
}

function mutationsSentIn(text: string): string[] {
  const literals = [...text.matchAll(/`([^`]*)`|'([^'\n]*)'|"([^"\n]*)"/g)].map(
    ([, ...parts]) => parts.find((part) => part !== undefined) ?? '',
  )
  // operation`cases.update { id }` of testing/test-operations.ts writes the document.
  const named = [...text.matchAll(/\boperation`([\w.]+)/g)].map(([, name = '']) => name)
  return [
    ...named,
    ...literals
      .filter((literal) => /^\s*mutation\b[^{]*\{/.test(literal))
      .flatMap(mutationsNamedIn),
  ]
}

function mutationsNamedIn(operation: string): string[] {
  // A template expression in a test is a value or a list of fields; a name replaces both.
  const { definitions } = parse(
    operation
      .replace(/\(\$\{[^}]*\}\)/g, '')
      .replace(/"\$\{[^}]*\}"/g, '""')
      .replace(/\$\{[^}]*\}/g, 'x'),
  )
  return definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? toFields(definition.selectionSet).flatMap(({ name, selectionSet }) => [
          name.value,
          ...toFields(selectionSet).map((inner) => `${name.value}.${inner.name.value}`),
        ])
      : [],
  )
}

function toFields(set: SelectionSetNode | undefined): FieldNode[] {
  return set?.selections.filter((selection) => selection.kind === Kind.FIELD) ?? []
}
