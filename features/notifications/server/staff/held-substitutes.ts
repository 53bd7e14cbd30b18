// Colleagues whom a person of the staff stands in for, also one who has left (spec: staff#people-who-leave).
import { sql } from 'kysely'
import type { HandOver } from '#lib/hand-over.ts'
import { listStaffContacts } from '#features/firm/server/staff-members.ts'
import { calendarDay } from '#lib/dates.ts'
import type { Clock } from '#ports/clock.ts'
import type { Db, FirmTx } from '#ports/database.ts'
import { tables } from '../tables.generated.ts'
import { listSettingsForNotice } from './staff-settings.store.ts'
import type { StaffKey } from './staff-notices.store.ts'

interface HeldDeps {
  readonly clock: Clock
}

export function heldSubstitutes(deps: HeldDeps) {
  return {
    count: async (db: Db, person: StaffKey) => ({
      substituteFor: (await listSubstituted(deps, db, person)).length,
    }),
    handOver: (tx: FirmTx, handOver: HandOver) => handOverSubstitutes(deps, tx, handOver),
  }
}

/** Colleagues who are or will be out of office, and have named this person. */
async function listSubstituted(
  { clock }: HeldDeps,
  db: Db,
  { firmId, staffId }: StaffKey,
): Promise<readonly string[]> {
  const settings = await listSettingsForNotice(db, firmId, [])
  const absences = [...settings].flatMap(([colleagueId, { absence }]) =>
    absence?.substituteId === staffId ? [{ colleagueId, until: absence.until }] : [],
  )
  if (absences.length === 0) return []
  const contacts = await listStaffContacts(db, firmId)
  return absences
    .filter(({ colleagueId, until }) => {
      const colleague = contacts.find((contact) => contact.staffId === colleagueId)
      return colleague?.isActive && until >= calendarDay(clock.now(), colleague.timeZone)
    })
    .map(({ colleagueId }) => colleagueId)
}

/** The absence of the new substitute ends: no one stands in for themselves. */
async function handOverSubstitutes(
  deps: HeldDeps,
  tx: FirmTx,
  { firmId, fromId, toId }: HandOver,
): Promise<void> {
  const colleagueIds = await listSubstituted(deps, tx, { firmId, staffId: fromId })
  if (colleagueIds.length === 0) return
  await tables(tx)
    .updateTable('staffNoticeSetting')
    .set({ substituteId: sql<string | null>`nullif(${toId}::uuid, staff_id)` })
    .where('firmId', '=', firmId)
    .where('substituteId', '=', fromId)
    .where('staffId', 'in', colleagueIds)
    .execute()
}
