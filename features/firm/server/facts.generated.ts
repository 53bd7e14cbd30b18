// Generated from the migrated database by npm run generate: do not edit.

export interface FirmFacts {
  firmId: string
  firmKey: Uint8Array
}

export interface OfficeFacts {
  officeId: string
  firmId: string
  firmName: string
  iconHash: string | null
  colour: string
  firmEmail: string | null
  website: string | null
  firmKey: Uint8Array
  officeCode: string
  street: string | null
  city: string | null
  state: string | null
  zip: string | null
  phone: string | null
  fax: string | null
  timeZone: string
  unitKey: string | null
}

export interface StaffFacts {
  staffId: string
  firmId: string
  fullName: string
  portraitHash: string | null
}
