// Which files can be looked at inside the page.
import { acceptedExtension, fileTypes } from '#features/documents/rules/files/file-types.ts'

export type PreviewKind = 'picture' | 'pdf'

/** Images and PDF only (seeds/001, section 2); undefined for anything else. */
export function previewKind(name: string): PreviewKind | undefined {
  const extension = acceptedExtension(name)
  if (extension === undefined) return undefined
  if (extension === 'pdf') return 'pdf'
  return fileTypes[extension].isImage ? 'picture' : undefined
}
