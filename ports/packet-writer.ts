// Writes one PDF from many files, a file at a time, so that no packet is ever in memory as a whole.

export interface PacketFile {
  /** `pdf`, or that of a picture. */
  readonly extension: string
  /** EXIF orientation, 1 to 8. Null for an upright picture, and for a PDF. */
  readonly orientation: number | null
  readonly content: Uint8Array<ArrayBuffer>
}

/**
 * Why a file is not in the packet: it opens with a password only, it cannot be read, or it needs too
 * much memory or time.
 */
export type PacketFault = 'password' | 'unreadable' | 'too-much'

export type AddedFile =
  | { readonly pages: number; readonly bytes: Uint8Array }
  | { readonly fault: PacketFault }

export type EndedPacket = { readonly bytes: Uint8Array } | { readonly fault: PacketFault }

export interface PacketLine {
  readonly isCategory: boolean
  readonly text: string
  /** In the packet, from 1. */
  readonly page: number
}

export interface PacketCover {
  readonly title: string
  /** Below the title, such as the people and the number of the case. */
  readonly facts: readonly string[]
  readonly heading: string
  /** The list of contents, for each of the first pages. */
  readonly contents: ReadonlyArray<readonly PacketLine[]>
}

export interface PacketBookmark {
  readonly title: string
  /** In the packet, from 1. */
  readonly page: number
  readonly below: readonly PacketBookmark[]
}

export interface PacketEnd {
  readonly cover: PacketCover
  readonly bookmarks: readonly PacketBookmark[]
  readonly writtenAt: Date
}

/** All bytes are stored one after the other: the head, those of each file, the end. */
export interface OpenPacket {
  readonly head: Uint8Array
  /** Throws 'packet.unavailable' if a later try may help. */
  add(file: PacketFile): Promise<AddedFile>
  /**
   * Puts the cover before the files, which have the order in which they were added. Throws
   * 'packet.unavailable' if a later try may help.
   */
  end(end: PacketEnd): Promise<EndedPacket>
}

export interface PacketWriter {
  open(): OpenPacket
  stop(): Promise<void>
}
