// The documents of the release before. A page that was opened before an update sends them until it
// is loaded again.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parse, type GraphQLSchema } from 'graphql'
import { refuseFaults } from './operations.ts'
import { readText, root, type BrowserApp, type Output } from './project.ts'

const path = 'contract/earlier-documents.json'

type Documents = Readonly<Record<string, string>>

export interface EarlierDocuments {
  /** The version that the release before comes before. */
  readonly before: string
  readonly documents: Readonly<Record<string, Documents>>
}

/**
 * Call it before the documents are written: when the version of the project is a new one, they are
 * those of the release before. Throws if the schema of today does not understand one of them.
 */
export function earlierDocumentsFile(
  apps: readonly { readonly app: BrowserApp; readonly schema: GraphQLSchema }[],
): Output {
  const { version } = readJson<{ version: string }>('package.json')
  const kept = existsSync(join(root, path)) ? readJson<EarlierDocuments>(path) : undefined
  const earlier = chooseEarlier(kept, version, () => readNow(apps))
  for (const { app, schema } of apps) refuseUnknown(schema, earlier.documents[app.name] ?? {})
  return { path, text: `${JSON.stringify(earlier, null, 2)}\n` }
}

/** `readLatest` returns the documents of the version that was the latest until now. */
export function chooseEarlier(
  kept: EarlierDocuments | undefined,
  version: string,
  readLatest: () => EarlierDocuments['documents'],
): EarlierDocuments {
  return kept?.before === version ? kept : { before: version, documents: readLatest() }
}

/** Throws if the schema does not understand one of the documents. */
export function refuseUnknown(schema: GraphQLSchema, documents: Documents): void {
  for (const [id, text] of Object.entries(documents))
    refuseFaults(schema, parse(text), `${path}, ${id}`)
}

function readNow(apps: readonly { readonly app: BrowserApp }[]): EarlierDocuments['documents'] {
  return Object.fromEntries(
    apps.map(({ app }) => [app.name, readJson<Documents>(app.documentsFile)]),
  )
}

function readJson<Content>(file: string): Content {
  return JSON.parse(readText(file)) as Content
}
