// Looks into Word files of today, which are zip archives: bounded in every direction, a plain Word document inside, and nothing that runs or is fetched.
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl'
import { type Look, Refusal } from './verdicts.ts'
import { boundFromOutside, isPlainWordDocument } from './word-parts.ts'

const mostEntries = 2_000
const mostUnpackedBytes = 200 * 1_048_576
const mostTimesLarger = 100
const longestPartBytes = 1_048_576
const macros = /(^|\/)vba(project\.bin|data\.xml)$/i

export const lookAtDocx: Look = async (content) => {
  // Refuses absolute names, `..`, backslashes, and entries that are not as long as they say.
  const archive = await fromBufferPromise(content, { lazyEntries: true, strictFileNames: true, validateEntrySizes: true })
  if (archive.entryCount > mostEntries) throw new Refusal('archive of too many files')
  const entries = await entriesOf(archive)
  const declared = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
  const unpacked = counting(Math.min(mostUnpackedBytes, content.length * mostTimesLarger))
  unpacked(declared)
  const counted = counting(declared)
  const parts = new Map<string, string>()
  for (const entry of entries) {
    const name = entry.fileName.toLowerCase()
    const part = await read(archive, entry, isReadPart(name), counted)
    if (part !== undefined) parts.set(name, part)
  }
  if (!isPlainWordDocument(parts.get('[content_types].xml') ?? '')) throw new Refusal('archive that is no plain Word document')
  if ([...parts.values()].some(boundFromOutside)) throw new Refusal('Word document that fetches a template or an object')
  return []
}

async function entriesOf(archive: ZipFile): Promise<readonly Entry[]> {
  const entries = new Map<string, Entry>()
  for await (const entry of archive.eachEntry()) {
    const name = entry.fileName.toLowerCase()
    // Whoever opens it may take the other one.
    if (entries.has(name)) throw new Refusal('archive with a name twice')
    if (entry.isEncrypted()) throw new Refusal('archive that is locked')
    if (macros.test(name)) throw new Refusal('Word document with macros')
    entries.set(name, entry)
  }
  return [...entries.values()]
}

/** Throws as soon as more has been counted. */
function counting(most: number): (bytes: number) => void {
  let total = 0
  return (bytes) => {
    total += bytes
    if (total > most) throw new Refusal('archive that unpacks to too much')
  }
}

function isReadPart(name: string): boolean {
  return name === '[content_types].xml' || name.endsWith('.rels')
}

/** Unpacks a file to count it; only of the parts that are read anything is kept. */
async function read(archive: ZipFile, entry: Entry, isKept: boolean, count: (bytes: number) => void): Promise<string | undefined> {
  const kept: Buffer[] = []
  const countKept = counting(isKept ? longestPartBytes : Infinity)
  for await (const chunk of (await archive.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
    count(chunk.length)
    countKept(chunk.length)
    if (isKept) kept.push(chunk)
  }
  return isKept ? textOf(Buffer.concat(kept)) : undefined
}

function textOf(xml: Buffer): string {
  const wide = xml[0] === 0xff && xml[1] === 0xfe ? 'utf-16le' : xml[0] === 0xfe && xml[1] === 0xff ? 'utf-16be' : undefined
  return new TextDecoder(wide ?? 'utf-8', { fatal: true }).decode(xml)
}
