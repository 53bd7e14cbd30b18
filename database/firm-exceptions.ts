/** Statements that read a table for all firms: all of a file, or those with this end. */
const exceptions: ReadonlyArray<{
  readonly sender: string
  readonly table: string
  readonly end?: string
  readonly reason: string
}> = [
  {
    sender: 'features/firm/server/firm.store.ts',
    table: 'public_image',
    end: 'where "hash" = $1 limit $2',
    reason: 'an image is public, and its name is the hash of its content',
  },
  {
    sender: 'features/cases/server/cases.store.ts',
    table: 'legal_case',
    end: 'select "firm_id" from "legal_case" where "id" = $1',
    reason: 'the operator names a case on the command line without its firm',
  },
  {
    sender: 'features/cases/server/participants/participants.store.ts',
    table: 'participant',
    end: 'where "mobile_phone" = $1 order by "id" desc',
    reason: 'a person who lost the invitation is known by phone number alone',
  },
  ...['course_certificate', 'course_taker', 'case_facts'].map((table) => ({
    sender: 'features/courses/server/certificates/certificate-files.store.ts',
    table,
    reason: 'the files of the vault are compared with the certificates of all firms',
  })),
  {
    sender: 'features/documents/server/files/files.store.ts',
    table: 'document',
    reason: 'a stored file and an operator name a document by its ID alone',
  },
  {
    sender: 'features/documents/server/files/packet-files.store.ts',
    table: 'case_packet',
    reason: 'the files of the vault are compared with the packets of all firms',
  },
  {
    sender: 'features/questionnaire/server/pinned-versions.store.ts',
    table: 'questionnaire',
    reason: 'the server starts only with the content versions of all questionnaires',
  },
]

export interface FirmlessRead {
  readonly text: string
  readonly sender: string
  readonly table: string
}

/** True if the statement may read this table without naming a firm. */
export function isExceptionOfFirms({ text, sender, table }: FirmlessRead): boolean {
  return exceptions.some(
    (known) => known.sender === sender && known.table === table && text.endsWith(known.end ?? ''),
  )
}
