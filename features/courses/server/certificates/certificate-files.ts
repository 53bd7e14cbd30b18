import type { Db } from '#ports/database.ts'
import {
  certificateFilesAfter,
  existingCertificates,
  type CertificateFile,
} from './certificate-files.store.ts'

/** Returns the IDs of existing certificates, with or without a file. */
export function listCertificateFiles(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  return existingCertificates(db, ids)
}

/** Returns rows in ID order. The given percentage of them is marked as a sample. */
export function certificateFileRowsAfter(
  db: Db,
  afterId: string,
  most: number,
  samplePercent: number,
): Promise<readonly CertificateFile[]> {
  return certificateFilesAfter(db, afterId, most, samplePercent)
}
