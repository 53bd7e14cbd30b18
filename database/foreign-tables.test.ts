import { beforeAll, expect, test } from 'vitest'
import { findForeignTables, loadParser } from './foreign-tables.ts'

const courses = 'features/courses/server/courses.store.ts'
const cases = 'features/cases/server/cases.store.ts'

beforeAll(loadParser)

test.each([
  ['its own tables', courses, 'select from course join course_item using (case_id)'],
  ['facts of another feature', courses, 'select time_zone from case_facts where case_id = $1'],
  [
    'a common table expression',
    courses,
    'with due as (select id from course_item for update) update course_item i set asked_at = now() from due where i.id = due.id',
  ],
  ['the system catalogue', courses, 'select from pg_class'],
  ['a table of another schema', 'adapters/jobs/pg-boss.ts', 'select from pgboss.job'],
  ['a table that it creates itself', 'apps/demo/clock/x.ts', 'select from rehearsal_clock'],
  [
    'the table of an owner that it was given',
    'features/staff/server/settings/setting-versions.ts',
    'select from review_reason where firm_id = $1',
  ],
  ['the exception with a reason', 'database/installation.ts', 'select sealed_key from firm'],
])('a store may use %s', (_, sender, text) => {
  expect(findForeignTables(text, sender)).toEqual([])
})

test.each([
  [
    'a table of another feature',
    courses,
    'select from course c join legal_case l on l.id = c.case_id',
    `${courses} reads legal_case, which belongs to features/cases`,
  ],
  [
    'a table inside a subquery',
    courses,
    'select (select max(debtor) from participant) from course',
    `${courses} reads participant, which belongs to features/cases`,
  ],
  [
    'a write to another table',
    cases,
    'with x as (update firm set name = $1 returning id) select from x',
    `${cases} writes firm, which belongs to features/firm`,
  ],
  [
    'a write to facts',
    courses,
    'delete from participant_facts where case_id = $1',
    `${courses} writes participant_facts, which belongs to features/cases`,
  ],
  [
    'facts that are not listed for it',
    'features/verification/server/verification.store.ts',
    'select from case_facts',
    'features/verification/server/verification.store.ts reads case_facts, which belongs to features/cases',
  ],
  [
    'a table without an owner',
    courses,
    'insert into nothing (a) values (1)',
    `${courses} writes nothing, which has no owner`,
  ],
])('a store may not use %s', (_, sender, text, sentence) => {
  expect(findForeignTables(text, sender)).toEqual([sentence])
})
