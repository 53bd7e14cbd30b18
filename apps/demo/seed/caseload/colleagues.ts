// Staff of the caseload. The server imports this file, so it loads nothing else of the caseload.
import { sql } from 'kysely'
import type { StaffRole } from '#lib/viewer.ts'
import type { Db } from '#ports/database.ts'
import type { FirmKey } from '../demo-data.ts'

export interface Colleague {
  readonly firm: FirmKey
  readonly givenName: string
  readonly familyName: string
  readonly role: StaffRole
  readonly email: string
}

/** Staff beside the people of the demo. */
export const colleagues: readonly Colleague[] = [
  {
    firm: 'hollis',
    givenName: 'Miriam',
    familyName: 'Solis',
    role: 'attorney',
    email: 'miriam.solis@hollisreyes.example',
  },
  {
    firm: 'hollis',
    givenName: 'Imani',
    familyName: 'Brooks',
    role: 'paralegal',
    email: 'imani.brooks@hollisreyes.example',
  },
  {
    firm: 'hollis',
    givenName: 'Owen',
    familyName: 'Pratt',
    role: 'paralegal',
    email: 'owen.pratt@hollisreyes.example',
  },
]

/** True once the caseload was seeded. */
export async function hasCaseload(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select from staff where email = any(${colleagues.map(({ email }) => email)}::text[])`.execute(
    db,
  )
  return rows.length > 0
}
