import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import { expect, test } from 'vitest'
import { tables } from './tables.generated.ts'

const own = tables(
  new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  }),
)

test('a statement with a table of another feature does not compile', () => {
  expect(own.selectFrom('courseItem').select('itemKey').compile().sql).toContain('courseItem')
  // @ts-expect-error the table belongs to cases
  expect(own.selectFrom('legalCase').compile().sql).toContain('legalCase')
})

test('facts of another feature can be read, and not changed', () => {
  expect(own.selectFrom('caseFacts').select('timeZone').compile().sql).toContain('caseFacts')
  // @ts-expect-error a column of facts takes no value
  expect(own.updateTable('caseFacts').set({ timeZone: 'UTC' }).compile().sql).toContain('timeZone')
})
