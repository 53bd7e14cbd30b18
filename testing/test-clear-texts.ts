import { sql } from 'kysely'
import type { TestApp } from './test-app.ts'

/** The tables in which a word is in clear, in whatever column. Without the messages of the demo. */
export async function findClearTexts(
  { owner }: Pick<TestApp, 'owner'>,
  word: string,
): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select schemaname || '.' || tablename as name
    from pg_tables
    where schemaname in ('public', 'pgboss')
      and tablename <> 'rehearsal_message'
    order by 1`.execute(owner.db)
  const found: string[] = []
  for (const { name } of rows) {
    const { rows: hits } = await sql`
      select from ${sql.table(name)} t where t::text like ${`%${word}%`} limit 1`.execute(owner.db)
    if (hits.length > 0) found.push(name)
  }
  return found
}
