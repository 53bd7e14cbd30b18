import { acceptedExtension, fileTypes } from './file-types.ts'

export type PreviewKind = 'picture' | 'pdf'

/** Undefined for anything but images and PDFs (spec: documents#preview-types). */
export function previewKind(name: string): PreviewKind | undefined {
  const extension = acceptedExtension(name)
  if (extension === undefined) return undefined
  if (extension === 'pdf') return 'pdf'
  return fileTypes[extension].isImage ? 'picture' : undefined
}
