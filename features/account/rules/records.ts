// What the account room hands to others: the record behind the graph's Account.
import type { Language } from '#lib/language.ts'

export interface AccountRecord {
  readonly id: string
  readonly emailAddress: string
  readonly isEmailVerified: boolean
  /** Ten digits. */
  readonly mobilePhone: string
  readonly isMobileVerified: boolean
  readonly givenName: string | null
  readonly middleName: string | null
  readonly familyName: string | null
  readonly suffix: string | null
  readonly homePhone: string | null
  readonly workPhone: string | null
  readonly street: string | null
  readonly city: string | null
  readonly state: string | null
  readonly zip: string | null
  readonly hasSsn: boolean
  readonly contactType: number
  /** Null until they chose one. */
  readonly language: Language | null
  /** IANA name of the zone their browser was in last; null until it told. */
  readonly timeZone: string | null
  readonly accountCreationStep: number
  readonly authVersion: number
  /** "This was not me" was said of it: no session until a proven channel, or the firm, opens it again. */
  readonly isLocked: boolean
}

/** An account together with what its password is checked against. Never leaves the server. */
export interface AccountAtTheDoor extends AccountRecord {
  /** Null after it was contested: no password is right until a new one was set. */
  readonly passwordHash: string | null
}
