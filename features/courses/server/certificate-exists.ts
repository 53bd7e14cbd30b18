// Answers other nouns whether a provider has issued the certificate of the first course.
import type { Db } from '#ports/database.ts'
import type { Debtor } from '../rules/course-facts.ts'
import { hasCertificate } from './certificates.store.ts'

/** True once its file is here. */
export function providerCertificateExists(db: Db, caseId: string, debtor: Debtor): Promise<boolean> {
  return hasCertificate(db, caseId, 'First', debtor)
}
