// What the account room hands to others: the record behind the graph's Account.

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
  readonly accountCreationStep: number
  readonly authVersion: number
}

/** An account together with what its password is checked against. Never leaves the server. */
export interface AccountAtTheDoor extends AccountRecord {
  readonly passwordHash: string
}
