// Looks into the structure of a file, away from everything else: with little memory, for a short time.
import type { Readable } from 'node:stream'

/** What whoever opens the file should know of it. */
export type FileFlag = 'encrypted' | 'javascript' | 'attachments'

export interface FileCheck {
  /** True when the file is what its extension says and holds nothing that is refused (safety 3). */
  readonly isSound: boolean
  /** Why not, in a few words for the audit; never shown to a client. Empty when it is sound. */
  readonly reason: string
  readonly flags: readonly FileFlag[]
}

export interface FileChecker {
  /**
   * `owner` is whose file it is: each has one file looked into at a time, and whoever brings many keeps nobody else waiting for all of them. `extension` is
   * one of the accepted ones, in lower case. `content` is asked for when its turn has come, and perhaps once more; others wait. Throws
   * 'file-check.unavailable' when the file could not be looked into at all; a file that takes too long or too much memory is not sound. `bytes` is how much
   * will come, where that is known: nothing has to be moved then to make room.
   */
  check(
    owner: string,
    extension: string,
    content: () => Promise<Readable>,
    bytes?: number,
  ): Promise<FileCheck>
  stop(): Promise<void>
}
