// The bytes of a packet, document by document, so that it is never in memory as a whole.
import { listPeople } from '#features/cases/server/participants/participants.ts'
import { calendarDay } from '#lib/dates.ts'
import { Problem } from '#lib/problem.ts'
import type { OpenPacket, PacketEnd } from '#ports/packet-writer.ts'
import { nameParts } from '../../rules/files/document-name.ts'
import { getExtension } from '../../rules/files/file-types.ts'
import {
  planContents,
  toBookmarks,
  type CountedSection,
} from '../../rules/packets/packet-contents.ts'
import { contentsHeading, getCoverFacts } from '../../rules/packets/packet-cover.ts'
import { getPacketFileName } from '../../rules/packets/packet-name.ts'
import {
  toSections,
  type PacketFailure,
  type PacketFailureReason,
} from '../../rules/packets/packet-parts.ts'
import { listDocumentNames } from '../read/named-documents.store.ts'
import { findStoredContent } from '../files/stored-content.ts'
import type { PacketJobDeps } from './deps.ts'
import { findPacketCase } from './packet-choices.store.ts'
import { saveProgress, type PacketRun } from './packet-runs.store.ts'
import type { StoredPacket } from './packets.store.ts'
import { listChoices, type ChosenDocument } from './read-packets.ts'

/** The packet was cancelled, or another attempt has it. */
export class PacketStopped extends Error {}
/** Another attempt would not help. */
export class ImpossiblePacket extends Error {}

export interface PacketWriting {
  readonly name: string
  readonly content: AsyncIterable<Uint8Array>
  /** Known after the content was read. */
  readonly pages: () => number
}

/** Chunk size, so that encryption does not block other work. */
const chunkBytes = 65_536

interface CountedDocument extends ChosenDocument {
  readonly pages: number
}

export async function openWriting(
  deps: PacketJobDeps,
  run: PacketRun,
  packet: StoredPacket,
): Promise<PacketWriting> {
  const plan = await readPlan(deps, packet)
  const state = { pages: 0 }

  async function* write(): AsyncGenerator<Uint8Array> {
    const open = deps.packetWriter.open()
    const counted: CountedDocument[] = []
    const failures: PacketFailure[] = []
    yield open.head
    for (const [at, documentId] of packet.documentIds.entries()) {
      const document = plan.choices.get(documentId)
      const added = document ? await addDocument(deps, open, document) : 'not-accepted'
      if (typeof added === 'string')
        failures.push({ documentId, name: plan.names.get(documentId) ?? '', reason: added })
      else if (document) {
        counted.push({ ...document, pages: added.pages })
        yield* inChunks(added.bytes)
      }
      const progress = { done: at + 1, failures }
      if (!(await deps.database.transact((tx) => saveProgress(tx, run, progress))))
        throw new PacketStopped('The packet is not wanted any more')
    }
    if (counted.length === 0) throw new ImpossiblePacket('No document can be part of the packet')
    const { end, pages } = planEnd(counted, plan.cover)
    state.pages = pages
    const ended = await open.end(end)
    if ('fault' in ended) throw new ImpossiblePacket(`The packet cannot be ended: ${ended.fault}`)
    yield* inChunks(ended.bytes)
  }

  return { name: plan.fileName, content: write(), pages: () => state.pages }
}

interface PacketPlan {
  readonly fileName: string
  readonly cover: CoverText
  readonly choices: ReadonlyMap<string, ChosenDocument>
  /** Names of all documents of the case. */
  readonly names: ReadonlyMap<string, string>
}

async function readPlan(deps: PacketJobDeps, packet: StoredPacket): Promise<PacketPlan> {
  const { db } = deps.database
  const facts = await findPacketCase(db, packet)
  if (!facts) throw new Error('The case of a packet is not there')
  const people = (await listPeople(db, packet)).toSorted((a, b) => a.debtor - b.debtor)
  const choices = await listChoices(deps, db, packet)
  const documents = await listDocumentNames(db, packet)
  const writtenAt = deps.clock.now()
  const day = calendarDay(writtenAt, facts.timeZone)
  const { title } = packet
  const names = people.map(({ givenName, familyName }) => `${givenName} ${familyName}`)
  const cover = getCoverFacts({ ...facts, names }, day)
  return {
    fileName: getPacketFileName({ title, lastName: people[0]?.familyName ?? '', day }),
    cover: { title, facts: cover, writtenAt },
    choices: new Map(choices.map((document) => [document.id, document])),
    names: new Map(documents.map(({ id, name }) => [id, name])),
  }
}

/** Returns why the document is not in the packet. Throws what a later attempt may mend. */
async function addDocument(
  deps: PacketJobDeps,
  packet: OpenPacket,
  document: ChosenDocument,
): Promise<{ readonly pages: number; readonly bytes: Uint8Array } | PacketFailureReason> {
  if (document.obstacle !== undefined) return 'not-accepted'
  const content = await readContent(deps, document)
  if (!content) return 'missing'
  const { orientation, name } = document
  try {
    const added = await packet.add({ extension: getExtension(name), orientation, content })
    return 'fault' in added ? added.fault : added
  } catch (error) {
    if (error instanceof Problem) throw error
    // A fault of ours with this file: every later attempt would end the same way.
    deps.log.error({ err: error, document: document.id }, 'A document broke the writer of packets')
    return 'unreadable'
  }
}

const lostFiles: readonly string[] = ['file-vault.absent', 'file-vault.damaged']

/** Undefined for a file that is lost, damaged, or of another size than its row says. */
async function readContent(
  deps: PacketJobDeps,
  document: ChosenDocument,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const stored: AsyncIterable<Uint8Array> = await findStoredContent(deps, document)
    const content = new Uint8Array(document.bytes)
    let length = 0
    for await (const chunk of stored) {
      if (length + chunk.length > content.length) return undefined
      content.set(chunk, length)
      length += chunk.length
    }
    return length === content.length ? content : undefined
  } catch (error) {
    if (error instanceof Problem && lostFiles.includes(error.code)) return undefined
    throw error
  }
}

interface CoverText {
  readonly title: string
  readonly facts: readonly string[]
  readonly writtenAt: Date
}

function planEnd(
  documents: readonly CountedDocument[],
  { writtenAt, ...cover }: CoverText,
): { readonly end: PacketEnd; readonly pages: number } {
  const sections = toSections(documents).map(({ documents: ofSection }): CountedSection => ({
    name: ofSection[0]?.category ?? '',
    documents: ofSection.map(({ name, pages }) => ({ name: nameParts(name).stem, pages })),
  }))
  const contents = planContents(sections)
  const end = {
    writtenAt,
    bookmarks: toBookmarks(contents.flat()),
    cover: {
      ...cover,
      heading: contentsHeading,
      contents: contents.map((page) =>
        page.map(({ kind, text, page: number }) => ({
          isCategory: kind === 'category',
          text,
          page: number,
        })),
      ),
    },
  }
  return { end, pages: documents.reduce((sum, { pages }) => sum + pages, contents.length) }
}

function* inChunks(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += chunkBytes) yield bytes.subarray(at, at + chunkBytes)
}
