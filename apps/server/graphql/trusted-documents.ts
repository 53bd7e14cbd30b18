import { readFile } from 'node:fs/promises'
import type { BrowserApp } from './schema.ts'

/** The documents that each app may send, by their hash. */
export type TrustedDocuments = Readonly<Record<BrowserApp, Readonly<Record<string, string>>>>

export async function readTrustedDocuments(): Promise<TrustedDocuments> {
  const [portal, workspace] = await Promise.all([
    readContract('trusted-documents.json'),
    readContract('workspace-documents.json'),
  ])
  return { portal, workspace }
}

async function readContract(file: string): Promise<Readonly<Record<string, string>>> {
  const text = await readFile(new URL(`../../../contract/${file}`, import.meta.url), 'utf8')
  return JSON.parse(text) as Record<string, string>
}
