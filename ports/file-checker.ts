// Looks into files from outside: while they are received, and then as a whole.
import type { Readable } from 'node:stream'

/** Warnings for the person who opens the file. */
export type FileFlag = 'encrypted' | 'javascript' | 'attachments' | 'xfa'

/** What a file has too much of. The sender reads this, because a smaller file helps. */
export type FileExcess = 'pages' | 'pixels'

export interface FileCheck {
  /**
   * True if the file matches its extension and has no forbidden content
   * (spec: security#active-content).
   */
  readonly isSound: boolean
  /** A short reason for the audit log, never shown to a client. Empty for a sound file. */
  readonly reason: string
  readonly flags: readonly FileFlag[]
  /** Only if the file is not sound, and this is the reason. */
  readonly excess?: FileExcess
}

/** A file that is being received. */
export interface IncomingFile {
  /** The bytes to store: those received, without the metadata of a picture. Can be read once. */
  readonly content: AsyncIterable<Uint8Array>
  /**
   * Returns why the file is not what its extension says, for the audit log. Call it after the
   * content was read. `head` are the first 4,096 bytes of the content
   * (spec: security#file-type-by-content).
   */
  findFault(head: Uint8Array): string | undefined
  /** The EXIF orientation of a picture, 1 to 8; known after the content was read. */
  orientation(): number | undefined
}

export interface FileChecker {
  /** `extension` is an accepted extension in lowercase. The file is not buffered. */
  receive(extension: string, received: AsyncIterable<Uint8Array>): IncomingFile
  /**
   * Checks a whole file in isolation, with limits for memory and time, one per `owner` at a time,
   * so that an owner with many files does not block others. `content` is called when the check
   * starts, and maybe a second time. `bytes` is the size, if known, and avoids a copy. A file that
   * exceeds its time or memory is not sound. Throws 'file-check.unavailable' when no check was
   * possible.
   */
  check(
    owner: string,
    extension: string,
    content: () => Promise<Readable>,
    bytes?: number,
  ): Promise<FileCheck>
  stop(): Promise<void>
}
