import { Readable } from 'node:stream'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { openIncomingFile } from '#adapters/file-intake/incoming-file.ts'
import { checkContent } from '#adapters/file-intake/kinds.ts'
import { loadSharp } from '#adapters/file-intake/pictures/load-sharp.ts'
import { fileTypes, type AcceptedExtension } from '../../rules/files/file-types.ts'
import { mutations } from '../read/test-mutations.ts'
import { soundFiles } from './test-sound-files.ts'

const extensions = Object.keys(fileTypes) as AcceptedExtension[]
const sound = await soundFiles()
const headBytes = 4_096
const formats: Partial<Record<AcceptedExtension, string>> = {
  png: 'png',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  gif: 'gif',
}

beforeAll(() => loadSharp())

/** Returns the bytes that would be stored, or undefined for a refused file. */
async function receive(extension: string, content: Buffer): Promise<Buffer | undefined> {
  const incoming = openIncomingFile(extension, Readable.from(content.length > 0 ? [content] : []))
  const chunks: Uint8Array[] = []
  for await (const chunk of incoming.content) chunks.push(chunk)
  const stored = Buffer.concat(chunks)
  if (incoming.findFault(stored.subarray(0, headBytes)) !== undefined) return undefined
  const { isSound, reason } = await checkContent(extension, stored)
  expect(reason === '').toBe(isSound)
  return isSound ? stored : undefined
}

test.each(extensions)(
  'refuses each of 200 damaged copies of a %s, or stores what its name announces',
  async (extension) => {
    const copies = mutations(sound[extension], 200, extensions.indexOf(extension))
    let refused = 0
    for (const copy of copies) {
      const stored = await receive(extension, copy)
      const format = formats[extension]
      if (!stored) refused += 1
      else if (format) expect(await sharp(stored).metadata()).toMatchObject({ format })
      else expect(stored.equals(copy)).toBe(true)
    }
    expect(refused).toBeGreaterThan(copies.length / 10)
  },
)
