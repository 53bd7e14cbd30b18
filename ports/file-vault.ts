// Where files lie: always encrypted before they leave the process, first as something received, then as something kept.
import type { Readable } from 'node:stream'

/** What binds the bytes to their place: `firm|document`. A file put elsewhere does not open. */
export interface FileSeal {
  readonly key: Uint8Array
  readonly binding: string
}

export interface ReceivedFile {
  /** Names the file in staging and, once kept, in the store. A UUID. */
  readonly id: string
  /** Bytes of the plain content. */
  readonly bytes: number
  /** SHA-256 of the plain content, hex. */
  readonly sha256: string
  /** The first 4,096 bytes of the plain content, or fewer. */
  readonly head: Uint8Array
  /** The last 2,048 bytes of the plain content, or fewer. */
  readonly tail: Uint8Array
}

export interface FileVault {
  /**
   * Streams the source into staging, encrypting and hashing on the way; nothing is held whole in memory.
   * Answers 'too-large' (and has removed what it wrote) when the source has more than `limitBytes`.
   * When the source breaks off, what was written is removed and the error thrown.
   */
  receive(
    id: string,
    source: AsyncIterable<Uint8Array>,
    seal: FileSeal,
    limitBytes: number,
  ): Promise<ReceivedFile | 'too-large'>
  /** Reads a received file again, for scanning. */
  openReceived(id: string, seal: FileSeal): Promise<Readable>
  /** Makes a received file durable (fsync of file and folder, or stored and confirmed). After this it may be named in a row. */
  keep(id: string): Promise<void>
  /** Removes a received file; no error when it is not there. */
  discard(id: string): Promise<void>
  /** The plain bytes of a kept file; every frame is verified before a byte of it is handed out. Throws when absent. */
  open(id: string, seal: FileSeal): Promise<Readable>
  /** Removes a kept file; no error when it is not there. */
  remove(id: string): Promise<void>
  /** Removes what was received before this moment and never kept; answers how many. */
  sweep(olderThan: Date): Promise<number>
  /** Ids of kept files, for reconciling with the rows. */
  keptIds(): AsyncIterable<string>
  /** The ID that says which database this store belongs to; undefined while it has none. */
  storeId(): Promise<string | undefined>
  /** Durable once it returns. */
  setStoreId(id: string): Promise<void>
  /** Writes and reads one byte; throws when the store cannot be used. */
  probe(): Promise<void>
}
