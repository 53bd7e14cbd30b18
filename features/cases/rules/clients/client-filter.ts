import type { Language } from '#lib/language.ts'
import type { MatterStatus } from '../status/matter-status.ts'

export type ClientNeed =
  | 'DOCUMENTS_TO_REVIEW'
  | 'SECTIONS_TO_CHECK'
  | 'HELP_REQUESTED'
  | 'MESSAGE_UNDELIVERED'
  | 'INVITATION_ENDED'

/** Only cases of the archive, or also. */
export type ArchiveFilter = 'ONLY' | 'INCLUDED'

/** All conditions apply together (spec: workspace#client-filter). */
export interface ClientFilter {
  readonly text?: string
  readonly assignedTo?: string
  readonly stage?: MatterStatus
  readonly includesComplete?: boolean
  /** None of the archive by default. */
  readonly archive?: ArchiveFilter
  readonly chapter?: number
  readonly language?: Language
  readonly waitingOn?: 'FIRM' | 'CLIENT'
  readonly quietForDays?: number
  readonly quietForAtMostDays?: number
  readonly deadline?: 'OVERDUE' | 'WITHIN_7_DAYS' | 'WITHIN_14_DAYS' | 'WITHIN_30_DAYS'
  readonly need?: ClientNeed
  /** No necessary line of the list before filing is open (spec: filing#ready-to-file). */
  readonly isReadyToFile?: boolean
}

export type ClientSortKey = 'LAST_ACTIVITY' | 'NAME' | 'NEXT_DEADLINE' | 'OPENED'

export interface ClientSort {
  readonly key: ClientSortKey
  readonly isDescending: boolean
}
