// The client home, against the same statements through bare pg: in a small database and in one with
// years of data.
import pg from 'pg'
import { Kysely, PostgresDialect } from 'kysely'
import { camelCase } from '#adapters/database/camel-case.ts'
import { clientHome } from '#features/cases/portal/cases.operations.ts'
import type { CasesDeps } from '#features/cases/server/deps.ts'
import { readCases } from '#features/cases/server/read-cases.ts'
import { courseTaskOfCase } from '#features/courses/server/case-courses.ts'
import { caseFlags } from '#features/documents/server/review/decide/case-flags.ts'
import type { DocumentsDeps } from '#features/documents/server/deps.ts'
import { issuedCertificates } from '#features/courses/server/certificates/issued-certificates.ts'
import { unrepeated } from '#lib/repetition.ts'
import type { ClientViewer } from '#lib/viewer.ts'
import type { GivenStatements } from './bare/statements.ts'
import { comparing, type Section } from './ratios.ts'
import { startBare } from './stage/bare.ts'
import { costed, press, type CostedLoad } from './stage/load.ts'
import { getRequest, graphRequest } from './stage/requests.ts'
import { countTransactions, type Server } from './stage/server.ts'
import { signIn } from './stage/sign-in.ts'
import type { Stage } from './stage/stage.ts'

const connections = 10
const warmUpSeconds = 1.5
/** Many short rounds, so that a disturbance affects both sides. */
const roundSeconds = 0.7
const rounds = 7
/** Two active cases and a deactivated one, whatever else is in the database. */
const client = 'amir'
const poolSize = 20

export async function benchClientHome(
  stage: Stage,
  server: Server,
  cases: number,
): Promise<Section> {
  const ours = {
    pid: server.pid,
    port: server.port,
    requests: [graphRequest(clientHome, {}, await signIn(server, client))],
    connections,
  }
  const given = await readStatements(server)
  const bare = await startBare(stage, 'statements', given)
  const limit = { pid: bare.pid, port: bare.port, requests: [getRequest('/')], connections }
  await press({ ...ours, seconds: warmUpSeconds })
  await press({ ...limit, seconds: warmUpSeconds })
  const [own, least]: [CostedLoad[], CostedLoad[]] = [[], []]
  const before = await countTransactions(server)
  for (let round = 0; round < rounds; round += 1) {
    own.push(await costed(ours.pid, () => press({ ...ours, seconds: roundSeconds })))
    least.push(await costed(limit.pid, () => press({ ...limit, seconds: roundSeconds })))
  }
  const statements = (await countTransactions(server)) - before
  await bare.stop()
  const row = comparing(own, least)
  const answers = [...own, ...least].reduce((sum, load) => sum + load.answers, 0)
  return {
    title: `Client home, ${cases.toLocaleString('en-US')} cases`,
    rows: [
      row(`${connections} connections`, 'requests a second', 'more', (load) => load.perSecond),
      row('median', 'ms', 'less', (load) => load.medianMs),
      row('p99', 'ms', 'less', (load) => load.p99Ms),
      row(
        'processor time of the server',
        'ms an answer',
        'less',
        ({ perCoreSecond }) => 1000 / perCoreSecond,
      ),
    ],
    notes: [
      `Statements an answer: about ${(statements / answers).toFixed(1)} counted for both, ${given.steps.flat().length} in the limit.`,
    ],
  }
}

/**
 * Records the statements of the two fields that the client home queries, so that the limit is
 * always current.
 */
async function readStatements({ databaseUrl, database }: Server): Promise<GivenStatements> {
  const { rows } = await database.query<{ id: string }>(
    `select id from account where email like '${client}%'`,
  )
  const viewer = {
    kind: 'client',
    accountId: rows[0]?.id ?? '',
    sessionId: '',
    source: { ip: '', requestId: '', background: false },
  } as ClientViewer
  const statements: Array<{ readonly text: string; readonly values: readonly unknown[] }> = []
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: databaseUrl, max: 2 }) }),
    plugins: [camelCase],
    log: ({ query }) => void statements.push({ text: query.sql, values: query.parameters }),
  })
  try {
    const deps = { database: { db }, issuedCertificates } as CasesDeps & DocumentsDeps
    const page = await readCases(deps, viewer, true)
    const first = statements.splice(0)
    const context = {
      viewer,
      batch: new Map(),
      setCookie: () => {},
      clearCache: () => {},
      padAnswer: () => undefined,
      extendTimeout: () => {},
      recordRefusal: async () => {},
      headers: {},
      repetition: unrepeated,
    }
    await Promise.all(
      page.flatMap((legalCase): ReadonlyArray<Promise<unknown>> => [
        caseFlags(deps, legalCase, context),
        courseTaskOfCase(deps, legalCase, context),
      ]),
    )
    return { url: databaseUrl, poolSize, steps: [first, statements] }
  } finally {
    await db.destroy()
  }
}
