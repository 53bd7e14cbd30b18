// The limits of a document as validation rules (spec: security#document-limits).
import {
  GraphQLError,
  Kind,
  NoSchemaIntrospectionCustomRule,
  type ASTVisitor,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql'

export const documentLimits = {
  depth: 10,
  aliases: 15,
  rootFields: 10,
  directives: 10,
  characters: 32_000,
  tokens: 2000,
} as const

/** Counts over the whole document. A fragment counts again at each place that spreads it. */
function limitsRule(context: ValidationContext): ASTVisitor {
  let aliases = 0
  let directives = 0
  const refuse = (message: string, node: OperationDefinitionNode) =>
    context.reportError(new GraphQLError(message, { nodes: node }))
  return {
    Field: (node) => void (aliases += node.alias ? 1 : 0),
    Directive: () => void (directives += 1),
    OperationDefinition: {
      leave(node) {
        const fields = [...toFields(context, node.selectionSet)]
        if (fields.length > documentLimits.rootFields) refuse('Too many fields at the root', node)
        if (getDepth(context, node.selectionSet, new Map()) > documentLimits.depth)
          refuse('The document is too deep', node)
      },
    },
    Document: {
      leave(node) {
        const operations = node.definitions.filter(
          (definition) => definition.kind === Kind.OPERATION_DEFINITION,
        )
        const [first] = operations
        if (!first) return
        if (operations.length > 1) refuse('A document holds one operation', first)
        if (aliases > documentLimits.aliases) refuse('Too many aliases', first)
        if (directives > documentLimits.directives) refuse('Too many directives', first)
      },
    },
  }
}

/** Refuses several guesses in one request (spec: security#sensitive-field-once). */
function sensitiveOnceRule(context: ValidationContext): ASTVisitor {
  let sensitive = 0
  return {
    Field(node) {
      const field = context.getFieldDef()
      if (!field?.astNode?.directives?.some(({ name }) => name.value === 'sensitive')) return
      sensitive += 1
      if (sensitive === 2)
        context.reportError(
          new GraphQLError('A document may contain a sensitive operation only once', {
            nodes: node,
          }),
        )
    },
  }
}

/**
 * Allows only one field per mutation namespace, counting all aliases
 * (spec: security#one-field-per-namespace).
 */
function oneMutationPerNamespaceRule(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(node) {
      if (node.operation !== 'mutation') return
      const held = new Map<string, Set<string>>()
      for (const namespace of toFields(context, node.selectionSet)) {
        const name = namespace.name.value
        const type = context.getSchema().getMutationType()?.getFields()[name]?.type.toString() ?? ''
        if (!namespace.selectionSet || !type.replace('!', '').endsWith('Mutation')) continue
        const keys = held.get(name) ?? new Set<string>()
        for (const field of toFields(context, namespace.selectionSet))
          keys.add(`${responseKey(namespace)}.${responseKey(field)}`)
        held.set(name, keys)
      }
      for (const [name, keys] of held) {
        if (keys.size > 1)
          context.reportError(
            new GraphQLError(`${name} holds one field in a document`, { nodes: node }),
          )
      }
    },
  }
}

function responseKey({ alias, name }: FieldNode): string {
  return (alias ?? name).value
}

/** Reads each fragment once, because repeated spreads would double the work at every level. */
function* toFields(
  context: ValidationContext,
  set: SelectionSetNode,
  seen = new Set<string>(),
): Generator<FieldNode> {
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD) yield selection
    else if (selection.kind === Kind.INLINE_FRAGMENT)
      yield* toFields(context, selection.selectionSet, seen)
    else {
      const fragment = context.getFragment(selection.name.value)
      if (!fragment || seen.has(fragment.name.value)) continue
      seen.add(fragment.name.value)
      yield* toFields(context, fragment.selectionSet, seen)
    }
  }
}

/** `known` stores the depth of each fragment, so that each is measured once. */
function getDepth(
  context: ValidationContext,
  set: SelectionSetNode,
  known: Map<FragmentDefinitionNode, number>,
): number {
  let deepest = 0
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD)
      deepest = Math.max(
        deepest,
        1 + (selection.selectionSet ? getDepth(context, selection.selectionSet, known) : 0),
      )
    else if (selection.kind === Kind.INLINE_FRAGMENT)
      deepest = Math.max(deepest, getDepth(context, selection.selectionSet, known))
    else {
      const fragment = context.getFragment(selection.name.value)
      if (!fragment) continue
      if (!known.has(fragment)) {
        // A recursive fragment adds no depth; another rule refuses it.
        known.set(fragment, 0)
        known.set(fragment, getDepth(context, fragment.selectionSet, known))
      }
      deepest = Math.max(deepest, known.get(fragment) ?? 0)
    }
  }
  return deepest
}

export function graphRules(settings: { readonly introspection: boolean }): ValidationRule[] {
  const rules: ValidationRule[] = [limitsRule, sensitiveOnceRule, oneMutationPerNamespaceRule]
  return settings.introspection ? rules : [...rules, NoSchemaIntrospectionCustomRule]
}
