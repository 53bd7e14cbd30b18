// What the firm room hands to others: the firm together with the office of a case.

export interface FirmRecord {
  readonly id: string
  readonly name: string
  readonly iconUrl: string | null
  readonly colour: string
  readonly onColour: string
  readonly emailAddress: string | null
  readonly officeId: string | null
  readonly street: string | null
  readonly city: string | null
  readonly state: string | null
  readonly zip: string | null
  readonly phone: string | null
  readonly fax: string | null
  readonly website: string | null
}
