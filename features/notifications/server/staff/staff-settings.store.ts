import { sql } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'
import { defaultDigestMinute, type MailByGroup } from '../../rules/staff/notices.ts'
import type { Absence, QuietHours } from '../../rules/staff/office-hours.ts'
import { tables } from '../tables.generated.ts'
import type { StaffKey } from './staff-notices.store.ts'

export interface StaffSettings {
  readonly mailByGroup: MailByGroup
  /** Minutes after midnight. Null: no digest. */
  readonly digestMinute: number | null
  readonly latestDigest: string | null
  readonly quietHours: QuietHours | undefined
  readonly absence: Absence | undefined
}

export const defaultSettings: StaffSettings = {
  mailByGroup: {},
  digestMinute: defaultDigestMinute,
  latestDigest: null,
  quietHours: undefined,
  absence: undefined,
}

function selectSettings(db: Db, firmId: string) {
  return tables(db).selectFrom('staffNoticeSetting').selectAll().where('firmId', '=', firmId)
}

type SettingRow = Awaited<ReturnType<ReturnType<typeof selectSettings>['execute']>>[number]

function toSettings(row: SettingRow): StaffSettings {
  const { mailByGroup, digestMinute, digestOn, quietFrom, quietUntil } = row
  const { awayFrom, awayUntil, substituteId } = row
  return {
    mailByGroup,
    digestMinute,
    latestDigest: digestOn,
    quietHours:
      quietFrom === null || quietUntil === null
        ? undefined
        : { from: quietFrom, until: quietUntil },
    absence:
      awayFrom === null || awayUntil === null || substituteId === null
        ? undefined
        : { from: awayFrom, until: awayUntil, substituteId },
  }
}

function toMap(rows: readonly SettingRow[]): ReadonlyMap<string, StaffSettings> {
  return new Map(rows.map((row) => [row.staffId, toSettings(row)]))
}

export async function getSettings(db: Db, { firmId, staffId }: StaffKey): Promise<StaffSettings> {
  const row = await selectSettings(db, firmId).where('staffId', '=', staffId).executeTakeFirst()
  return row ? toSettings(row) : defaultSettings
}

/** The settings of these people, and of all who have named a substitute. */
export async function listSettingsForNotice(
  db: Db,
  firmId: string,
  staffIds: readonly string[],
): Promise<ReadonlyMap<string, StaffSettings>> {
  return toMap(
    await selectSettings(db, firmId)
      .where((is) =>
        is.or([
          is('substituteId', 'is not', null),
          ...(staffIds.length > 0 ? [is('staffId', 'in', staffIds)] : []),
        ]),
      )
      .execute(),
  )
}

export async function listSettingsOfFirm(
  db: Db,
  firmId: string,
): Promise<ReadonlyMap<string, StaffSettings>> {
  return toMap(await selectSettings(db, firmId).execute())
}

export interface ChosenSettings {
  readonly mailByGroup: MailByGroup
  readonly digestMinute: number | null
  readonly quietHours: QuietHours | undefined
}

export async function saveSettings(
  tx: Tx,
  key: StaffKey,
  { mailByGroup, digestMinute, quietHours }: ChosenSettings,
): Promise<void> {
  await save(tx, key, {
    mailByGroup,
    digestMinute,
    quietFrom: quietHours?.from ?? null,
    quietUntil: quietHours?.until ?? null,
  })
}

export async function saveAbsence(
  tx: Tx,
  key: StaffKey,
  absence: Absence | undefined,
): Promise<void> {
  await save(tx, key, {
    awayFrom: absence?.from ?? null,
    awayUntil: absence?.until ?? null,
    substituteId: absence?.substituteId ?? null,
  })
}

async function save(
  tx: Tx,
  { firmId, staffId }: StaffKey,
  columns: Partial<Omit<SettingRow, 'firmId' | 'staffId'>>,
): Promise<void> {
  await tables(tx)
    .insertInto('staffNoticeSetting')
    .values({ firmId, staffId, ...columns })
    .onConflict((conflict) => conflict.columns(['firmId', 'staffId']).doUpdateSet(columns))
    .execute()
}

/** Returns false if another process has begun the digest of this day. */
export async function beginDigest(
  tx: Tx,
  { firmId, staffId }: StaffKey,
  day: string,
): Promise<boolean> {
  const { rows } = await sql`
    insert into staff_notice_setting as setting (firm_id, staff_id, digest_on)
    values (${firmId}, ${staffId}, ${day})
    on conflict (firm_id, staff_id) do update
      set digest_on = excluded.digest_on
      where setting.firm_id = ${firmId}
        and (setting.digest_on is null or setting.digest_on < excluded.digest_on)
    returning setting.staff_id`.execute(tx)
  return rows.length > 0
}
