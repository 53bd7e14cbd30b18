import { sql, type Generated } from 'kysely'
import type { Db, FirmTx } from '#ports/database.ts'

/** Which setting of which firm: some have one for each chapter, which is a column. */
export type SettingKey<Part> = Part & { readonly firmId: string }

export interface SettingVersion<Content> {
  readonly version: number
  readonly content: Content
  readonly changedAt: Date
  /** Null for content from before versions. */
  readonly changedBy: string | null
}

export type NewSettingVersion<Content, Part> = SettingKey<Part> &
  Omit<SettingVersion<Content>, 'changedAt'>

export interface SettingVersions<Content, Part> {
  /** Newest first. */
  readonly list: (
    db: Db,
    key: SettingKey<Part>,
    max: number,
  ) => Promise<ReadonlyArray<SettingVersion<Content>>>
  /** Undefined while the firm has the standard. */
  readonly findNewest: (db: Db, key: SettingKey<Part>) => Promise<Content | undefined>
  /** Returns false if a colleague added this version first. */
  readonly insert: (tx: FirmTx, row: NewSettingVersion<Content, Part>) => Promise<boolean>
}

type ColumnOf<Tables> = { [T in keyof Tables]: keyof Tables[T] & string }[keyof Tables]

interface VersionRow {
  readonly version: number
  readonly changedAt: Generated<Date>
  readonly changedBy: string | null
  readonly [key: string]: unknown
}

/** The versions of a setting in a table of the feature, with the content in a JSON column. */
export function settingVersions<Tables, Content, Part extends object = object>(
  tableName: keyof Tables & string,
  column: ColumnOf<Tables>,
): SettingVersions<Content, Part> {
  const table: string = tableName
  const open = (db: Db) => db.withTables<Record<string, VersionRow>>()
  const list = (db: Db, key: SettingKey<Part>, max: number) =>
    open(db)
      .selectFrom(table)
      .select(['version', 'changedAt', 'changedBy', sql.ref(column).as('content')])
      .where((where) => where.and(key))
      .orderBy('version', 'desc')
      .limit(max)
      .$castTo<SettingVersion<Content>>()
      .execute()
  return {
    list,
    findNewest: async (db, key) => (await list(db, key, 1))[0]?.content,
    async insert(tx, { content, version, changedBy, ...key }) {
      const { numInsertedOrUpdatedRows } = await open(tx)
        .insertInto(table)
        .values({ ...key, version, changedBy, [column]: JSON.stringify(content) })
        .onConflict((conflict) => conflict.columns([...Object.keys(key), 'version']).doNothing())
        .executeTakeFirst()
      return (numInsertedOrUpdatedRows ?? 0n) > 0n
    },
  }
}
