import { sql } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'
import { deviceDays } from '../../rules/links.ts'
import { tables } from '../tables.generated.ts'

export interface DeviceKey {
  readonly staffId: string
  readonly tokenHash: Uint8Array
}

/** Returns true if the person has logged in with this browser before. Extends its time. */
export async function saveDevice(tx: Tx, device: DeviceKey): Promise<boolean> {
  const { rows } = await sql<{ wasKnown: boolean }>`
    with previous as (
      select expires_at
      from staff_device
      where staff_id = ${device.staffId} and token_hash = ${device.tokenHash}
    )
    insert into staff_device (staff_id, token_hash, expires_at)
    values (
      ${device.staffId},
      ${device.tokenHash},
      portal_now() + make_interval(days => ${sql.lit(deviceDays)})
    )
    on conflict (staff_id, token_hash) do update set expires_at = excluded.expires_at
    returning coalesce((select expires_at > portal_now() from previous), false) as was_known`.execute(
    tx,
  )
  return rows[0]?.wasKnown === true
}

export async function deleteDevices(tx: Tx, staffId: string): Promise<void> {
  await tables(tx).deleteFrom('staffDevice').where('staffId', '=', staffId).execute()
}

export async function sweepDevices(db: Db): Promise<void> {
  await tables(db)
    .deleteFrom('staffDevice')
    .where(sql<boolean>`expires_at < portal_now()`)
    .execute()
}
