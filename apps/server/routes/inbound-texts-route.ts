// Replies to our text messages, from the provider of texts, authenticated by signature.
import type { FastifyInstance } from 'fastify'
import { answerText } from '#features/notifications/server/answer-text.ts'
import type { NotificationsDeps } from '#features/notifications/server/deps.ts'
import type { InboundTexts } from '#ports/inbound-texts.ts'
import { toGraphqlError, problem, getStatus } from '../graphql/problem-to-graphql.ts'

export const inboundTextsPath = '/messages/inbound'

const maxBytes = 16_384

/** Forms are parsed on this path only. The response is empty; replies are sent like other texts. */
export async function inboundTextsRoute(
  http: FastifyInstance,
  deps: NotificationsDeps,
  texts: InboundTexts,
): Promise<void> {
  await http.register(async (scope) => {
    scope.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: maxBytes },
      (_, body, done) => done(null, new URLSearchParams(body)),
    )
    scope.post(inboundTextsPath, async (request, reply) => {
      const signature = request.headers['x-twilio-signature']
      const text =
        request.body instanceof URLSearchParams
          ? texts.read(request.body, typeof signature === 'string' ? signature : undefined)
          : undefined
      if (!text) {
        const refusal = problem('request.unsigned')
        return reply
          .code(getStatus(refusal))
          .send({ errors: [toGraphqlError(refusal, request.id)] })
      }
      await answerText(deps, text)
      return reply.type('text/xml').send('<Response/>')
    })
  })
}
