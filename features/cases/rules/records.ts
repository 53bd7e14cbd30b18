import type { ContactType } from '#features/account/rules/contact-type.ts'
import type { FirmRecord } from '#features/firm/rules/records.ts'
import type { Language } from '#lib/language.ts'
import type { MatterStatus } from './status/matter-status.ts'
import type { StoredOutcome } from './status/outcomes.ts'
import type { PartRecord } from './status/parts.ts'

export interface CaseRecord {
  readonly id: string
  readonly firmId: string
  /** States which of the two debtors the viewer is. */
  readonly debtor: 1 | 2
  readonly caseNumber: string | null
  readonly active: boolean
  readonly attorneyName: string
  readonly caseType: string
  /** Complete for a viewer whose part has ended, else the status of the case. */
  readonly status: MatterStatus
  /** Of the viewer's part. Null while it goes on. */
  readonly outcome: StoredOutcome | null
  /** `YYYY-MM-DD`, of the order. */
  readonly endedOn: string | null
  /** When the firm recorded it. */
  readonly endedAt: Date | null
  /** `YYYY-MM-DD`, or null when unknown. */
  readonly filedOn: string | null
  readonly isDischarged: boolean
  readonly openDate: string
  readonly isJoint: boolean
  readonly debtor1EmailAddress: string | null
  readonly debtor2EmailAddress: string | null
  readonly firm: FirmRecord
  readonly clientCode: string | null
  readonly lastVisitedDate: Date | null
  readonly questionnaireShownInstructions: boolean
  readonly questionnaireShownTerms: boolean
}

export interface ClientDashboardItemRecord extends CaseRecord {}

export interface TimelineEntryRecord {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly order: number
  readonly state: 'done' | 'current' | 'next'
  readonly date: string | null
}

export interface ParticipantRecord extends PartRecord {
  readonly id: string
  readonly firmId: string
  readonly caseId: string
  readonly accountId: string | null
  readonly givenName: string
  readonly familyName: string
  /** As the firm entered it, in comparable form. */
  readonly email: string
  /** As the firm entered it: ten digits. */
  readonly mobilePhone: string
  readonly contactType: ContactType
  /** The language of messages that are sent before the person has an account. */
  readonly language: Language
}
