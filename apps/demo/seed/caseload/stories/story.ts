// A story is one case of the caseload, as plain data. Days are counted from the first start:
// `…DaysAgo` lie before it, `…InDays` after it.
import type { FirmKey } from '../../demo-data.ts'
import type { DocumentKind } from '../documents/document-kinds.ts'

/** Where a case is. Each occurs in the caseload. */
export const stages = [
  'invited',
  'invitation-expired',
  'account-begun',
  'collecting-documents',
  'questionnaire-open',
  'handed-in',
  'first-course-needed',
  'ready-to-file',
  'filed',
  'meeting-scheduled',
  'meeting-continued',
  'second-course-needed',
  'waiting-for-court',
  'discharged',
  'dismissed',
  'withdrawn',
  'deactivated-by-client',
] as const

export interface StoryPerson {
  readonly givenName: string
  readonly familyName: string
  /** English by default. */
  readonly language?: 'es'
}

export interface DocumentsStory {
  /** 'all': one for each required category. */
  readonly accepted?: 'all' | readonly DocumentKind[]
  /** The firm has the other required documents already. */
  readonly isRestNotNeeded?: boolean
  readonly toReview?: readonly DocumentKind[]
  readonly sentBack?: ReadonlyArray<readonly [DocumentKind, string]>
  readonly questioned?: ReadonlyArray<readonly [DocumentKind, string]>
}

export interface IntakeStory {
  /** Sections that are complete, from the first. 16 are all. */
  readonly done: number
  /** A section that was begun, after the complete ones. */
  readonly isOneBegun?: boolean
  /** The firm has the answers from its own form, so that no section has one here. */
  readonly isImported?: boolean
  /** Set once the client has handed in all sections. */
  readonly submittedDaysAgo?: number
  /** Sections that the firm returned, with its comment. */
  readonly sentBack?: ReadonlyArray<readonly [string, string]>
  /** Questions with a request for help, and what the client wrote. Their sections are open. */
  readonly help?: ReadonlyArray<readonly [string, string]>
  readonly dueInDays?: number
}

type Assigned = 'attorney' | 'paralegal'

export interface Story {
  /** For readers of this data. */
  readonly about: string
  readonly firm: FirmKey
  readonly stage: (typeof stages)[number]
  readonly chapter: 7 | 13
  readonly people: readonly [StoryPerson, StoryPerson?]
  /** Family names. */
  readonly attorney: string
  readonly paralegal: string
  readonly invitedDaysAgo: number
  /** Set once the clients have their accounts. */
  readonly joinedDaysAgo?: number
  readonly visitedDaysAgo?: number
  readonly documents?: DocumentsStory
  readonly intake?: IntakeStory
  /** Days ago, author and text. */
  readonly notes?: ReadonlyArray<readonly [number, Assigned, string]>
  /** What has to be done, who does it, and in how many days it is due. */
  readonly tasks?: ReadonlyArray<readonly [string, Assigned | null, number | null]>
  /** Days since the certificates. */
  readonly firstCourseDaysAgo?: number
  /** Debtor 2 has not taken the first course. */
  readonly isSpouseCourseOpen?: boolean
  readonly secondCourseDaysAgo?: number
  readonly filedDaysAgo?: number
  /** The meeting of creditors. Negative days lie in the past. */
  readonly meetingInDays?: number
  readonly continuedInDays?: number
  readonly plannedFilingInDays?: number
  readonly ended?: {
    readonly outcome: 'discharged' | 'dismissed' | 'withdrawn'
    readonly daysAgo: number
  }
  readonly deactivated?: { readonly daysAgo: number; readonly reason: string }
  /** Days since a reminder of the first course. */
  readonly remindedDaysAgo?: number
  /** Why the last message to the client was given up. */
  readonly undelivered?: { readonly channel: 'email' | 'text'; readonly fault: string }
  /** The outbox shows the invitation, so that a visitor can open its link. */
  readonly isInvitationInOutbox?: boolean
}

/** The firm has most documents already, from the first meeting. */
export const partly = {
  accepted: ['photoIdScan', 'bankStatement'],
  isRestNotNeeded: true,
} as const satisfies DocumentsStory

/** The firm took the answers on its own form. */
export const imported = { done: 16, isImported: true } as const satisfies IntakeStory
