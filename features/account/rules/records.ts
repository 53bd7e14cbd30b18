import type { ContactType } from './contact-type.ts'
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
  readonly contactType: ContactType
  /** Null until one was chosen. */
  readonly language: Language | null
  /** IANA name of the time zone that the browser last sent. */
  readonly timeZone: string | null
  readonly accountCreationStep: number
  readonly authVersion: number
  /** Locked by a "This was not me" report until a proven channel or the firm unlocks it. */
  readonly isLocked: boolean
  /** Login codes go to the email until then. Null while they go to the phone. */
  readonly codesByEmailUntil: Date | null
}

export interface LoginAccount extends AccountRecord {
  /** Null after a contested change: no password is accepted until a new one is set. */
  readonly passwordHash: string | null
}
