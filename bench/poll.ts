// The poll of the unread count, the most frequent request: at full speed, and at the pace of many
// clients that each poll every fifteen seconds.
import { setTimeout as pause } from 'node:timers/promises'
import { unreadCount } from '#features/notifications/portal/notifications.operations.ts'
import { comparing, toRow, type Section } from './ratios.ts'
import { startBare } from './stage/bare.ts'
import { signedInClients } from './stage/clients.ts'
import { costed, pace, press, type CostedLoad } from './stage/load.ts'
import { familyCpuSeconds } from './stage/process-facts.ts'
import { getRequest, graphRequest, operationText, type Headers } from './stage/requests.ts'
import { countTransactions, type Server } from './stage/server.ts'
import type { Stage } from './stage/stage.ts'

const everySeconds = 15
const clients = 15_000
const connections = 10
const pacedConnections = 50
const warmUpSeconds = 1
/** Many short rounds, so that a disturbance affects both sides. */
const roundSeconds = 0.7
const rounds = 7
const barePacedSeconds = 5
/**
 * PostgreSQL updates its counters late. The counting begins after the counters of the first lap
 * have arrived.
 */
const settleSeconds = 3
/** Headers that node:http adds itself. */
const ownHeaders = new Set([
  'connection',
  'date',
  'keep-alive',
  'content-length',
  'transfer-encoding',
])

export async function benchPoll(stage: Stage, server: Server): Promise<Section> {
  const signedIn = await signedInClients(server, clients)
  const requests = signedIn.map((headers) =>
    graphRequest(unreadCount, {}, { ...headers, 'x-activity': 'background' }),
  )
  const bare = await startBare(stage, 'answer', await readAnswer(server, signedIn[0] ?? {}))
  const ours = { pid: server.pid, port: server.port, requests: requests.slice(0, 1), connections }
  const limit = { pid: bare.pid, port: bare.port, requests: [getRequest('/')], connections }

  await press({ ...ours, seconds: warmUpSeconds })
  await press({ ...limit, seconds: warmUpSeconds })
  const [own, least]: [CostedLoad[], CostedLoad[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    own.push(await costed(ours.pid, () => press({ ...ours, seconds: roundSeconds })))
    least.push(await costed(limit.pid, () => press({ ...limit, seconds: roundSeconds })))
  }

  // The first lap warms up all sessions; the second is the steady state.
  const perSecond = clients / everySeconds
  const lap = { ...ours, requests, connections: pacedConnections, perSecond, seconds: everySeconds }
  await pace(lap)
  const database = familyCpuSeconds(server.databasePid)
  const countedFrom = pause(settleSeconds * 1000).then(() => countTransactions(server))
  const paced = await costed(server.pid, () => pace(lap))
  const transactions = (await countTransactions(server)) - (await countedFrom)
  const databaseSeconds = familyCpuSeconds(server.databasePid) - database
  const barePaced = await costed(bare.pid, () =>
    pace({ ...limit, connections: pacedConnections, perSecond, seconds: barePacedSeconds }),
  )
  await bare.stop()

  const [row, pacedRow] = [comparing(own, least), comparing([paced], [barePaced])]
  const rhythm = `${clients.toLocaleString('en-US')} clients, every ${everySeconds} s`
  const counted = transactions / ((everySeconds - settleSeconds) * perSecond)
  return {
    title: 'Poll of the unread count',
    rows: [
      row('one client without a pause', 'polls a second', 'more', (load) => load.perSecond),
      row(
        'one client without a pause',
        'polls a second and core',
        'more',
        (load) => load.perCoreSecond,
      ),
      pacedRow(rhythm, 'polls a second and core', 'more', (load) => load.perCoreSecond),
      pacedRow('the same, median', 'ms', 'less', (load) => load.medianMs),
      pacedRow('the same, p99', 'ms', 'less', (load) => load.p99Ms),
      toRow({
        what: 'the same, database',
        unit: 'transactions a poll',
        better: 'less',
        ours: [counted],
      }),
      toRow({
        what: 'the same, database',
        unit: '% of a core (aim 5)',
        better: 'less',
        ours: [(databaseSeconds / everySeconds) * 100],
        limit: [5],
      }),
    ],
  }
}

async function readAnswer(
  { address }: Server,
  headers: Headers,
): Promise<{ readonly headers: Headers; readonly body: string }> {
  const response = await fetch(`${address}/graphql/`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'x-activity': 'background' },
    body: operationText(unreadCount, {}),
  })
  const body = await response.text()
  if (!/"unreadCount":\d/.test(body)) throw new Error(`A poll was answered with ${body}`)
  return {
    headers: Object.fromEntries([...response.headers].filter(([name]) => !ownHeaders.has(name))),
    body,
  }
}
