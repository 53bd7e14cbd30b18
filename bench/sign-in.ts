// The first factor, from the right password to the code form, against the bare check of a password
// hash.
import { demoPassword } from '#apps/demo/seed/demo-data.ts'
import { logIn } from '#features/sign-in/portal/sign-in.operations.ts'
import { median, toRow, type Section } from './ratios.ts'
import { startBare } from './stage/bare.ts'
import { openConnection, type Connection } from './stage/connection.ts'
import { clientEmail } from './stage/growth.ts'
import { getRequest, graphRequest } from './stage/requests.ts'
import type { Server } from './stage/server.ts'
import type { Stage } from './stage/stage.ts'

/** Many short rounds, so that a disturbance affects both sides. */
const rounds = 8
const each = 4
/** The first of the generated clients: each signs in once, so that no rate limit applies. */
const firstClient = 1000

export async function benchSignIn(stage: Stage, server: Server): Promise<Section> {
  const bare = await startBare(stage, 'password')
  const ours = [
    await openConnection(server.port, { keepsBodies: true }),
    await openConnection(server.port, { keepsBodies: true }),
  ]
  const limit = [
    await openConnection(bare.port, { keepsBodies: true }),
    await openConnection(bare.port, { keepsBodies: true }),
  ]
  let client = firstClient
  const ourRequest = () =>
    graphRequest(logIn, { userId: clientEmail(client++), password: demoPassword })
  const bareRequest = () => getRequest('/')
  await times(ours.slice(0, 1), 2, ourRequest)
  await times(limit.slice(0, 1), 2, bareRequest)

  const alone: [number[], number[]] = [[], []]
  const together: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    alone[0].push(median((await times(ours.slice(0, 1), each, ourRequest)).each))
    alone[1].push(median((await times(limit.slice(0, 1), each, bareRequest)).each))
    together[0].push((await times(ours, each, ourRequest)).perSecond)
    together[1].push((await times(limit, each, bareRequest)).perSecond)
  }
  for (const connection of [...ours, ...limit]) connection.close()
  await bare.stop()
  return {
    title: 'Sign-in, first factor',
    rows: [
      toRow({
        what: 'one after the other',
        unit: 'ms',
        better: 'less',
        ours: alone[0],
        limit: alone[1],
      }),
      toRow({
        what: 'two at once',
        unit: 'a second',
        better: 'more',
        ours: together[0],
        limit: together[1],
      }),
    ],
  }
}

/**
 * Each connection sends one request after the other. All connections together send `count`
 * requests.
 */
async function times(connections: readonly Connection[], count: number, request: () => Buffer) {
  const taken: number[] = []
  let left = count
  const startedAt = performance.now()
  await Promise.all(
    connections.map(async (connection) => {
      while (left-- > 0) {
        const { body, milliseconds } = await connection.ask(request())
        if (!/"requiresMfa":true|"isRight":true/.test(body))
          throw new Error(`A sign-in was answered with ${body}`)
        taken.push(milliseconds)
      }
    }),
  )
  return { each: taken, perSecond: (count * 1000) / (performance.now() - startedAt) }
}
