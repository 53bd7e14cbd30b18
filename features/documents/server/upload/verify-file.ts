// Looks whether a stored file is there, and whether it still is what its row says.
import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { Problem } from '#lib/problem.ts'
import type { FileRow } from '../files/files.store.ts'
import { storedContent } from '../stored-content.ts'
import type { DocumentsWorld } from '../deps.ts'

export type FileFinding = 'absent' | 'damaged' | 'changed'

export type VerifyingWorld = Pick<DocumentsWorld, 'database' | 'vault' | 'secrets'>

/** Undefined when nothing is wrong. A vault that cannot be reached is no finding: that is thrown. */
export async function findingOfFile(
  world: VerifyingWorld,
  row: FileRow,
  { whole }: { readonly whole: boolean },
): Promise<FileFinding | undefined> {
  try {
    const content = await storedContent(world, row)
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
