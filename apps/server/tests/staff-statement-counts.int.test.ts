import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { codeOf, createPerson, password } from '#features/staff/server/test-staff.ts'
import type { TestPerson } from '#features/staff/server/test-staff.ts'
import { openTestApp, type Browser } from '#testing/test-app.ts'
import {
  getDocument,
  getName,
  getVariables,
  workspaceOperations,
  type Operation,
} from '#testing/test-contract.ts'
import { addDebtor, growFirm, removeDebtor, setAccounts } from '#testing/test-grown-firm.ts'
import {
  getMaxStatements,
  refusals,
  statementsOfCase,
  wholeVariables,
} from '#testing/test-staff-counts.ts'
import { createStaffRows, type StaffRows } from '#testing/test-staff-rows.ts'
import { chooseStaffValue } from '#testing/test-staff-values.ts'
import { reportStatements } from '#testing/test-statements.ts'

const depth = 4
/** Statements by the size of the firm and the name of the operation. */
const counts = { small: new Map<string, number>(), grown: new Map<string, number>() }

/** The last ones end the sign-in or the session that the others need. */
const last = ['submitAuthenticatorCode', 'acceptStaffInvitation', 'signOutStaff']

/** Mutations after which the audit has nothing, by the reason. */
const notRecorded = {
  'its end is recorded':
    'beginAuthenticator beginPasskey beginPasskeyProof beginPasskeySignIn decideReview makePacket',
  'is of the person alone':
    'leaveReview markStaffNoticesRead removeClientFilter saveClientFilter saveStaffNoticeSettings setOutOfOffice takeReview',
  'ends what has done nothing yet': 'cancelBulkReminder cancelPacket dismissVoidDecision',
  'changes nothing with the values of this test': 'changeStaffRole restoreCase setCaseTaskDone',
  'is recorded by another connection': 'unlockStaff',
}

// The mutations end the session of the queries, and the last tests compare what was counted.
describe('the statements of the workspace', { shuffle: false }, () => {
  describe.each(['small', 'grown'] as const)('in a %s firm', (size) => {
    const app = openTestApp()
    let statements: string[] = []
    let viewer: TestPerson
    let colleague: TestPerson
    let ids: StaffRows
    const unrecorded: string[] = []
    let staff: Browser
    let flow: Browser

    beforeAll(async () => {
      viewer = await createPerson(app, { role: 'administrator' })
      colleague = await createPerson(app, { role: 'attorney' })
      ids = await createStaffRows(app, viewer)
      if (size === 'grown') await growFirm(app, viewer, ids)
      staff = app.workspaceBrowser()
      staff.tokens = viewer.browser.session
      flow = await beginSignIn()
      const note = (statement: string) => {
        if (!savesActivity(statement)) statements.push(statement)
      }
      await reportStatements(app, note, 'workspaceDatabase')
    })

    async function beginSignIn(): Promise<Browser> {
      const browser = app.workspaceBrowser()
      const document = `mutation ($email: String!, $password: String!) {
      signInStaff(email: $email, password: $password) { __typename }
    }`
      await browser.graph(document, { email: viewer.email, password })
      return browser
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

    /** A code is valid for half a minute only. */
    async function getCode(operation: Operation) {
      const takesCode = getName(operation) === 'submitAuthenticatorCode'
      return takesCode ? { code: await codeOf(app, viewer.secret) } : {}
    }

    /** Runs all operations of a kind. Returns the refusals. */
    async function countAll(kind: Operation['kind']): Promise<Readonly<Record<string, string>>> {
      const outcomes: Record<string, string> = {}
      for (const operation of listOperations(kind)) {
        const name = getName(operation)
        const outcome = await run(operation, {
          ...(await getCode(operation)),
          ...wholeVariables[name],
        })
        if (outcome !== 'done') outcomes[name] = outcome
        else if (
          kind === 'mutation' &&
          !statements.some((each) => /^insert into "?audit/.test(each))
        )
          unrecorded.push(name)
        counts[size].set(name, statements.length)
      }
      return outcomes
    }

    test('all queries succeed, at a case whose people have accounts', async () => {
      if (size === 'grown') await addDebtor(app, ids.caseId)
      await setAccounts(app, ids.caseId, true)
      expect(await countAll('query')).toEqual({})
      await setAccounts(app, ids.caseId, false)
      await removeDebtor(app, ids.caseId)
    })

    test.each(size === 'grown' ? statementsOfCase : [])(
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

    test('all mutations succeed or have their one refusal', async () => {
      expect(await countAll('mutation')).toEqual(refusals)
      const known = Object.values(notRecorded).flatMap((names) => names.split(' '))
      expect(unrecorded.toSorted()).toEqual(known.toSorted())
    })
  })

  test('no operation needs more statements with more cases, people and documents', () => {
    expect(Object.fromEntries(counts.grown)).toEqual(Object.fromEntries(counts.small))
    expect(counts.grown.size).toBe(workspaceOperations.length)
  })

  test('no operation needs more statements than its bound', () => {
    const tooMany = workspaceOperations.flatMap((operation) => {
      const count = counts.grown.get(getName(operation)) ?? Number.POSITIVE_INFINITY
      const max = getMaxStatements(operation)
      return count > max ? [`${getName(operation)}: ${count}, at most ${max}`] : []
    })
    expect(tooMany).toEqual([])
  })
})

const listOperations = (kind: Operation['kind']) =>
  workspaceOperations
    .filter((operation) => operation.kind === kind)
    .toSorted((a, b) => last.indexOf(getName(a)) - last.indexOf(getName(b)))

/** Only the first request of a minute does. */
const savesActivity = (statement: string) =>
  statement.startsWith('update "staff_session" set "last_active_at"')
