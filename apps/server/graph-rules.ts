// The limits of a document (safety 2.15), as validation rules: checked once per document, before anything of it runs.
import { GraphQLError, Kind, NoSchemaIntrospectionCustomRule, type ASTVisitor, type FragmentDefinitionNode, type OperationDefinitionNode, type SelectionSetNode, type ValidationContext, type ValidationRule } from 'graphql'

export const documentLimits = { depth: 10, aliases: 15, rootFields: 10, directives: 10, characters: 32_000, tokens: 2000 } as const

/** Counts over the whole document; fragments count where they are spread. */
function limitsRule(context: ValidationContext): ASTVisitor {
  let aliases = 0
  let directives = 0
  const refuse = (message: string, node: OperationDefinitionNode) => context.reportError(new GraphQLError(message, { nodes: node }))
  return {
    Field: (node) => void (aliases += node.alias ? 1 : 0),
    Directive: () => void (directives += 1),
    OperationDefinition: {
      leave(node) {
        const fields = [...rootFields(context, node.selectionSet)]
        if (fields.length > documentLimits.rootFields) refuse('Too many fields at the root', node)
        if (depthOf(context, node.selectionSet, new Set()) > documentLimits.depth) refuse('The document is too deep', node)
      },
    },
    Document: {
      leave(node) {
        const operations = node.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
        const [first] = operations
        if (!first) return
        if (operations.length > 1) refuse('A document holds one operation', first)
        if (aliases > documentLimits.aliases) refuse('Too many aliases', first)
        if (directives > documentLimits.directives) refuse('Too many directives', first)
      },
    },
  }
}

/** Guessing many times in one request is refused: a sensitive field stands once, counted by field and not by alias (safety 2.3). */
function sensitiveOnceRule(context: ValidationContext): ASTVisitor {
  let sensitive = 0
  return {
    Field(node) {
      const field = context.getFieldDef()
      if (!field?.astNode?.directives?.some(({ name }) => name.value === 'sensitive')) return
      sensitive += 1
      if (sensitive === 2) context.reportError(new GraphQLError('A sensitive operation stands once in a document', { nodes: node }))
    },
  }
}

/** Fields of a namespace would run in parallel, so a mutation's namespace holds exactly one (decisions 1.4). */
function oneMutationPerNamespaceRule(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(node) {
      if (node.operation !== 'mutation') return
      for (const { name, selectionSet } of rootFields(context, node.selectionSet)) {
        const type = context.getSchema().getMutationType()?.getFields()[name]?.type.toString() ?? ''
        if (!selectionSet || !type.replace('!', '').endsWith('Mutation')) continue
        if ([...rootFields(context, selectionSet)].length > 1) context.reportError(new GraphQLError(`${name} holds one field in a document`, { nodes: node }))
      }
    },
  }
}

function* rootFields(context: ValidationContext, set: SelectionSetNode, seen = new Set<string>()): Generator<{ readonly name: string; readonly selectionSet: SelectionSetNode | undefined }> {
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD) yield { name: selection.name.value, selectionSet: selection.selectionSet }
    else if (selection.kind === Kind.INLINE_FRAGMENT) yield* rootFields(context, selection.selectionSet, seen)
    else {
      const fragment = context.getFragment(selection.name.value)
      if (fragment && !seen.has(fragment.name.value)) yield* rootFields(context, fragment.selectionSet, new Set([...seen, fragment.name.value]))
    }
  }
}

function depthOf(context: ValidationContext, set: SelectionSetNode, seen: ReadonlySet<FragmentDefinitionNode>): number {
  let deepest = 0
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD) deepest = Math.max(deepest, 1 + (selection.selectionSet ? depthOf(context, selection.selectionSet, seen) : 0))
    else if (selection.kind === Kind.INLINE_FRAGMENT) deepest = Math.max(deepest, depthOf(context, selection.selectionSet, seen))
    else {
      const fragment = context.getFragment(selection.name.value)
      if (fragment && !seen.has(fragment)) deepest = Math.max(deepest, depthOf(context, fragment.selectionSet, new Set([...seen, fragment])))
    }
  }
  return deepest
}

export function graphRules(settings: { readonly introspection: boolean }): ValidationRule[] {
  const rules: ValidationRule[] = [limitsRule, sensitiveOnceRule, oneMutationPerNamespaceRule]
  return settings.introspection ? rules : [...rules, NoSchemaIntrospectionCustomRule]
}
