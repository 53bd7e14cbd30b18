// Names the files of certificates for whoever holds the vault against its rows.
import type { Db } from '#ports/database.ts'
import {
  certificateFilesAfter,
  existingCertificates,
  type CertificateFile,
} from './certificates.store.ts'

/** Which of these ids are certificates, fetched or not. */
export function knownCertificateFiles(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  return existingCertificates(db, ids)
}

/** Those after this id, in the order of their ids; about so many of a hundred are sampled. */
export function certificateFileRowsAfter(
  db: Db,
  afterId: string,
  most: number,
  samplePercent: number,
): Promise<readonly CertificateFile[]> {
  return certificateFilesAfter(db, afterId, most, samplePercent)
}
