import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')

/** Returns paths relative to the root that match a pattern, with forward slashes, sorted. */
export function filesLike(...patterns: string[]): string[] {
  const paths = globSync(patterns, { cwd: root, exclude: (path) => path.includes('node_modules') })
  return [...new Set(paths.map((path) => path.replaceAll('\\', '/')))].toSorted()
}

export function readText(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

export interface Output {
  readonly path: string
  readonly text: string
}

/** An app of the browser, with the schema that its operations use. */
export interface BrowserApp {
  readonly name: 'portal' | 'workspace'
  /** The fields of each feature, and what they build on. */
  readonly contracts: readonly string[]
  readonly schemaFile: string
  readonly typesFile: string
  readonly documentsFile: string
  readonly operations: readonly string[]
  /** Contexts of resolvers, by the viewer kinds that a field admits; the first that holds all. */
  readonly contexts: readonly { readonly name: string; readonly kinds: readonly string[] }[]
  readonly context: string
}

export const browserApps: readonly BrowserApp[] = [
  {
    name: 'portal',
    contracts: [
      'contract/shared.graphql',
      'contract/base.graphql',
      'features/*/!(*.workspace).graphql',
    ],
    schemaFile: 'contract/schema.graphql',
    typesFile: 'contract/server.generated.ts',
    documentsFile: 'contract/trusted-documents.json',
    operations: [
      'features/*/portal/**/*.operations.graphql',
      'apps/portal/**/*.operations.graphql',
    ],
    contexts: [
      { name: 'ClientContext', kinds: ['CLIENT'] },
      { name: 'SignedInContext', kinds: ['CLIENT', 'SET_UP'] },
      { name: 'ReaderContext', kinds: ['CLIENT', 'PREVIEW'] },
      { name: 'AccountReaderContext', kinds: ['CLIENT', 'SET_UP', 'PREVIEW'] },
    ],
    context: 'GraphContext',
  },
  {
    name: 'workspace',
    contracts: [
      'contract/shared.graphql',
      'contract/workspace.base.graphql',
      'features/*/*.workspace.graphql',
    ],
    schemaFile: 'contract/workspace.graphql',
    typesFile: 'contract/workspace.generated.ts',
    documentsFile: 'contract/workspace-documents.json',
    operations: [
      'features/*/workspace/**/*.operations.graphql',
      'apps/workspace/**/*.operations.graphql',
    ],
    contexts: [{ name: 'StaffContext', kinds: ['STAFF'] }],
    context: 'WorkspaceContext',
  },
]
