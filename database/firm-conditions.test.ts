import { beforeAll, expect, test } from 'vitest'
import { findStatementsWithoutFirm, findUntiedTables } from './firm-conditions.ts'
import { loadParser } from './foreign-tables.ts'

beforeAll(loadParser)

test.each([
  ['a condition on the firm', 'select from document where firm_id = $1 and id = $2'],
  ['a condition with a cast', 'select from document d where d.firm_id = $1::uuid'],
  ['the firms of an account', 'select from document where firm_id = any($1::uuid[])'],
  [
    'a join on the firm',
    'select from document d join document_category k on k.id = d.category_id and k.firm_id = d.firm_id where d.firm_id = $1',
  ],
  [
    'a join that names the firm in its columns',
    'select from document d join document_comment c using (firm_id) where c.firm_id = $1',
  ],
  [
    'a comparison of rows',
    'select from document d join document_category k on (k.id, k.firm_id) = (d.category_id, d.firm_id) where d.firm_id = $1',
  ],
  [
    'a subquery on the firm of the outer row',
    'select (select max(c.created_at) from document_comment c where c.firm_id = d.firm_id and c.document_id = d.id) from document d where d.firm_id = $1',
  ],
  [
    'a common table expression',
    'with due as (select id, firm_id from course_item where firm_id = $1) update course_item i set asked_at = now() from due where i.firm_id = due.firm_id and i.id = due.id',
  ],
  ['an insert with the firm', 'insert into document_opened (document_id, firm_id) values ($1, $2)'],
  [
    'an insert from a select',
    'insert into document_opened (document_id, firm_id) select id, firm_id from document where firm_id = $1',
  ],
  [
    'the participants of an account with their cases',
    'select from participant p join legal_case c on c.id = p.case_id and c.firm_id = p.firm_id where p.account_id = $1',
  ],
  ['the news of an account', 'select from notification where account_id = $1 and seen_at is null'],
  [
    'a join on the firm of a route',
    'select from invitation i join invitation_route r on r.invitation_id = i.id and r.firm_id = i.firm_id where r.token_hash = $1',
  ],
  ['the firm itself', 'select from firm f join office o on o.firm_id = f.id where f.id = $1'],
  ['tables of persons', 'select from session s join account a on a.id = s.account_id'],
])('accepts %s', (_, text) => {
  expect(findUntiedTables(text)).toEqual([])
})

test.each([
  ['a condition on the ID alone', 'select from document where id = $1', ['document']],
  [
    'the documents that an account uploaded',
    'select from document where account_id = $1',
    ['document'],
  ],
  [
    'an account that is another row',
    'select from participant p join session s on p.account_id = s.account_id',
    ['participant'],
  ],
  [
    'a lock on the rows of an account',
    'select from notification where account_id = $1 for update',
    ['notification'],
  ],
  [
    'a join on the ID alone',
    'select from document d join document_category k on k.id = d.category_id where d.firm_id = $1',
    ['document_category'],
  ],
  [
    'an alternative to the firm',
    'select from document where firm_id = $1 or id = $2',
    ['document'],
  ],
  [
    'a subquery without the firm',
    'select (select count(*) from document_comment c where c.document_id = d.id) from document d where d.firm_id = $1',
    ['document_comment'],
  ],
  ['an update without the firm', 'update document set name = $1 where id = $2', ['document']],
  [
    'a delete without the firm',
    'delete from document_opened where document_id = $1',
    ['document_opened'],
  ],
  [
    'an insert without the firm',
    'insert into document_opened (document_id) values ($1)',
    ['document_opened'],
  ],
  [
    'an insert from all firms',
    'insert into document_opened (document_id, firm_id) select id, firm_id from document',
    ['document'],
  ],
  [
    'anything but the firm',
    'select from document where firm_id is distinct from $1 and id = $2',
    ['document'],
  ],
  [
    'a comparison of the firm with another column',
    'select from document d join account a on a.id = d.firm_id',
    ['document'],
  ],
  ['facts without the firm', 'select from case_facts where case_id = $1', ['case_facts']],
  ['a firm that is not named', 'select from firm f join office o on o.firm_id = f.id', ['office']],
  [
    'tables that are tied to each other only',
    'select from document d join document_comment c using (firm_id)',
    ['document', 'document_comment'],
  ],
])('refuses %s', (_, text, tables) => {
  expect(findUntiedTables(text)).toEqual(tables)
})

test('names the store that does not name the firm', () => {
  const text = 'select from document where id = $1'
  expect(findStatementsWithoutFirm(text, 'features/staff/server/staff.store.ts')).toEqual([
    'features/staff/server/staff.store.ts does not name the firm of document',
  ])
})
