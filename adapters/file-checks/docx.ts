// Looks into Word files of today, which are zip archives: bounded in every direction, a plain Word document inside, and nothing that runs or is fetched.
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl'
import { type Look, Refusal } from './verdicts.ts'
import { watchingPart } from './word-contents.ts'
import { refusalOfName, understoodName } from './word-names.ts'
import { boundFromOutside, isPlainWordDocument } from './word-parts.ts'
import { xmlText } from './word-xml.ts'

const mostEntries = 2_000
const mostUnpackedBytes = 200 * 1_048_576
const mostTimesLarger = 100
const longestPartBytes = 1_048_576

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
    const name = understoodName(entry.fileName)
    const part = await read(archive, entry, name, counted)
    if (part !== undefined) parts.set(name, part)
  }
  if (!isPlainWordDocument(parts.get('[content_types].xml') ?? '')) throw new Refusal('archive that is no plain Word document')
  if ([...parts.values()].some(boundFromOutside)) throw new Refusal('Word document that fetches something')
  return []
}

async function entriesOf(archive: ZipFile): Promise<readonly Entry[]> {
  const entries = new Map<string, Entry>()
  for await (const entry of archive.eachEntry()) {
    const name = understoodName(entry.fileName)
    // Whoever opens it may take the other one.
    if (entries.has(name)) throw new Refusal('archive with a name twice')
    if (entry.isEncrypted()) throw new Refusal('archive that is locked')
    const reason = refusalOfName(name)
    if (reason !== undefined) throw new Refusal(reason)
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

/** Unpacks a file to count it and to look at what goes by; only of the parts that are read anything is kept. */
async function read(archive: ZipFile, entry: Entry, name: string, count: (bytes: number) => void): Promise<string | undefined> {
  const isKept = isReadPart(name)
  const kept: Buffer[] = []
  const countKept = counting(isKept ? longestPartBytes : Infinity)
  const watch = watchingPart(name)
  for await (const chunk of (await archive.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
    count(chunk.length)
    countKept(chunk.length)
    watch(chunk)
    if (isKept) kept.push(chunk)
  }
  return isKept ? xmlText(Buffer.concat(kept)) : undefined
}
