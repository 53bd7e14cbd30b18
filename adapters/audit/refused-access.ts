// Refused access: the entries of a firm, and the counts of those that have no entry.
import { sql } from 'kysely'
import type { Audit, RefusalQuery, RefusedEntry, RefusedPerson } from '#ports/audit.ts'
import type { Database, Db } from '#ports/database.ts'
import type { Ids } from '#ports/ids.ts'
import { tables } from './tables.generated.ts'

export async function countRefusal(
  { db }: Pick<Database, 'db'>,
  { personId, firmId }: RefusedPerson,
): Promise<void> {
  await tables(db)
    .insertInto('refusedAccessCount')
    .values({
      personId,
      firmId: firmId ?? null,
      refusals: 1,
      countedSince: sql<Date>`portal_now()`,
    })
    .onConflict((conflict) =>
      conflict.column('personId').doUpdateSet({
        refusals: sql<number>`refused_access_count.refusals + 1`,
      }),
    )
    .execute()
}

/** For a job: an entry with the number of those that were counted, ten minutes after the first. */
export async function writeRefusalCounts(deps: {
  readonly database: Database
  readonly ids: Ids
  readonly audit: Audit
}): Promise<void> {
  await deps.database.transact(async (tx) => {
    const counts = await tables(tx)
      .deleteFrom('refusedAccessCount')
      .where('countedSince', '<', sql<Date>`portal_now() - interval '10 minutes'`)
      .returning(['personId', 'firmId', 'refusals'])
      .execute()
    for (const { personId, firmId, refusals: count } of counts)
      await deps.audit.record(
        {
          event: 'access.refused',
          outcome: 'refused',
          ...(firmId === null
            ? { accountId: personId, details: { count } }
            : { firmId, details: { staffId: personId, count } }),
        },
        tx,
      )
  })
}

export async function listRefusals(
  { firmId, staffId, isForbidden, before, max }: RefusalQuery,
  db: Db,
): Promise<readonly RefusedEntry[]> {
  return tables(db)
    .selectFrom('audit')
    .select(['id', 'at', 'ip', 'details'])
    .where('firmId', '=', firmId)
    .where('event', '=', 'access.refused')
    .$if(staffId !== undefined, (query) =>
      query.where(sql<boolean>`details ->> 'staffId' = ${staffId ?? null}`),
    )
    .$if(isForbidden !== undefined, (query) =>
      query.where(
        sql<boolean>`(details ->> 'thing' is not distinct from 'permission') = ${isForbidden ?? null}`,
      ),
    )
    .$if(before !== undefined, (query) =>
      query.where(
        sql<boolean>`(at, id) < (
          select e.at, e.id from audit e where e.firm_id = ${firmId} and e.id = ${before ?? null}
        )`,
      ),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(max)
    .execute()
}
