// The caseload: some fifty cases in every stage, so that the workspace of the firms has something
// to show. The people and cases of the demo stay as they are.
import { sql } from 'kysely'
import { setUpLogin } from '#features/staff/server/people/set-up-login.ts'
import type { StaffDeps } from '#features/staff/server/deps.ts'
import type { Contents } from '#features/questionnaire/server/read/contents.ts'
import type { Tx } from '#ports/database.ts'
import type { FileVault } from '#ports/file-vault.ts'
import { demoData, demoPassword, type FirmKey } from '../demo-data.ts'
import type { SeedDeps } from '../seed-demo-data.ts'
import { colleagues, hasCaseload } from './colleagues.ts'
import { countCases } from './count-cases.ts'
import { placeReminders } from './place-reminders.ts'
import { getDays, type Days } from './days.ts'
import { readFirms } from './firms.ts'
import { stories } from './stories/stories.ts'
import { completeCases, placeCase } from './place-cases.ts'
import type { PlacedCase } from './placed-case.ts'
import { placeDocuments } from './documents/place-documents.ts'
import { placeHistory } from './place-history.ts'
import { placeWork } from './place-work.ts'
import { placeIntakes } from './intakes/place-intakes.ts'

export type CaseloadDeps = SeedDeps &
  Pick<StaffDeps, 'workspaceDatabase'> & {
    readonly vault: FileVault
    readonly contents: Contents
  }

/** Does nothing when the caseload is there. */
export async function seedCaseload(deps: CaseloadDeps): Promise<void> {
  if (await hasCaseload(deps.database.db)) return
  const hashing = deps.passwords.hash(demoPassword)
  const days = getDays(deps.clock.now())
  const { people, cases } = await deps.database.transact(async (tx) => {
    await sql`select pg_advisory_xact_lock(7106)`.execute(tx)
    // On a slow machine, files are stored for longer than a transaction may be idle.
    await sql`select set_config('idle_in_transaction_session_timeout', '0', true)`.execute(tx)
    if (await hasCaseload(tx)) return { people: [], cases: [] }
    return {
      people: await addColleagues(deps, tx),
      cases: await addCases(deps, tx, days, hashing),
    }
  })
  await placeWork(deps, days, cases)
  await placeReminders(deps, days, cases)
  for (const person of people) await setUpLogin(deps, person, await hashing)
}

async function addCases(
  deps: CaseloadDeps,
  tx: Tx,
  days: Days,
  hashing: Promise<string>,
): Promise<readonly PlacedCase[]> {
  // Each change of a case would count it. Counting all of them once is faster.
  const uncounted = { ...deps, caseChanged: () => Promise.resolve() }
  const context = { deps: uncounted, tx, days, vault: deps.vault }
  const firms = await readFirms(tx)
  const cases: PlacedCase[] = []
  for (const [index, story] of stories.entries())
    cases.push(await placeCase(context, firms[story.firm], story, index))
  await completeCases({ ...context, passwordHash: await hashing }, cases)
  // Files are stored while answers are sealed.
  await Promise.all([placeDocuments(context, cases), placeIntakes(context, deps.contents, cases)])
  await placeHistory(tx, cases)
  await countCases(context, cases)
  return cases
}

interface AddedColleague {
  readonly id: string
  readonly firmId: string
  readonly email: string
}

async function addColleagues(deps: CaseloadDeps, tx: Tx): Promise<readonly AddedColleague[]> {
  const offices = await readOffices(tx)
  const added: AddedColleague[] = []
  for (const { firm, givenName, familyName, role, email } of colleagues) {
    const id = deps.ids.rowId()
    const { firmId, officeId } = offices[firm]
    await sql`
      insert into staff (id, firm_id, office_id, given_name, family_name, role, email)
      values (${id}, ${firmId}, ${officeId}, ${givenName}, ${familyName}, ${role}, ${email})`.execute(
      tx,
    )
    added.push({ id, firmId, email })
  }
  return added
}

interface Office {
  readonly firmId: string
  readonly officeId: string
}

async function readOffices(tx: Tx): Promise<Readonly<Record<FirmKey, Office>>> {
  const offices = {} as Record<FirmKey, Office>
  for (const { key, office } of demoData.firms) {
    const { rows } = await sql<Office>`
      select firm_id, id as office_id from office where office_code = ${office.code}`.execute(tx)
    const [row] = rows
    if (!row) throw new Error(`The demo has no office ${office.code}`)
    offices[key] = row
  }
  return offices
}
