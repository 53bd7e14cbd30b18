// Generated from the migrated database by npm run generate: do not edit.
import type { CaseFacts, ParticipantFacts } from '#features/cases/server/facts.generated.ts'
import type { Db, ReadOnly } from '#ports/database.ts'
import type { FirmFacts, StaffFacts } from '#features/firm/server/facts.generated.ts'
import type { Generated } from 'kysely'
import type { PacketFailure } from '../rules/packets/packet-parts.ts'
import type { PersonFacts } from '#features/account/server/facts.generated.ts'
import type { Reason } from '../rules/categories/asked-by-answers.ts'
import type { StoredChecklist } from '../rules/checklist/named-checklists.ts'

export type Tables = {
  documentCategory: {
    id: string
    firmId: string
    caseId: string
    parentId: string | null
    templateKey: string
    templateVersion: number
    debtor: 1 | 2 | null
    name: string
    description: string
    help: string | null
    requirement: 'required' | 'optional' | 'notNeeded'
    position: number
    period: string | null
    why: string | null
    because: readonly Reason[] | null
    requirementBy: Generated<'template' | 'firm' | 'answers'>
    stillNeeded: Generated<readonly string[]>
    dueOn: string | null
    requestedBy: string | null
    requestedAt: Date | null
    followsChecklist: Generated<boolean>
  }
  checklistTemplate: {
    firmId: string
    chapter: 7 | 13
    version: number
    requirements: unknown
    changedAt: Generated<Date>
    changedBy: string
    checklistId: string
  }
  namedChecklist: {
    firmId: string
    version: number
    lists: readonly StoredChecklist[]
    changedAt: Generated<Date>
    changedBy: string
  }
  caseChecklist: {
    firmId: string
    caseId: string
    checklistId: string
  }
  reviewReason: {
    firmId: string
    version: number
    reasons: unknown
    changedAt: Generated<Date>
    changedBy: string
  }
  document: {
    id: string
    firmId: string
    caseId: string
    categoryId: string
    accountId: string | null
    name: string
    mimeType: string
    bytes: number
    sha256: string
    orientation: number | null
    status: 'Accepted' | 'Approved' | 'Pending' | 'Rejected' | 'Replaced' | 'Review' | 'Unknown'
    scanState: 'clean' | 'infected' | 'pending' | 'unscanned'
    replacesId: string | null
    sealedKey: Uint8Array
    uploadKey: string | null
    uploadedAt: Generated<Date>
    decidedAt: Date | null
    staffId: string | null
    flags: Generated<readonly string[]>
    completedOn: string | null
    scannedAt: Date | null
    decidedBy: string | null
    asksAcknowledgment: Generated<boolean>
  }
  documentComment: {
    id: string
    firmId: string
    documentId: string
    staffId: string
    comment: string | null
    createdAt: Generated<Date>
    commentSealed: Uint8Array | null
    language: 'en' | 'es' | null
  }
  documentOpened: {
    documentId: string
    accountId: string
    openedAt: Generated<Date>
    firmId: string
  }
  reviewLease: {
    firmId: string
    documentId: string
    staffId: string
    seenAt: Generated<Date>
  }
  heldDecision: {
    firmId: string
    documentId: string
    key: string
    staffId: string
    decision: 'accept' | 'reject' | 'question'
    comment: string | null
    reasonKey: string | null
    name: string | null
    completedOn: string | null
    stillNeeded: Generated<readonly string[]>
    decidedAt: Generated<Date>
    dueAt: Date
    refusedAs: string | null
    commentSealed: Uint8Array | null
  }
  documentAcknowledgment: {
    firmId: string
    documentId: string
    accountId: string
    sentence: string
    acknowledgedAt: Generated<Date>
  }
  missingLetter: {
    firmId: string
    id: string
    caseId: string
    staffId: string
    createdAt: Generated<Date>
  }
  missingLetterCategory: {
    firmId: string
    letterId: string
    categoryId: string
  }
  casePacket: {
    firmId: string
    id: string
    caseId: string
    key: string
    staffId: string
    title: string
    documentIds: readonly string[]
    state: Generated<'waiting' | 'running' | 'done' | 'cancelled' | 'failed'>
    done: Generated<number>
    failures: Generated<readonly PacketFailure[]>
    createdAt: Generated<Date>
    endedAt: Date | null
    runId: string | null
    seenAt: Date | null
    fileId: string | null
    name: string | null
    pages: number | null
    bytes: number | null
    sha256: string | null
    sealedKey: Uint8Array | null
  }
  handedInDue: {
    caseId: string
    firmId: string
    since: Generated<Date>
    dueAt: Date
  }
  uploadBatch: {
    accountId: string
    batch: string
    files: number
    bytes: number
    startedAt: Generated<Date>
  }
  uploadSlot: {
    accountId: string
    slot: number
    holder: string
    expiresAt: Date
  }
  caseFacts: ReadOnly<CaseFacts>
  participantFacts: ReadOnly<ParticipantFacts>
  firmFacts: ReadOnly<FirmFacts>
  staffFacts: ReadOnly<StaffFacts>
  personFacts: ReadOnly<PersonFacts>
}

/** The handle of the stores of this folder. */
export const tables = (db: Db) => db.withTables<Tables>()
