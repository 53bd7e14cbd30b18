import { acceptedExtension, fileTypes } from '#features/documents/rules/files/file-types.ts'
import type { IconName } from '#ui/icons/names.ts'

export function fileIcon(name: string): IconName {
  const extension = acceptedExtension(name)
  if (extension === 'pdf') return 'file-pdf'
  return extension && fileTypes[extension].isImage ? 'file-image' : 'file-text'
}
