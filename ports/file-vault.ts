// Files are encrypted before they leave the process, staged first and then committed.
import type { Readable } from 'node:stream'

/** Binds the encrypted bytes to `firm|document`. A file moved elsewhere cannot be decrypted. */
export interface FileSeal {
  readonly key: Uint8Array
  readonly binding: string
}

export interface ReceivedFile {
  /** Names the file in staging and in the store. A UUID. */
  readonly id: string
  /** Size of the plain content. */
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
   * Streams the source into staging and encrypts and hashes it on the way; never holds a whole file
   * in memory. Returns 'too-large' when the source exceeds `limitBytes`. Removes what it wrote when
   * the source is too large or fails; a failure is rethrown.
   */
  stage(
    id: string,
    source: AsyncIterable<Uint8Array>,
    seal: FileSeal,
    limitBytes: number,
  ): Promise<ReceivedFile | 'too-large'>
  /** Reads a staged file, for scanning. */
  openReceived(id: string, seal: FileSeal): Promise<Readable>
  /** Makes a staged file durable (fsync or confirmation). Only then may a row refer to it. */
  commit(id: string): Promise<void>
  /** Removes a staged file, if it exists. */
  discardStaged(id: string): Promise<void>
  /** Verifies each frame before it returns its bytes. Throws when the file is absent. */
  open(id: string, seal: FileSeal): Promise<Readable>
  /** Removes a stored file, if it exists. */
  delete(id: string): Promise<void>
  /** Removes files that were staged before this time and never committed. Returns their number. */
  sweep(olderThan: Date): Promise<number>
  /** IDs of stored files, for reconciling with the rows. */
  storedIds(): AsyncIterable<string>
  /** Returns the ID that this store shares with its database. Undefined until it is set. */
  storeId(): Promise<string | undefined>
  /** Sets the ID of this store. It is durable when the promise resolves. */
  setStoreId(id: string): Promise<void>
  /** Writes and reads one byte; throws when the store is unusable. */
  probe(): Promise<void>
}
