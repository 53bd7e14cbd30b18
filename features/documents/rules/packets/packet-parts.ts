// The documents of a packet and their order (spec: review#packets).
import { findDocumentDay } from '../review/document-day.ts'
import { getFileState, type ScanState } from '../files/file-state.ts'
import { previewKind } from '../files/preview-kind.ts'

/** The reason why a document cannot be part of a packet. */
export type PacketObstacle = 'type' | 'checking' | 'harmful'

export function findPacketObstacle({
  name,
  scanState,
}: {
  readonly name: string
  readonly scanState: ScanState
}): PacketObstacle | undefined {
  const state = getFileState(scanState)
  if (state !== 'ready') return state === 'checking' ? 'checking' : 'harmful'
  return previewKind(name) === undefined ? 'type' : undefined
}

/** The reason why a chosen document is not in the packet. */
export type PacketFailureReason =
  | 'password'
  | 'unreadable'
  | 'too-much'
  /** Its stored file is missing or damaged. */
  | 'missing'
  /** It was decided again after it was chosen. */
  | 'not-accepted'

export interface PacketFailure {
  readonly documentId: string
  readonly name: string
  readonly reason: PacketFailureReason
}

export interface OrderedDocument {
  readonly id: string
  readonly name: string
  /** Place of its category in the checklist. */
  readonly position: number
  /** `YYYY-MM-DD` */
  readonly uploadedOn: string
}

/** By category, then by the day that the name says, else by the day of the upload. */
export function sortForPacket<D extends OrderedDocument>(
  documents: readonly D[],
  today: string,
): readonly D[] {
  const days = new Map(
    documents.map(({ id, name, uploadedOn }) => [id, findDocumentDay(name, today) ?? uploadedOn]),
  )
  const dayOf = ({ id }: D) => days.get(id) ?? ''
  return documents.toSorted(
    (a, b) => a.position - b.position || compare(dayOf(a), dayOf(b)) || compare(a.id, b.id),
  )
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

export interface PacketSection<D> {
  readonly categoryId: string
  readonly documents: readonly D[]
}

/** Documents of a category that follow one another are a section. */
export function toSections<D extends { readonly categoryId: string }>(
  documents: readonly D[],
): ReadonlyArray<PacketSection<D>> {
  const sections: Array<{ categoryId: string; documents: D[] }> = []
  for (const document of documents) {
    const last = sections.at(-1)
    if (last?.categoryId === document.categoryId) last.documents.push(document)
    else sections.push({ categoryId: document.categoryId, documents: [document] })
  }
  return sections
}
