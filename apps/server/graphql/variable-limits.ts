// Limits of the variables of a request (spec: security#variable-limits).
import { Kind, parse, visit, type DocumentNode } from 'graphql'
import { isUploadedFile } from '../http/uploaded-file.ts'

const maxCharacters = 10_000
const maxItems = 100
const maxDepth = 32

/** The only argument that may be longer, with its own error (spec: limits#answer-size). */
const longText = { field: 'saveQuestionnaireSectionData', argument: 'data' } as const

/** Longer texts, by the name of their field or variable. */
const longTexts: Readonly<Record<string, number>> = {
  // Ignored input of 20,000 characters, or up to five times as many with `&` as `&amp;`.
  questionnaireInstructions: 110_000,
  // A list of clients to import.
  csv: 200_000,
}

/** Longer lists: the cases that staff select. */
const longLists: Readonly<Record<string, number>> = { caseIds: 500 }

/** True when every text, list and nesting is within its limit. A file counts as one value. */
export function areWithinLimits(variables: unknown, source: string): boolean {
  if (isWithinLimits(variables)) return true
  if (typeof variables !== 'object' || variables === null) return false
  const long = longVariables(source)
  return Object.entries(variables).every(
    ([name, value]) =>
      (long.has(name) && typeof value === 'string') || isWithinLimits(value, 1, name),
  )
}

function isWithinLimits(value: unknown, depth = 0, name = ''): boolean {
  if (typeof value === 'string') return value.length <= (longTexts[name] ?? maxCharacters)
  if (typeof value !== 'object' || value === null) return true
  if (depth >= maxDepth) return false
  if (Array.isArray(value))
    return (
      value.length <= (longLists[name] ?? maxItems) &&
      value.every((item) => isWithinLimits(item, depth + 1))
    )
  if (isUploadedFile(value)) return true
  return Object.entries(value).every(([key, item]) => isWithinLimits(item, depth + 1, key))
}

/** Variables that a document uses only for the long text. */
function longVariables(source: string): ReadonlySet<string> {
  const document = parseSource(source)
  const [long, usedElsewhere] = [new Set<string>(), new Set<string>()]
  if (!document) return long
  let field = ''
  visit(document, {
    VariableDefinition: () => false,
    Field: (node) => void (field = node.name.value),
    Argument: (node) => {
      if (
        field !== longText.field ||
        node.name.value !== longText.argument ||
        node.value.kind !== Kind.VARIABLE
      )
        return undefined
      long.add(node.value.name.value)
      return false
    },
    Variable: (node) => void usedElsewhere.add(node.name.value),
  })
  return new Set([...long].filter((name) => !usedElsewhere.has(name)))
}

function parseSource(source: string): DocumentNode | undefined {
  try {
    return parse(source)
  } catch {
    return undefined
  }
}
