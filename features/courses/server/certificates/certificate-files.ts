import type { Db } from '#ports/database.ts'
import {
  certificateFilesAfter,
  existingCertificates,
  type CertificateFile,
} from './certificates.store.ts'

/** With or without a file. */
export function listCertificateFiles(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  return existingCertificates(db, ids)
}

/** In ID order, with a sample of the given percentage. */
export function certificateFileRowsAfter(
  db: Db,
  afterId: string,
  most: number,
  samplePercent: number,
): Promise<readonly CertificateFile[]> {
  return certificateFilesAfter(db, afterId, most, samplePercent)
}
