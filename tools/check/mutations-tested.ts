import { buildSchema, getNamedType, isObjectType, Kind, parse } from 'graphql'
import type { FieldNode, SelectionSetNode } from 'graphql'
import type { SourceFile } from './sources.ts'

/** Returns the mutations (`signUp`, `documents.uploadFile`) that no `*.int.test.ts` sends. */
export function untestedMutations(schemaText: string, files: readonly SourceFile[]): string[] {
  const sentMutations = new Set(
    files
      .filter(({ path }) => path.endsWith('.int.test.ts'))
      .flatMap(({ text }) => mutationsSentIn(text)),
  )
  return listMutations(schemaText).filter((name) => !sentMutations.has(name))
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
  return literals
    .filter((literal) => /^\s*mutation\b[^{]*\{/.test(literal))
    .flatMap(mutationsNamedIn)
}

function mutationsNamedIn(operation: string): string[] {
  // A template expression in a test is a value or a list of fields; a name replaces both.
  const { definitions } = parse(
    operation.replace(/"\$\{[^}]*\}"/g, '""').replace(/\$\{[^}]*\}/g, 'x'),
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
