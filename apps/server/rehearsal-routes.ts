// What only the demo has: the outbox that shows every message, texts sent back to it, and the clock that can be moved. Registered nowhere else.
import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import { answerText } from '#features/notifications/server/answer-text.ts'
import type { MovableClock } from './start-app.ts'
import { outboxPage, outboxStyle, type ShownMessage } from '../demo/pages/outbox-page.ts'
import type { World } from './create-deps.ts'

const mostShown = 100

export function rehearsalRoutes(
  app: FastifyInstance,
  world: World,
  clock: MovableClock | undefined,
): void {
  const messages = async (): Promise<readonly ShownMessage[]> => {
    const { rows } = await sql<ShownMessage>`
      select id, channel, recipient, subject, body, sent_at as "sentAt" from rehearsal_message order by sent_at desc, id desc limit ${mostShown}`.execute(
      world.database.db,
    )
    return rows
  }
  app.get('/outbox', async (_, reply) => reply.redirect('/outbox/'))
  app.get('/outbox/', async (_, reply) => {
    void reply
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'",
      )
      .type('text/html; charset=utf-8')
    return outboxPage(await messages(), world.publicUrl)
  })
  app.get('/outbox/style.css', async (_, reply) => reply.type('text/css').send(outboxStyle))
  app.get('/outbox/messages', async () => ({ messages: await messages() }))
  app.post<{ Body: { from?: unknown; body?: unknown } }>(
    '/rehearsal/text',
    async (request, reply) => {
      const { from, body } = request.body ?? {}
      if (typeof from !== 'string' || typeof body !== 'string')
        return reply
          .code(400)
          .send({ expected: { from: 'a telephone number', body: 'what the text says' } })
      await answerText(world, { id: request.id, from, body, isAnswered: false })
      return { received: true }
    },
  )
  if (!clock) return
  app.post<{ Body: { milliseconds?: unknown } }>('/rehearsal/clock', async (request, reply) => {
    const milliseconds = request.body?.milliseconds
    if (typeof milliseconds !== 'number' || !Number.isSafeInteger(milliseconds))
      return reply.code(400).send({ expected: { milliseconds: 'a whole number' } })
    await clock.moveBy(milliseconds)
    return { now: clock.now().toISOString() }
  })
}
