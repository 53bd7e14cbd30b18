import { sql } from 'kysely'
import type { Tx } from '#ports/database.ts'
import { demoData, type FirmKey } from '../demo-data.ts'

export interface Firm {
  readonly id: string
  readonly sealedKey: Uint8Array
  /** Finds a person by the family name. */
  findStaffId(familyName: string): string
  /** The name as clients read it. */
  nameOf(staffId: string): string
}

interface StaffRow {
  readonly id: string
  readonly givenName: string
  readonly familyName: string
}

/** The firms of the demo, found by their names. */
export async function readFirms(tx: Tx): Promise<Readonly<Record<FirmKey, Firm>>> {
  const firms = {} as Record<FirmKey, Firm>
  for (const { key, name } of demoData.firms) {
    const { rows } = await sql<{ readonly id: string; readonly sealedKey: Uint8Array }>`
      select id, sealed_key from firm where name = ${name}`.execute(tx)
    const [firm] = rows
    if (!firm) throw new Error(`The demo has no firm ${name}`)
    const { rows: staff } = await sql<StaffRow>`
      select id, given_name, family_name from staff where firm_id = ${firm.id}`.execute(tx)
    firms[key] = {
      ...firm,
      findStaffId(familyName) {
        const person = staff.find((candidate) => candidate.familyName === familyName)
        if (!person) throw new Error(`${name} has no ${familyName}`)
        return person.id
      },
      nameOf(staffId) {
        const person = staff.find(({ id }) => id === staffId)
        return person ? `${person.givenName} ${person.familyName}` : ''
      },
    }
  }
  return firms
}
