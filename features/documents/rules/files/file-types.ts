// The kinds of files that may be handed in, told by the last extension of the name.

export interface FileType {
  /** The mime type that is recorded; never taken from the client. */
  readonly mimeType: string
  /** The content type under which the file is given out again, always as an attachment. */
  readonly servedAs: string
  readonly isImage: boolean
}

const image = (mimeType: string): FileType => ({ mimeType, servedAs: mimeType, isImage: true })
const paper = (mimeType: string): FileType => ({ mimeType, servedAs: mimeType, isImage: false })

/** The ten accepted extensions (seeds/001, section 5). */
export const fileTypes = {
  doc: paper('application/msword'),
  docx: paper('application/vnd.openxmlformats-officedocument.wordprocessingml.document'),
  rtf: paper('application/rtf'),
  // No charset is claimed: a text may be UTF-8, UTF-16 or an old Windows one.
  txt: paper('text/plain'),
  pdf: paper('application/pdf'),
  png: image('image/png'),
  jpg: image('image/jpeg'),
  jpeg: image('image/jpeg'),
  gif: image('image/gif'),
  bmp: image('image/bmp'),
} as const satisfies Readonly<Record<string, FileType>>

export type AcceptedExtension = keyof typeof fileTypes

/** The last extension of a name in lower case, without its dot; empty when there is none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot === -1 ? '' : name.slice(dot + 1).toLowerCase()
}

/** The accepted extension of a name, or undefined when its type is not accepted. */
export function acceptedExtension(name: string): AcceptedExtension | undefined {
  const extension = extensionOf(name)
  return Object.hasOwn(fileTypes, extension) ? (extension as AcceptedExtension) : undefined
}

/** True when a file of this name may be handed in (seeds/001, section 5). */
export function isAcceptedType(name: string): boolean {
  return acceptedExtension(name) !== undefined
}
