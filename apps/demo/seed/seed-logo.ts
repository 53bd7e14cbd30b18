// One demo firm has a logo; the other shows its initial.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Database } from '#ports/database.ts'
import type { DemoIds } from './seed-demo-data.ts'

export async function seedLogo(
  deps: { readonly database: Database },
  { firms }: DemoIds,
): Promise<void> {
  const picture = await readFile(new URL('sample-logo.png', import.meta.url))
  const hash = createHash('sha256').update(picture).digest('hex')
  await deps.database.transact(async (tx) => {
    await sql`insert into public_image (hash, firm_id, mime_type, content) values (${hash}, ${firms.hollis}, 'image/png', ${picture})`.execute(
      tx,
    )
    await sql`update firm set icon_hash = ${hash} where id = ${firms.hollis}`.execute(tx)
  })
}
