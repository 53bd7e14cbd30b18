export interface FileType {
  /** The stored MIME type; never taken from the client. */
  readonly mimeType: string
  /** The content type of downloads, which are always attachments. */
  readonly servedAs: string
  readonly isImage: boolean
}

const image = (mimeType: string): FileType => ({ mimeType, servedAs: mimeType, isImage: true })
const otherFile = (mimeType: string): FileType => ({
  mimeType,
  servedAs: mimeType,
  isImage: false,
})

/** spec: documents#accepted-types */
export const fileTypes = {
  doc: otherFile('application/msword'),
  docx: otherFile('application/vnd.openxmlformats-officedocument.wordprocessingml.document'),
  rtf: otherFile('application/rtf'),
  // No charset: a text may be UTF-8, UTF-16 or an old Windows encoding.
  txt: otherFile('text/plain'),
  pdf: otherFile('application/pdf'),
  png: image('image/png'),
  jpg: image('image/jpeg'),
  jpeg: image('image/jpeg'),
  gif: image('image/gif'),
  bmp: image('image/bmp'),
} as const satisfies Readonly<Record<string, FileType>>

export type AcceptedExtension = keyof typeof fileTypes

export function getExtension(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot === -1 ? '' : name.slice(dot + 1).toLowerCase()
}

export function acceptedExtension(name: string): AcceptedExtension | undefined {
  const extension = getExtension(name)
  return Object.hasOwn(fileTypes, extension) ? (extension as AcceptedExtension) : undefined
}

export function isAcceptedType(name: string): boolean {
  return acceptedExtension(name) !== undefined
}
