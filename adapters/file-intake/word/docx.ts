import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl'
import { isOnOwnDisk } from '../own-disk.ts'
import { type FormatCheck, Refusal } from '../verdicts.ts'
import { watchingPart } from './word-contents.ts'
import { findReasonToRefuse, normalizeName } from './word-names.ts'
import { prologBytes } from './word-prolog.ts'
import { xmlText, parseTags } from './word-xml.ts'

const documentType =
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

const foreignTypes =
  /macroenabled|vbaproject|(spreadsheetml|presentationml)\.[\w.]*main\+xml|\.template\.main\+xml/i

const maxEntries = 2_000
const maxUnpackedBytes = 200 * 1_048_576
const maxTimesLarger = 100
const maxPartBytes = 1_048_576
const maxEmbeddedBytes = 26_214_400
/** Allows three levels: the document, a table in it, and an archive in that table. */
const maxArchiveDepth = 3
const archiveStart = Buffer.from('PK\u0003\u0004')

export const lookAtDocx: FormatCheck = async (content) => {
  const parts = await listParts(content, createCounter(maxUnpackedBytes), 1)
  if (!isPlainWordDocument(parts.get('[content_types].xml') ?? ''))
    throw new Refusal('archive that is no plain Word document')
  if ([...parts.values()].some(hasExternalReference))
    throw new Refusal('Word document that fetches something')
  return []
}

/** Unpacks an archive and its embedded archives. `unpacked` counts their declared sizes. */
async function listParts(
  content: Buffer,
  unpacked: (bytes: number) => void,
  depth: number,
): Promise<ReadonlyMap<string, string>> {
  if (depth > maxArchiveDepth) throw new Refusal('archive inside too many archives')
  // Refuses absolute names, `..`, backslashes, and entries whose declared size is wrong.
  const archive = await fromBufferPromise(content, {
    lazyEntries: true,
    strictFileNames: true,
    validateEntrySizes: true,
  })
  if (archive.entryCount > maxEntries) throw new Refusal('archive of too many files')
  const entries = await listEntries(archive)
  const declared = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
  createCounter(content.length * maxTimesLarger)(declared)
  unpacked(declared)
  const counted = createCounter(declared)
  const parts = new Map<string, string>()
  for (const entry of entries) {
    const name = normalizeName(entry.fileName)
    const { kept: unpackedEntry, isArchive } = await read(archive, entry, name, counted)
    if (isArchive) await listParts(unpackedEntry, unpacked, depth + 1)
    else if (isReadPart(name)) parts.set(name, xmlText(unpackedEntry))
  }
  return parts
}

async function listEntries(archive: ZipFile): Promise<readonly Entry[]> {
  const entries = new Map<string, Entry>()
  for await (const entry of archive.eachEntry()) {
    const name = normalizeName(entry.fileName)
    // Programs differ in which of two entries with the same name they read.
    if (entries.has(name)) throw new Refusal('archive with a name twice')
    if (entry.isEncrypted()) throw new Refusal('archive that is locked')
    const reason = findReasonToRefuse(name)
    if (reason !== undefined) throw new Refusal(reason)
    entries.set(name, entry)
  }
  return [...entries.values()]
}

function createCounter(max: number): (bytes: number) => void {
  let total = 0
  return (bytes) => {
    total += bytes
    if (total > max) throw new Refusal('archive that unpacks to too much')
  }
}

function isReadPart(name: string): boolean {
  return name === '[content_types].xml' || name.endsWith('.rels')
}

/** Reads an entry. Keeps the bytes only of archives and of parts that need checks. */
async function read(
  archive: ZipFile,
  entry: Entry,
  name: string,
  count: (bytes: number) => void,
): Promise<{ readonly kept: Buffer; readonly isArchive: boolean }> {
  const chunks: Buffer[] = []
  const watch = watchingPart(name)
  let isArchive: boolean | undefined
  let countKept = createCounter(maxPartBytes)
  for await (const chunk of withLongHead(
    (await archive.openReadStreamPromise(entry)) as AsyncIterable<Buffer>,
  )) {
    if (isArchive === undefined) {
      isArchive = chunk.subarray(0, archiveStart.length).equals(archiveStart)
      if (isArchive) countKept = createCounter(maxEmbeddedBytes)
    }
    count(chunk.length)
    watch(chunk)
    if (!isArchive && !isReadPart(name)) continue
    countKept(chunk.length)
    chunks.push(chunk)
  }
  return { kept: Buffer.concat(chunks), isArchive: isArchive ?? false }
}

/** Makes the first chunk long enough to detect the part's type, however the archive was packed. */
async function* withLongHead(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let head: Buffer | undefined = Buffer.alloc(0)
  for await (const chunk of chunks) {
    if (!head) {
      yield chunk
      continue
    }
    head = Buffer.concat([head, chunk])
    if (head.length < prologBytes) continue
    yield head
    head = undefined
  }
  if (head && head.length > 0) yield head
}

function isPlainWordDocument(contentTypes: string): boolean {
  const types = parseTags(contentTypes).map(({ values }) => values.get('contenttype') ?? '')
  return (
    types.some((type) => type.toLowerCase() === documentType) &&
    !types.some((type) => foreignTypes.test(type))
  )
}

/** True when opening the file would fetch anything (spec: security#active-content). */
function hasExternalReference(relationships: string): boolean {
  return parseTags(relationships).some(({ name, values }) => {
    const kind = (values.get('type') ?? '').toLowerCase()
    const isOutside = (values.get('targetmode') ?? '').toLowerCase() === 'external'
    const isOwnTemplate =
      kind.endsWith('/attachedtemplate') && isOnOwnDisk(values.get('target') ?? '')
    return (
      name === 'relationship' &&
      (kind.endsWith('/afchunk') || (isOutside && !kind.endsWith('/hyperlink') && !isOwnTemplate))
    )
  })
}
