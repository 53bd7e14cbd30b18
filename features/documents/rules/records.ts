import type { Language } from '#lib/language.ts'
import type { DocumentStatus, FolderStatus, SettledReason } from './document-status.ts'

export interface CommentRecord {
  readonly id: string
  readonly attorneyName: string
  readonly attorneyAvatarUrl: string | null
  readonly comment: string
  /** Null when it is not known. */
  readonly language: Language | null
  readonly created: Date
}

export interface DocumentRecord {
  readonly id: string
  readonly firmId: string
  readonly caseId: string
  readonly categoryId: string
  readonly name: string
  readonly status: DocumentStatus
  readonly uploaded: Date
  readonly size: number
  readonly opened: boolean
  readonly toReview: boolean
  readonly needsNewCopy: boolean
  readonly settledBecause: SettledReason | null
  /** The newest document that took the place of a replaced one, if the viewer sees it. */
  readonly replacedBy: string | null
  /** First name of the other debtor who uploaded it. Null if the viewer or the firm did. */
  readonly uploadedBy: string | null
  readonly isFromFirm: boolean
  /** A document from the firm that its readers confirm to have read. */
  readonly asksAcknowledgment: boolean
  /** By this viewer. */
  readonly acknowledgedAt: Date | null
  /** The sentence that this viewer confirmed. */
  readonly acknowledgedSentence: string | null
  /** True for a copy of submitted answers, which is from the firm. */
  readonly isCopyOfAnswers: boolean
  readonly fileState: FileState
  readonly orientation: number | null
}

/** checking: waits for the virus scanner and cannot be downloaded. unusable: infected. */
export type FileState = 'ready' | 'checking' | 'unusable'

export type Requirement = 'required' | 'optional' | 'notNeeded'

/** Source of the requirement: the template, the firm or the client's answers. */
export type RequirementBy = 'template' | 'firm' | 'answers'

export interface FolderRecord {
  readonly id: string
  readonly parentId: string | null
  readonly templateKey: string
  readonly name: string
  readonly description: string
  readonly period: string | null
  readonly why: string | null
  readonly help: string | null
  readonly requirement: Requirement
  readonly stillNeeded: readonly string[]
  readonly status: FolderStatus
  readonly documentCount: number
  /** Only of a category of certificates. */
  readonly hasCertificate: boolean
  readonly isClosed: boolean
  readonly subcategoryList: readonly FolderRecord[]
}

export interface LeafCategoryRecord extends FolderRecord {
  readonly isAskedByAttorney: boolean
  readonly isByAnswers: boolean
  readonly isCaseEnded: boolean
  /** Calendar day, `YYYY-MM-DD`. */
  readonly dueOn: string | null
  /** In the reader's language. */
  readonly because: readonly string[]
  readonly parentName: string | null
  readonly mayAdd: boolean
  readonly asksForPdf: boolean
  readonly documentList: readonly DocumentRecord[]
  readonly certificate: CertificateFacts | null
}

export interface CertificateFacts {
  readonly courseType: 1 | 2
  readonly exists: boolean
  /** Calendar days, `YYYY-MM-DD`. */
  readonly completed: string | null
  readonly expires: string | null
}
