// For bare programs: the minimum of saving an answer through bare pg. Reads the row, seals the new
// text, appends it and replaces the current one.
import { createCipheriv, randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'

/**
 * Returns the function `save`, which writes the text and returns the response. All saves of a
 * process write the same answer.
 */
export async function bareSave(url: string): Promise<(text: string) => Promise<string>> {
  const pool = new pg.Pool({ connectionString: url, max: 5, application_name: 'bench' })
  const key = randomBytes(32)
  const answerId = randomUUID()
  await pool.query(
    'create table if not exists bench_answer (id uuid primary key, revision integer not null, sealed bytea not null)',
  )
  await pool.query(
    'create table if not exists bench_revision (id uuid not null, revision integer not null, sealed bytea not null, saved_at timestamptz not null default now(), primary key (id, revision))',
  )

  return async (text) => {
    const { rows } = await pool.query<{ revision: number }>({
      name: 'read',
      text: 'select revision, sealed from bench_answer where id = $1',
      values: [answerId],
    })
    const revision = (rows[0]?.revision ?? 0) + 1
    await pool.query({
      name: 'write',
      text: `with appended as (insert into bench_revision (id, revision, sealed) values ($1, $2, $3))
        insert into bench_answer (id, revision, sealed) values ($1, $2, $3) on conflict (id) do update set revision = excluded.revision, sealed = excluded.sealed`,
      values: [answerId, revision, sealed(key, text)],
    })
    return JSON.stringify({ data: { revision } })
  }
}

function sealed(key: Uint8Array, text: string): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  return Buffer.concat([nonce, cipher.update(text), cipher.final(), cipher.getAuthTag()])
}
