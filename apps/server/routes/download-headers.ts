import type { DownloadHead } from '#features/documents/server/files/download-document.ts'

export function getDownloadHeaders({ contentType, disposition, bytes, digest }: DownloadHead) {
  return {
    'content-type': contentType,
    'content-disposition': disposition,
    'content-length': bytes,
    'repr-digest': `sha-256=:${digest}:`,
  }
}
