// The client list, its counts, Today and the courses in a large firm, against the same statements through bare pg
// under the same row-level security.
import pg from 'pg'
import { Kysely, PostgresDialect } from 'kysely'
import { camelCase } from '#adapters/database/camel-case.ts'
import { systemClock } from '#adapters/clock/system-clock.ts'
import type { ClientFilter } from '#contract/workspace.generated.ts'
import type { WorkspaceDeps } from '#features/staff/server/workspace-deps.ts'
import { countClients, listClients } from '#features/clients/server/list-clients.ts'
import { readFilter } from '#features/clients/server/read-filter.ts'
import { readToday } from '#features/clients/server/today.ts'
import { clientCounts, clientList } from '#features/clients/workspace/list/clients.operations.ts'
import { listCourseLines } from '#features/courses/server/lines/list-course-lines.ts'
import { courseLinesPage } from '#features/courses/workspace/list/courses-list.operations.ts'
import { todayOverview } from '#features/clients/workspace/today/today.operations.ts'
import type { StaffViewer } from '#lib/viewer.ts'
import type { FirmTx } from '#ports/database.ts'
import type { FirmStatements } from './bare/firm-statements.ts'
import { comparing, toRow, type Row, type Section } from './ratios.ts'
import { startBare } from './stage/bare.ts'
import { signedInStaff } from './stage/clients.ts'
import { findSoughtClient, type GrownFirm } from './stage/firm-growth.ts'
import { press, type Load } from './stage/load.ts'
import { getRequest, graphRequest } from './stage/requests.ts'
import type { Server } from './stage/server.ts'
import type { Stage } from './stage/stage.ts'

const endpoint = '/workspace/graphql/'
const warmUpSeconds = 0.5
/** Many short rounds, so that a disturbance affects both sides. */
const roundSeconds = 0.5
const rounds = 5
/** As the page asks. */
const pageRows = 50
/** Pages before the later page of the benchmark. */
const pagesBefore = 200
/** For the slowest request of a round (spec: workspace#list-speed). */
const targetMs = 150
const newest = { key: 'LAST_ACTIVITY', isDescending: true } as const

/** One screen's request and the use case that serves it. */
interface Read {
  readonly name: string
  readonly request: (headers: Readonly<Record<string, string>>) => Buffer
  readonly run: (deps: WorkspaceDeps, viewer: StaffViewer) => Promise<unknown>
}

export async function benchClientList(
  stage: Stage,
  server: Server,
  firm: GrownFirm,
): Promise<readonly Section[]> {
  const headers = await signedInStaff(server, firm.staffId)
  const rows: Row[] = []
  const targets: Row[] = []
  const counts: string[] = []
  for (const read of await listReads(server, firm)) {
    const statements = await readStatements(server, firm, read)
    const bare = await startBare(stage, 'firm-statements', statements)
    const ours = { port: server.port, requests: [read.request(headers)], connections: 1 }
    const limit = { port: bare.port, requests: [getRequest('/')], connections: 1 }
    await press({ ...ours, seconds: warmUpSeconds })
    await press({ ...limit, seconds: warmUpSeconds })
    const [own, least]: [Load[], Load[]] = [[], []]
    for (let round = 0; round < rounds; round += 1) {
      own.push(await press({ ...ours, seconds: roundSeconds }))
      least.push(await press({ ...limit, seconds: roundSeconds }))
    }
    await bare.stop()
    rows.push(comparing(own, least)(read.name, 'ms', 'less', ({ medianMs }) => medianMs))
    targets.push(
      toRow({
        what: read.name,
        unit: 'ms, p99',
        better: 'less',
        ours: own.map(({ p99Ms }) => p99Ms),
        limit: [targetMs],
      }),
    )
    counts.push(`${read.name} ${statements.statements.length}`)
  }
  return [
    {
      title: 'Clients of a firm with 20,000 cases, median',
      rows,
      notes: [`Statements in the limit: ${counts.join(', ')}.`],
    },
    { title: `The same beside the target of ${targetMs} ms`, rows: targets },
  ]
}

