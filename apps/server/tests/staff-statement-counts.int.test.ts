import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { demoData } from '#apps/demo/seed/demo-data.ts'
import { createCase } from '#features/cases/server/create-case.ts'
import { codeOf, createPerson, password } from '#features/staff/server/test-staff.ts'
import type { TestPerson } from '#features/staff/server/test-staff.ts'
import { openTestApp, type Browser } from '../testing/test-app.ts'
import {
  getDocument,
  getName,
  getVariables,
  workspaceOperations,
  type Operation,
} from '../testing/test-contract.ts'
import {
  mutations,
  queries,
  refusals,
  statementsOfCase,
  wholeVariables,
} from '../testing/test-staff-counts.ts'
import { createStaffRows, type StaffRows } from '../testing/test-staff-rows.ts'
import { chooseStaffValue } from '../testing/test-staff-values.ts'
import { reportStatements } from '../testing/test-statements.ts'

const app = openTestApp()
const depth = 4
const moreCases = 25
let statements: string[] = []
let viewer: TestPerson
let colleague: TestPerson
let ids: StaffRows
let staff: Browser
let flow: Browser

beforeAll(async () => {
  viewer = await createPerson(app, { role: 'administrator' })
  colleague = await createPerson(app, { role: 'attorney' })
  ids = await createStaffRows(app, viewer)
  staff = openBrowser(viewer)
  flow = await beginSignIn()
  const note = (statement: string) => {
    if (!savesActivity(statement)) statements.push(statement)
  }
  await reportStatements(app, note, 'workspaceDatabase')
}, 30_000)

/** Only the first request of a minute does. */
const savesActivity = (statement: string) =>
  statement.startsWith('update "staff_session" set "last_active_at"')

function openBrowser({ browser }: TestPerson): Browser {
  const opened = app.workspaceBrowser()
  opened.tokens = browser.session
  return opened
}

/** In a browser of the viewer, or in one where the sign-in has begun. Returns the refusal. */
async function run(operation: Operation, given: object = {}): Promise<string> {
  const name = getName(operation)
  const browser = operation.viewers.has('STAFF') ? staff : flow
  const variables = {
    ...getVariables(operation, (path, type) =>
      chooseStaffValue({ app, viewer, colleague, ids }, name, path, type),
    ),
    ...given,
  }
  const document = getDocument(operation, depth)
  statements = []
  // Without a key, so that nothing is remembered and nothing gets lost.
  const { data, errors } = await browser.graph(document, variables, { 'idempotency-key': '' })
  const refusal = errors?.[0]?.extensions.code ?? data?.[name]?.errorCode
  return refusal ?? 'done'
}

async function beginSignIn(): Promise<Browser> {
  const browser = app.workspaceBrowser()
  const document = `mutation ($email: String!, $password: String!) {
    signInStaff(email: $email, password: $password) { __typename }
  }`
  await browser.graph(document, { email: viewer.email, password })
  return browser
}

const listOperations = (kind: Operation['kind']) =>
  workspaceOperations.filter((operation) => operation.kind === kind)

async function countQueries(): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {}
  for (const operation of listOperations('query')) {
    expect([getName(operation), await run(operation)]).toEqual([getName(operation), 'done'])
    counts[getName(operation)] = statements.length
  }
  return counts
}

test(`queries need as many statements with ${moreCases} more cases as with few`, async () => {
  expect(await countQueries()).toEqual(queries)
  const [person] = demoData.people
  await app.deps.database.transact(async (tx) => {
    for (let index = 0; index < moreCases; index += 1)
      await createCase(app.deps, tx, {
        firmId: viewer.firmId,
        chapter: 7,
        debtor1: { ...person, email: `client-${index}@client.example`, contactType: 1 },
      })
  })
  expect(await countQueries()).toEqual(queries)
})

test.each(statementsOfCase)(
  '%s needs at most %i more statements for each further case',
  async (name, max) => {
    const operation = workspaceOperations.find((each) => getName(each) === name)
    if (!operation) throw new Error(`There is no operation ${name}`)
    const { rows } = await sql<{ id: string }>`
      select id from legal_case where firm_id = ${viewer.firmId} and status = 'Pre-Filing' order by id desc limit 20`.execute(
      app.owner.db,
    )
    const caseIds = rows.map(({ id }) => id)
    expect(await run(operation, { caseIds: caseIds.slice(0, 1) })).toBe('done')
    const few = statements
    expect(await run(operation, { caseIds: caseIds.slice(1) })).toBe('done')
    const furtherCases = caseIds.length - 2
    expect(statements.length - few.length).toBeLessThanOrEqual(max * furtherCases)
  },
)

test('each mutation needs its number of statements', async () => {
  const counts: Record<string, number> = {}
  const outcomes: Record<string, string> = {}
  for (const operation of listOperations('mutation').toSorted(byOrder)) {
    const given = wholeVariables[getName(operation)]
    const outcome = await run(operation, { ...(await getCode(operation)), ...given })
    if (outcome !== 'done') outcomes[getName(operation)] = outcome
    counts[getName(operation)] = statements.length
  }
  expect(outcomes).toEqual(refusals)
  expect(counts).toEqual(mutations)
})

/** A code is valid for half a minute only. */
async function getCode(operation: Operation) {
  const takesCode = getName(operation) === 'submitAuthenticatorCode'
  return takesCode ? { code: await codeOf(app, viewer.secret) } : {}
}

/** The last ones end the sign-in or the session that the others need. */
const last = ['submitAuthenticatorCode', 'acceptStaffInvitation', 'signOutStaff']

function byOrder(a: Operation, b: Operation): number {
  return last.indexOf(getName(a)) - last.indexOf(getName(b))
}
