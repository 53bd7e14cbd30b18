// Statements that both logins send, each for its own table. database/test-statements.ts takes the
// calling file as their sender.
import { sql, type Generated, type Kysely } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'
import type { SessionLife, SessionTimes } from '../rules/session-life.ts'
import type { RefreshFinding } from './plan-refresh.ts'

/** Columns that the table of a login has, beside that of the owner. */
interface SessionColumns {
  readonly id: string
  readonly refreshHash: Uint8Array
  readonly previousRefreshHash: Uint8Array | null
  readonly rotatedAt: Date | null
  readonly authVersion: number
  readonly createdAt: Generated<Date>
  readonly lastActiveAt: Generated<Date>
  readonly provenAt: Generated<Date>
  readonly endsAt: Date
  readonly endedAt: Date | null
  readonly endedWhy: string | null
  readonly browser: Generated<string>
}

export interface SessionKey {
  readonly id: string
  readonly ownerId: string
}

export interface NewSession {
  readonly id: string
  readonly refreshHash: Uint8Array
  readonly authVersion: number
  readonly browser: string
}

export interface InsertedTimes extends SessionTimes {
  readonly createdAt: Date
  readonly provenAt: Date
}

export interface SessionStore<Owner extends string> {
  /**
   * Ends the sessions beyond the maximum that were idle for the longest time. Returns the ids of
   * these.
   */
  insert(
    tx: Tx,
    session: NewSession & Readonly<Record<Owner, string>>,
  ): Promise<{ readonly times: InsertedTimes; readonly ended: readonly string[] }>
  /** By any of the hashes, current or previous. */
  findKeyOfTokens(db: Db, hashes: readonly Uint8Array[]): Promise<SessionKey | undefined>
  rotate(tx: Tx, id: string, presented: Uint8Array, successor: Uint8Array): Promise<void>
  touch(db: Db, id: string): Promise<void>
  markProven(db: Db, id: string): Promise<void>
  /** Returns false if it is no active session of this owner. */
  end(db: Db, key: SessionKey, why: string): Promise<boolean>
  /** Returns the ids of the sessions that were active. */
  endAll(tx: Tx, ownerId: string, why: string, exceptId?: string): Promise<readonly string[]>
  sweep(db: Db): Promise<void>
}

const portalNow = () => sql<Date>`portal_now()`

export interface LoginTable<Table extends string, Owner extends string> {
  readonly table: Table
  /** The column of the person. */
  readonly owner: Owner
  readonly life: SessionLife
}

/** `tables` is the handle of the login's own store. */
export function sessionStore<
  Table extends string,
  Owner extends string,
  Own extends Readonly<Record<Table, SessionColumns & Readonly<Record<Owner, string>>>>,
>(
  tables: (db: Db) => Kysely<Own>,
  { table, owner, life }: LoginTable<Table, Owner>,
): SessionStore<Owner> {
  // Kysely knows no table by a type parameter. The type of `tables` proves the columns.
  const rows = (db: Db) => tables(db) as unknown as Kysely<Record<string, SessionColumns>>
  const name: string = table
  const ownerColumn = sql.ref<string>(owner)
  const ending = (why: string) => ({ endedAt: portalNow(), endedWhy: why })
  return {
    async insert(tx, session) {
      const times = await rows(tx)
        .insertInto(name)
        .values({
          ...session,
          createdAt: portalNow(),
          provenAt: portalNow(),
          lastActiveAt: portalNow(),
          endsAt: sql<Date>`portal_now() + make_interval(hours => ${sql.lit(life.maxHours)})`,
        })
        .returning(['createdAt', 'provenAt', 'lastActiveAt', 'endsAt', 'endedAt'])
        .executeTakeFirstOrThrow()
      const ended = await rows(tx)
        .updateTable(name)
        .set(ending('too-many'))
        .where('id', 'in', (eb) =>
          eb
            .selectFrom(name)
            .select('id')
            .where(ownerColumn, '=', session[owner])
            .where('endedAt', 'is', null)
            .where(sql<boolean>`ends_at > portal_now()`)
            .orderBy('lastActiveAt', 'desc')
            .orderBy('id', 'desc')
            .offset(life.maxSessions),
        )
        .returning('id')
        .execute()
      return { times, ended: ended.map(({ id }) => id) }
    },
    async findKeyOfTokens(db, hashes) {
      return rows(db)
        .selectFrom(name)
        .select(['id', ownerColumn.as('ownerId')])
        .where(hasToken(hashes))
        .executeTakeFirst()
    },
    async rotate(tx, id, presented, successor) {
      await rows(tx)
        .updateTable(name)
        .set({
          refreshHash: successor,
          previousRefreshHash: presented,
          rotatedAt: portalNow(),
        })
        .where('id', '=', id)
        .execute()
    },
    async touch(db, id) {
      await rows(db)
        .updateTable(name)
        .set({ lastActiveAt: portalNow() })
        .where('id', '=', id)
        .where('endedAt', 'is', null)
        .execute()
    },
    async markProven(db, id) {
      await rows(db)
        .updateTable(name)
        .set({ provenAt: portalNow() })
        .where('id', '=', id)
        .where('endedAt', 'is', null)
        .execute()
    },
    async end(db, { id, ownerId }, why) {
      const { numUpdatedRows } = await rows(db)
        .updateTable(name)
        .set(ending(why))
        .where('id', '=', id)
        .where(ownerColumn, '=', ownerId)
        .where('endedAt', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
    async endAll(tx, ownerId, why, exceptId) {
      const ended = await rows(tx)
        .updateTable(name)
        .set(ending(why))
        .where(ownerColumn, '=', ownerId)
        .where('endedAt', 'is', null)
        .$if(exceptId !== undefined, (query) => query.where('id', '!=', exceptId ?? ''))
        .returning('id')
        .execute()
      return ended.map(({ id }) => id)
    },
    async sweep(db) {
      await rows(db)
        .deleteFrom(name)
        .where(sql<boolean>`ends_at < portal_now() - interval '30 days'`)
        .execute()
    },
  }
}

/** True for the session of one of the tokens, current or previous. */
export function hasToken(hashes: readonly Uint8Array[]) {
  return sql<boolean>`(refresh_hash = any(${hashes}::bytea[]) or previous_refresh_hash = any(${hashes}::bytea[]))`
}

/** The columns of a RefreshFinding. */
export function refreshFinding(hash: Uint8Array) {
  return [
    sql<RefreshFinding['newestHash']>`refresh_hash`.as('newestHash'),
    sql<boolean>`refresh_hash = ${hash}`.as('isCurrent'),
    sql<boolean>`coalesce(previous_refresh_hash = ${hash}, false)`.as('isPrevious'),
    sql<
      RefreshFinding['secondsSinceRotation']
    >`extract(epoch from portal_now() - rotated_at)::float8`.as('secondsSinceRotation'),
  ] as const
}
