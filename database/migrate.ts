import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { lockShape } from '#adapters/database/shape-lock.ts'
import type { Database, Db, Tx } from '#ports/database.ts'
import type { Log } from '#ports/log.ts'

const ownFolder = fileURLToPath(new URL('./migrations/', import.meta.url))

interface Migration {
  readonly number: number
  readonly name: string
  readonly text: string
  readonly checksum: string
}

/**
 * Applies missing migrations and returns their names. Safe to run in several processes at once:
 * each file is applied by one of them. Throws when the database is newer than this program, or when
 * a file was changed after it was applied.
 */
export async function migrate(
  database: Database,
  log: Log,
  folder: string = ownFolder,
): Promise<string[]> {
  const known = await readMigrations(folder)
  const applied: string[] = []
  for (;;) {
    const next = await database.transact((tx) => applyNext(tx, known))
    if (next === undefined) return applied
    applied.push(next.name)
    log.info({ migration: next.name }, 'The database was brought forward')
  }
}

/**
 * Returns true if all migrations are applied. Changes nothing. Throws like `migrate` when the
 * database is newer or a file was changed.
 */
export async function isMigrated(db: Db, folder: string = ownFolder): Promise<boolean> {
  const known = await readMigrations(folder)
  const { rows: tables } = await sql<{ exists: boolean }>`
    select to_regclass('migration') is not null as exists`.execute(db)
  if (tables[0]?.exists !== true) return false
  const applied = await readApplied(db)
  refuseWhatDiffers(applied, known)
  return applied.length === known.length
}

/** Uses one transaction for each file. */
async function applyNext(tx: Tx, known: readonly Migration[]): Promise<Migration | undefined> {
  await lockShape(tx)
  await sql`create table if not exists migration (
    number integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now()
  )`.execute(tx)
  const applied = await readApplied(tx)
  refuseWhatDiffers(applied, known)
  const next = known[applied.length]
  if (next === undefined) return undefined
  await sql.raw(next.text).execute(tx)
  await sql`insert into migration (number, name, checksum) values (${next.number}, ${next.name}, ${next.checksum})`.execute(
    tx,
  )
  return next
}

interface AppliedMigration {
  readonly number: number
  readonly checksum: string
}

async function readApplied(db: Db): Promise<readonly AppliedMigration[]> {
  const { rows } = await sql<AppliedMigration>`
    select number, checksum from migration order by number`.execute(db)
  return rows
}

function refuseWhatDiffers(
  applied: readonly AppliedMigration[],
  known: readonly Migration[],
): void {
  for (const { number, checksum } of applied) {
    const same = known.find((migration) => migration.number === number)
    if (same === undefined) {
      throw new Error(
        `The database is newer than this program: it has migration ${number}, this program knows ${known.length}. Update the program.`,
      )
    }
    if (same.checksum !== checksum) {
      throw new Error(
        `${same.name} was changed after it had been applied to this database. Write a new migration instead.`,
      )
    }
  }
}

/** Throws if a number is missing, so that two branches cannot both add the same number. */
async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-.*\.sql$/.test(name)).toSorted()
  return Promise.all(
    names.map(async (name, index) => {
      const number = Number(name.slice(0, 4))
      if (number !== index + 1)
        throw new Error(
          `${name} should have number ${index + 1}: migrations are numbered without gaps.`,
        )
      const text = (await readFile(`${folder}/${name}`, 'utf8')).replaceAll('\r\n', '\n')
      return { number, name, text, checksum: createHash('sha256').update(text).digest('hex') }
    }),
  )
}
