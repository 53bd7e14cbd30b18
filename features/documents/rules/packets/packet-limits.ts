import type { Finding } from '#lib/problem.ts'
import { oneLine } from '#lib/text.ts'
import { isBlankName } from '../files/document-name.ts'
import type { PacketProblemCode } from './packet-problems.ts'

const bytesPerMb = 1_048_576
const max = { documents: 150, megabytes: 300, title: 80 } as const

/** Packets and their files are kept so long. */
export const packetDays = 30

export interface PacketFinding extends Finding {
  readonly code: PacketProblemCode
}

export function toMegabytes(bytes: number): number {
  return Math.ceil(bytes / bytesPerMb)
}

/** spec: review#packet-limits */
export function findPacketProblem(
  title: string,
  documents: ReadonlyArray<{ readonly bytes: number }>,
): PacketFinding | undefined {
  const tidy = oneLine(title)
  if (isBlankName(tidy) || [...tidy].length > max.title)
    return { code: 'documents.packet-untitled', field: 'title', params: { max: max.title } }
  if (documents.length === 0) return { code: 'documents.packet-empty' }
  if (documents.length > max.documents)
    return {
      code: 'documents.packet-too-many',
      params: { max: max.documents, chosen: documents.length },
    }
  const bytes = documents.reduce((sum, document) => sum + document.bytes, 0)
  if (bytes > max.megabytes * bytesPerMb)
    return {
      code: 'documents.packet-too-large',
      params: { max: max.megabytes, chosen: toMegabytes(bytes) },
    }
  return undefined
}
