import { readFile } from 'node:fs/promises'
import type { BrowserApp } from './schema.ts'

type Documents = Readonly<Record<string, string>>

/**
 * The documents that each app may send, by their hash. Pages of the release before are among them,
 * until they are loaded again.
 */
export type TrustedDocuments = Readonly<Record<BrowserApp, Documents>>

export async function readTrustedDocuments(): Promise<TrustedDocuments> {
  const [portal, workspace, earlier] = await Promise.all([
    readContract<Documents>('trusted-documents.json'),
    readContract<Documents>('workspace-documents.json'),
    readContract<{ readonly documents: TrustedDocuments }>('earlier-documents.json'),
  ])
  return {
    portal: { ...earlier.documents.portal, ...portal },
    workspace: { ...earlier.documents.workspace, ...workspace },
  }
}

async function readContract<Content>(file: string): Promise<Content> {
  const text = await readFile(new URL(`../../../contract/${file}`, import.meta.url), 'utf8')
  return JSON.parse(text) as Content
}
