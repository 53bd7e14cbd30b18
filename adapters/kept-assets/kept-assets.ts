import { sql } from 'kysely'
import { limitConcurrency } from '#lib/turns.ts'
import type { Database } from '#ports/database.ts'
import type { KeptAssets, ReadAsset } from '#ports/kept-assets.ts'
import type { AssetStorage } from './asset-storage.ts'

const keptDays = 30
const maxAtOnce = 8

/** A row is written after its bytes, so that each row has them. */
export function keptAssets(database: Database, storage: AssetStorage): KeptAssets {
  const { db } = database
  let ours: { readonly names: readonly string[]; readonly read: ReadAsset } | undefined

  async function keepOurs(): Promise<void> {
    if (ours === undefined) return
    const { names, read } = ours
    const { rows } = await sql<{ name: string }>`
      select name
      from release_asset
      where name = any(${names}) and kept_until > portal_now()`.execute(db)
    const stored = new Set(rows.map(({ name }) => name))
    const missing = names.filter((name) => !stored.has(name))
    const inTurn = limitConcurrency({
      maxConcurrent: maxAtOnce,
      maxQueued: missing.length,
      turnedAway: () => new Error('There is a place for each asset'),
    })
    await Promise.all(
      missing.map((name) => inTurn(async () => storage.save(name, await read(name)))),
    )
    await sql`
      insert into release_asset (name, kept_until)
      select name, portal_now() + make_interval(days => ${keptDays})
      from unnest(${names}::text[]) as name
      order by name
      on conflict (name) do update set kept_until = excluded.kept_until`.execute(db)
  }

  return {
    async keep(names, read) {
      ours = { names, read }
      await keepOurs()
    },

    async find(name) {
      const { rows } = await sql`
        select
        from release_asset
        where name = ${name}`.execute(db)
      return rows.length === 0 ? undefined : storage.find(name)
    },

    async sweep() {
      await keepOurs()
      const { rows } = await sql<{ name: string }>`
        delete from release_asset
        where kept_until < portal_now()
        returning name`.execute(db)
      for (const { name } of rows) await storage.delete(name)
    },
  }
}
