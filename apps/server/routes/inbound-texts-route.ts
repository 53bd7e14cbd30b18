// POST /messages/inbound: what people write back to our text messages, handed over by the provider of the texts. Its signature is the authority.
import type { FastifyInstance } from 'fastify'
import { answerText } from '#features/notifications/server/answer-text.ts'
import type { NotificationsWorld } from '#features/notifications/server/deps.ts'
import type { InboundTexts } from '#ports/inbound-texts.ts'
import { errorAnswer, problem, statusOf } from '../graphql/problem-to-graphql.ts'

export const inboundTextsPath = '/messages/inbound'

const mostBytes = 16_384

/** Forms are read on this path alone. The answer holds no words: what is to be said is sent like every other text. */
export async function inboundTextsRoute(
  app: FastifyInstance,
  world: NotificationsWorld,
  texts: InboundTexts,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: mostBytes },
      (_, body, done) => done(null, new URLSearchParams(body)),
    )
    scope.post(inboundTextsPath, async (request, reply) => {
      const signature = request.headers['x-twilio-signature']
      const text =
        request.body instanceof URLSearchParams
          ? texts.read(request.body, typeof signature === 'string' ? signature : undefined)
          : undefined
      if (!text) {
        const found = problem('request.unsigned')
        return reply.code(statusOf(found)).send({ errors: [errorAnswer(found, request.id)] })
      }
      await answerText(world, text)
      return reply.type('text/xml').send('<Response/>')
    })
  })
}
