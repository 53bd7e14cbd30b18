import { sql } from 'kysely'
import { beforeAll } from 'vitest'
import { answerText } from '#features/notifications/server/answer-text.ts'
import { accountLock } from '#features/sign-in/rules/lockout.ts'
import { createPerson, type TestPerson } from '#features/staff/server/test-staff.ts'
import type { Browser, TestApp } from '#testing/test-app.ts'
import {
  getDocument,
  getName,
  getVariables,
  takesFile,
  workspaceOperations,
  type Operation,
} from '#testing/test-contract.ts'
import { inviteClient, signUpUntil } from '#testing/test-sign-up.ts'
import { wholeVariables } from '#testing/test-staff-counts.ts'
import { createStaffRows, type StaffRows } from '#testing/test-staff-rows.ts'
import { chooseStaffValue } from '#testing/test-staff-values.ts'
import { undoRequests, type UndoneRequest } from '#testing/test-undone-requests.ts'

interface Person {
  readonly givenName: string
  readonly familyName: string
  readonly email: string
  readonly mobilePhone: string
  readonly caseNumber: string
}

interface Seen {
  readonly answer: string
  readonly statements: readonly string[]
}

/** A client of another firm, who has stopped texts, is locked out, and belongs to its staff. */
export const known: Person = {
  givenName: 'Quenby',
  familyName: 'Yarborough',
  email: 'quenby@elsewhere.example',
  mobilePhone: '5035557391',
  caseNumber: '26-47391',
}

/** Of the same lengths and with the same masks. */
export const unknown: Person = {
  givenName: 'Quincy',
  familyName: 'Yellowtail',
  email: 'quincy@elsewhere.example',
  mobilePhone: '5035557264',
  caseNumber: '26-47264',
}

const depth = 4

/** Operations of a person who is logged in. The others answer after a fixed time. */
const operations = workspaceOperations.filter(
  (operation) =>
    operation.viewers.has('STAFF') &&
    getName(operation) !== 'signOutStaff' &&
    !takesFile(operation),
)

/** By the last word of the path. Any other text gets the address, as a search would. */
function chooseText(path: string, typed: Person): string {
  const name = /\w+$/.exec(path)?.[0] ?? ''
  if (/givenName/i.test(name)) return typed.givenName
  if (/familyName/i.test(name)) return typed.familyName
  if (/phone|fax/i.test(name)) return typed.mobilePhone
  if (/caseNumber/i.test(name)) return typed.caseNumber
  return typed.email
}

/** Text with a form of its own. */
const fixed =
  /(time|zip|state|zone|colour|website|link|from|until|token|password|code|key|version|form)$/i

/** Each operation once; the change of a channel once for each. */
function listForms(operation: Operation, { mobilePhone }: Person) {
  const name = getName(operation)
  const forms: Array<readonly [string, object]> = [[name, {}]]
  if (name === 'planChannelChange')
    forms.push([`${name} MOBILE`, { channel: 'MOBILE', value: mobilePhone }])
  return forms
}

function toSeen({ answer, statements }: UndoneRequest<object>, person: Person): Seen {
  const values = Object.entries(person) as ReadonlyArray<readonly [string, string]>
  // First, because random digits can be those of a person.
  const withoutChance = JSON.stringify(answer)
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>')
    .replaceAll(/[\w-]{20,}|\b[\da-f]{12}\b/g, '<random>')
  return {
    answer: [...values, ['lastDigits', person.mobilePhone.slice(-4)] as const].reduce(
      (words, [name, value]) => words.replaceAll(value, `<${name}>`),
      withoutChance,
    ),
    statements: statements.filter((statement) => !savesActivity(statement)),
  }
}

/** Only the first request of a minute does. */
const savesActivity = (statement: string) =>
  statement.startsWith('update "staff_session" set "last_active_at"')

