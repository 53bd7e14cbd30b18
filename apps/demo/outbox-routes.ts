import type { FastifyInstance } from 'fastify'
import { answerText } from '#features/notifications/server/answer-text.ts'
import type { AppDeps } from '#apps/server/app-deps.ts'
import { listMessages } from './messages/demo-messages.store.ts'
import { listAuthenticatorCodes } from './staff-logins.ts'
import { outboxPage, outboxStyle } from './pages/outbox-page.ts'

/** Registers the routes of the outbox and the route that receives replies to texts. */
export function outboxRoutes(http: FastifyInstance, deps: AppDeps): void {
  http.get('/outbox', async (_, reply) => reply.redirect('/outbox/'))
  http.get('/outbox/', async (_, reply) => {
    void reply
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'",
      )
      .type('text/html; charset=utf-8')
    return outboxPage(
      await listMessages(deps.database),
      await listAuthenticatorCodes(deps),
      deps.publicUrl,
    )
  })
  http.get('/outbox/style.css', async (_, reply) => reply.type('text/css').send(outboxStyle))
  http.get('/outbox/messages', async () => ({ messages: await listMessages(deps.database) }))
  http.get('/outbox/authenticator-codes', async () => ({
    codes: await listAuthenticatorCodes(deps),
  }))
  http.post<{ Body: { from?: unknown; body?: unknown } }>(
    '/rehearsal/text',
    async (request, reply) => {
      const { from, body } = request.body ?? {}
      if (typeof from !== 'string' || typeof body !== 'string')
        return reply
          .code(400)
          .send({ expected: { from: 'a telephone number', body: 'the text of the message' } })
      await answerText(deps, { id: request.id, from, body, isAnswered: false })
      return { received: true }
    },
  )
}
