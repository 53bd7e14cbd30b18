// Refused access: the entries of a firm, and the counts of those that have no entry.
import { sql } from 'kysely'
import type { Audit, RefusalQuery, RefusedEntry, RefusedPerson } from '#ports/audit.ts'
import type { Database, Db } from '#ports/database.ts'
import type { Ids } from '#ports/ids.ts'
import type { RefusedThing } from '#lib/refused-access.ts'
import { tables } from './tables.generated.ts'

export async function countRefusal(
  { db }: Pick<Database, 'db'>,
  { personId, firmId }: RefusedPerson,
  thing: RefusedThing,
): Promise<void> {
  const things = sql.ref('refused_access_count.things')
  await tables(db)
    .insertInto('refusedAccessCount')
    .values({
      personId,
      firmId: firmId ?? null,
      refusals: 1,
      things: { [thing]: 1 },
      countedSince: sql<Date>`portal_now()`,
    })
    .onConflict((conflict) =>
      conflict.column('personId').doUpdateSet({
        refusals: sql<number>`refused_access_count.refusals + 1`,
        things: sql`${things} || jsonb_build_object(
          ${thing}::text, coalesce((${things} ->> ${thing})::int, 0) + 1
        )`,
      }),
    )
    .execute()
}

/** For a job: an entry for each thing with its number, ten minutes after the first was counted. */
export async function writeRefusalCounts(deps: {
  readonly database: Database
  readonly ids: Ids
  readonly audit: Audit
}): Promise<void> {
  await deps.database.transact(async (tx) => {
    const counts = await tables(tx)
      .deleteFrom('refusedAccessCount')
      .where('countedSince', '<', sql<Date>`portal_now() - interval '10 minutes'`)
      .returning(['personId', 'firmId', 'refusals', 'things'])
      .execute()
    for (const { personId, firmId, ...counted } of counts)
      for (const fact of listFacts(counted))
        await deps.audit.record(
          {
            event: 'access.refused',
            outcome: 'refused',
            ...(firmId === null
              ? { accountId: personId, details: fact }
              : { firmId, details: { staffId: personId, ...fact } }),
          },
          tx,
        )
  })
}

interface CountedRefusals {
  readonly refusals: number
  readonly things: Readonly<Record<string, number>>
}

/** Those that an earlier release counted have no thing. */
function listFacts({ refusals, things }: CountedRefusals) {
  const facts = Object.entries(things).map(([thing, count]) => ({ thing, count }))
  const rest = facts.reduce((sum, { count }) => sum - count, refusals)
  return rest > 0 ? [...facts, { count: rest }] : facts
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