/** Runs each operation of the workspace with what was typed about a person, and forgets its effects. */
export function openOracle(app: TestApp) {
  let ids: StaffRows
  let viewer: TestPerson
  let colleague: TestPerson
  let undo: Awaited<ReturnType<typeof undoRequests>>

  beforeAll(async () => {
    viewer = await createPerson(app, { role: 'administrator' })
    colleague = await createPerson(app, { role: 'attorney' })
    ids = await createStaffRows(app, viewer)
    await createKnownPerson()
    undo = await undoRequests(app)
  }, 30_000)

  async function createKnownPerson(): Promise<void> {
    const { givenName, familyName, email, mobilePhone, caseNumber } = known
    const { northgate } = app.demoData.firms
    const invited = await inviteClient(
      app,
      { givenName, familyName, email, mobilePhone },
      northgate,
    )
    await signUpUntil(app, 'done', invited)
    await sql`update legal_case set case_number = ${caseNumber}, client_code = ${email}
      where id = ${invited.caseId}`.execute(app.owner.db)
    await createPerson(app, { firm: 'northgate', email })
    const stop = { id: 'stop', from: `+1${mobilePhone}`, body: 'STOP', isAnswered: false }
    await answerText(app.deps, stop)
    for (let count = 0; count < accountLock.maxFailures; count += 1)
      await app.deps.limits.beginAttempt(accountLock, email)
  }

  function choose(name: string, typed: Person) {
    return (path: string, typeName: string): unknown => {
      const value = chooseStaffValue({ app, viewer, colleague, ids }, name, path, typeName)
      const special = chooseSpecial(typed)
      if (`${name} ${path}` in special) return special[`${name} ${path}`]
      const isSeen = path.startsWith('seen.')
      return typeName === 'String' && !fixed.test(path) && !isSeen && value !== null
        ? chooseText(path, typed)
        : value
    }
  }

  function chooseSpecial(typed: Person): Readonly<Record<string, unknown>> {
    const { givenName, familyName, email, mobilePhone } = typed
    const { participantId } = ids.intake
    return {
      'importClients csv': `First name,Last name,Email,Mobile phone\n${givenName},${familyName},${email},${mobilePhone}`,
      'planChannelChange participantId': participantId,
      'createPreviewLink participantId': participantId,
      'unlockClient participantId': participantId,
      'sendCodesByEmail participantId': participantId,
      'addSpouse caseId': ids.duplicate.caseId,
      'createClientCase input.debtor2.email': 'spouse@client.example',
      'createClientCase input.debtor2.mobilePhone': '2125550192',
      'correctClient participantId': ids.duplicate.participantId,
      'correctClient seen.givenName': ids.duplicatePerson['givenName'],
      'correctClient seen.familyName': ids.duplicatePerson['familyName'],
      'correctClient seen.email': ids.duplicatePerson['email'],
      'correctClient seen.mobilePhone': ids.duplicatePerson['mobilePhone'],
    }
  }

  /** What each operation shows of a person, whom the firm also has as a client without an account. */
  async function runAll(browser: Browser, person: Person): Promise<ReadonlyMap<string, Seen>> {
    const { givenName, familyName, email, mobilePhone } = person
    await sql`update participant
      set given_name = ${givenName}, family_name = ${familyName}, email = ${email}, mobile_phone = ${mobilePhone}
      where id = ${ids.participantId}`.execute(app.owner.db)
    await app.empty('allowance')
    const seen = new Map<string, Seen>()
    for (const operation of operations)
      for (const [name, given] of listForms(operation, person)) {
        const request = () => run(browser, operation, person, given)
        seen.set(name, toSeen(await undo(request), person))
      }
    return seen
  }

  async function run(browser: Browser, operation: Operation, typed: Person, given: object) {
    const name = getName(operation)
    const variables = {
      ...getVariables(operation, choose(name, typed)),
      ...wholeVariables[name],
      ...given,
    }
    // Without a key, so that nothing is remembered.
    const { status, data, errors } = await browser.graph(getDocument(operation, depth), variables, {
      'idempotency-key': '',
    })
    return { status, data, errors }
  }

  function openBrowser(): Browser {
    const browser = app.workspaceBrowser()
    browser.tokens = viewer.browser.session
    return browser
  }
  return { runAll, openBrowser }
}
