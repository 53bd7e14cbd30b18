import { isTooOld, type MirrorKind } from './mirror-bounds.ts'

export type UnsentKind = Extract<MirrorKind, 'forms' | 'drafts' | 'staff'>

/** Readable without a key. It is sealed with the record, so that no part of it can be changed. */
export interface UnsentHeader {
  /** HMAC under the account's mirror key; reveals nothing about the account. */
  readonly mark: string
  readonly kind: UnsentKind
  /** The tab that stored it. An open tab holds the Web Lock of this name. */
  readonly writer: string
  readonly savedAtMs: number
}

export interface UnsentRecord extends UnsentHeader {
  readonly slot: string
  /** Contents, with the sequence number and the base revision of an answer. */
  readonly sealed: string
}

/** `foreign`: of another account. It is left alone until it expires. */
export type RecordState = 'own' | 'foreign' | 'expired'

export function getRecordState(
  { mark, kind, savedAtMs }: UnsentHeader,
  ownMark: string,
  nowMs: number,
): RecordState {
  if (isTooOld(kind, savedAtMs, nowMs)) return 'expired'
  return mark === ownMark ? 'own' : 'foreign'
}

/** Returns writers of valid records. A free lock means a closed tab with records to take over. */
export function listWriters(
  records: readonly UnsentRecord[],
  ownMark: string,
  nowMs: number,
): readonly string[] {
  return [
    ...new Set(
      records
        .filter((record) => getRecordState(record, ownMark, nowMs) === 'own')
        .map(({ writer }) => writer),
    ),
  ]
}

/** Authenticated with the contents: a record with another header cannot be opened. */
export function toSealingContext({ mark, kind, writer, savedAtMs }: UnsentHeader): string {
  return JSON.stringify([mark, kind, writer, savedAtMs])
}
