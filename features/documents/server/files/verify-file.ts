import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { Problem } from '#lib/problem.ts'
import type { FileRow } from './files.store.ts'
import { findStoredContent } from './stored-content.ts'
import type { DocumentsDeps } from '../deps.ts'

export type FileFinding = 'absent' | 'damaged' | 'changed'

export type VerifyFileDeps = Pick<DocumentsDeps, 'database' | 'vault' | 'secrets'>

export async function findingOfFile(
  deps: VerifyFileDeps,
  row: FileRow,
  { whole }: { readonly whole: boolean },
): Promise<FileFinding | undefined> {
  try {
    const content = await findStoredContent(deps, row)
    if (whole) return (await isAsItsRowSays(content, row)) ? undefined : 'changed'
    content.destroy()
    return undefined
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    if (error.code === 'file-vault.absent') return 'absent'
    if (error.code === 'file-vault.damaged') return 'damaged'
    throw error
  }
}

async function isAsItsRowSays(content: Readable, { bytes, sha256 }: FileRow): Promise<boolean> {
  const hash = createHash('sha256')
  let seen = 0
  for await (const chunk of content as AsyncIterable<Uint8Array>) {
    seen += chunk.byteLength
    hash.update(chunk)
  }
  return seen === bytes && hash.digest('hex') === sha256
}
