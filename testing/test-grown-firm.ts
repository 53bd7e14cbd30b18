// A firm with more of everything, for tests of what must not grow with it.
import { sql } from 'kysely'
import { demoData } from '#apps/demo/seed/demo-data.ts'
import { createCase } from '#features/cases/server/create-case.ts'
import { invitePerson, type TestPerson } from '#features/staff/server/test-staff.ts'
import type { TestApp } from './test-app.ts'
import type { StaffRows } from './test-staff-rows.ts'
import { createWorkRows } from './test-work-rows.ts'

const moreCases = 25
const moreRows = 12
const moreColleagues = 3

/** More cases whose people have accounts, and more rows and documents of the case of the rows. */
export async function growFirm(
  app: TestApp,
  { firmId, staffId }: TestPerson,
  { caseId, document }: StaffRows,
): Promise<void> {
  const { db } = app.owner
  const [person] = demoData.people
  const opened: string[] = []
  await app.deps.database.transact(async (tx) => {
    for (let index = 0; index < moreCases; index += 1) {
      const debtor1 = {
        ...person,
        email: `client-${index}@client.example`,
        contactType: 1,
      } as const
      const { id } = await createCase(app.deps, tx, { firmId, chapter: 7, debtor1 })
      opened.push(id)
    }
  })
  await sql`update participant set account_id = ${app.demoData.accounts.amir}
    where case_id = any(${opened}::uuid[])`.execute(db)
  for (let index = 0; index < moreRows; index += 1) {
    await createWorkRows(app, { firmId, staffId, caseId })
    await sql`insert into staff_notice (firm_id, id, staff_id, case_id, kind)
      values (${firmId}, ${app.deps.ids.rowId()}, ${staffId}, ${opened[index]}, 'case.joined')`.execute(
      db,
    )
    await sql`
      insert into document (id, firm_id, case_id, category_id, account_id, name, mime_type, bytes, sha256, status, scan_state, sealed_key)
      select ${app.deps.ids.rowId()}, firm_id, case_id, category_id, account_id, name, mime_type, bytes, sha256, status, scan_state, sealed_key
      from document where id = ${document['id']}`.execute(db)
  }
  for (let index = 0; index < moreColleagues; index += 1) await invitePerson(app, {})
}

/** A second debtor of the case. */
export async function addDebtor(app: TestApp, caseId: string): Promise<void> {
  await sql`
    insert into participant (id, firm_id, case_id, debtor, given_name, family_name, email, mobile_phone)
    select ${app.deps.ids.rowId()}, firm_id, case_id, 2, 'Mia', family_name, 'mia.two@client.example', '2125550177'
    from participant where case_id = ${caseId}`.execute(app.owner.db)
}

export async function removeDebtor(app: TestApp, caseId: string): Promise<void> {
  await sql`delete from participant where case_id = ${caseId} and debtor = 2`.execute(app.owner.db)
}

/** Gives the people of the case accounts, or takes them away. */
export async function setAccounts(
  { owner: { db }, demoData: { accounts } }: TestApp,
  caseId: string,
  hasAccount: boolean,
): Promise<void> {
  const [first, second] = hasAccount ? [accounts.rosa, accounts.amir] : [null, null]
  await sql`update participant set account_id = case debtor when 1 then ${first}::uuid else ${second}::uuid end
    where case_id = ${caseId}`.execute(db)
}