async function listReads(server: Server, firm: GrownFirm): Promise<readonly Read[]> {
  const sought = await findSoughtClient(server, firm)
  const later = await findLaterPage(server, firm)
  return [
    toPage('first page', {}),
    toPage('a later page', {}, { after: later }),
    toPage('the page before a later one', {}, { before: later }),
    toPage('by name', { text: sought.familyName }),
    toPage('by case number', { text: sought.caseNumber }),
    toPage('by email', { text: sought.email }),
    toPage('by last four of the phone', { text: sought.lastFourOfPhone }),
    toPage('filter: filed, of an attorney', { stage: 'FILED', assignedTo: firm.staffId }),
    toPage('filter: waiting for us', { waitingOn: 'FIRM' }),
    toPage('filter: a deadline within 7 days', { deadline: 'WITHIN_7_DAYS' }),
    toCounts('counts of the named filters', [
      { assignedTo: firm.staffId },
      { waitingOn: 'FIRM' },
      { waitingOn: 'CLIENT' },
      { language: 'ES' },
      {},
      { includesComplete: true },
    ]),
    toToday('today', false),
    toToday('today, my cases', true),
    toCourses('courses, the next ones due', false),
    toCourses('courses that are late', true),
  ]
}

function toPage(
  name: string,
  filter: ClientFilter,
  place: { readonly after?: string; readonly before?: string } = {},
): Read {
  const variables = { filter, sort: newest, first: pageRows, after: null, before: null, ...place }
  return {
    name,
    request: (headers) => graphRequest(clientList, variables, headers, endpoint),
    run: (deps, viewer) =>
      listClients(deps, viewer, {
        filter: readFilter(filter),
        sort: newest,
        first: pageRows,
        after: place.after,
        before: place.before,
      }),
  }
}

function toCounts(name: string, filters: readonly ClientFilter[]): Read {
  return {
    name,
    request: (headers) => graphRequest(clientCounts, { filters }, headers, endpoint),
    run: (deps, viewer) => countClients(deps, viewer, filters.map(readFilter)),
  }
}

function toToday(name: string, mine: boolean): Read {
  return {
    name,
    request: (headers) => graphRequest(todayOverview, { mine }, headers, endpoint),
    run: (deps, viewer) => readToday(deps, viewer, mine),
  }
}

function toCourses(name: string, late: boolean): Read {
  const filter = { isLate: late, isMine: false }
  return {
    name,
    request: (headers) =>
      graphRequest(courseLinesPage, { filter, sort: 'DUE', after: null }, headers, endpoint),
    run: (deps, viewer) => listCourseLines(deps, viewer, { filter, sort: 'DUE', first: pageRows }),
  }
}

/** Records the statements of the use case, so that the limit is always current. */
async function readStatements(
  { databaseUrl }: Server,
  { firmId, staffId }: GrownFirm,
  { run }: Pick<Read, 'run'>,
): Promise<FirmStatements> {
  const statements: Array<FirmStatements['statements'][number]> = []
  const db = openDatabase(databaseUrl, (statement) => statements.push(statement))
  try {
    await run(getDeps(db), toViewer(firmId, staffId))
    return { url: databaseUrl, firmId, statements: statements.filter(isOfUseCase) }
  } finally {
    await db.destroy()
  }
}

/** The limit opens and ends its transaction itself. */
function isOfUseCase({ text }: FirmStatements['statements'][number]): boolean {
  return text !== 'begin' && text !== 'commit'
}

async function findLaterPage({ databaseUrl }: Server, firm: GrownFirm): Promise<string> {
  const db = openDatabase(databaseUrl, () => {})
  const viewer = toViewer(firm.firmId, firm.staffId)
  try {
    let after: string | undefined
    for (let page = 0; page < pagesBefore; page += 1) {
      const input = { filter: {}, sort: newest, first: pageRows, after }
      after = (await listClients(getDeps(db), viewer, input)).next ?? undefined
    }
    if (after === undefined) throw new Error('The firm has too few cases')
    return after
  } finally {
    await db.destroy()
  }
}

function openDatabase(
  connectionString: string,
  onStatement: (statement: FirmStatements['statements'][number]) => void,
): Kysely<unknown> {
  return new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString, max: 1 }) }),
    plugins: [camelCase],
    log: ({ query }) => onStatement({ text: query.sql, values: query.parameters }),
  })
}

function getDeps(db: Kysely<unknown>): WorkspaceDeps {
  const transact = <Result>(work: (tx: FirmTx) => Promise<Result>) =>
    db.transaction().execute((tx) => work(tx as unknown as FirmTx))
  const workspaceDatabase = { forFirm: () => ({ db, transact }) }
  return { workspaceDatabase, clock: systemClock() } as unknown as WorkspaceDeps
}

function toViewer(firmId: string, staffId: string): StaffViewer {
  return { kind: 'staff', firmId, staffId } as StaffViewer
}
