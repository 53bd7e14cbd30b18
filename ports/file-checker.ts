// Checks file structure in isolation, with limits for memory and time.
import type { Readable } from 'node:stream'

/** Warnings for the person who opens the file. */
export type FileFlag = 'encrypted' | 'javascript' | 'attachments'

export interface FileCheck {
  /**
   * True if the file matches its extension and has no forbidden content
   * (spec: security#active-content).
   */
  readonly isSound: boolean
  /** A short reason for the audit log, never shown to a client. Empty for a sound file. */
  readonly reason: string
  readonly flags: readonly FileFlag[]
}

export interface FileChecker {
  /**
   * Checks one file per `owner` at a time, so that an owner with many files does not block others.
   * `extension` is an accepted extension in lowercase. `content` is called when the check starts,
   * and maybe a second time. `bytes` is the size, if known, and avoids a copy. A file that exceeds
   * its time or memory is not sound. Throws 'file-check.unavailable' when no check was possible.
   */
  check(
    owner: string,
    extension: string,
    content: () => Promise<Readable>,
    bytes?: number,
  ): Promise<FileCheck>
  stop(): Promise<void>
}
