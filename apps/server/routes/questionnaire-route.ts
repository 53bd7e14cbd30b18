// GET /api/cases/{caseId}/{sectionId}/uiTransformedModel: a section's model with what was answered, as JSON.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readTransformedModel } from '#features/questionnaire/server/read/read-sections.ts'
import type { QuestionnaireWorld } from '#features/questionnaire/server/world.ts'
import { isLanguage } from '#lib/language.ts'
import type { ClientViewer, Viewer } from '#lib/viewer.ts'
import {
  asProblem,
  errorAnswer,
  problem,
  retryHeadersOf,
  statusOf,
} from '../graphql/problem-to-graphql.ts'

interface ModelRequest {
  Params: { caseId: string; sectionId: string }
  Querystring: { lang?: unknown }
}

/** Foreign, absent, hidden and malformed ids (as far as they are addresses at all: fitting bytes, at most 200 letters) answer byte for byte alike, but for the request id in the header. `?lang=` goes before Accept-Language. */
export function questionnaireRoute(
  app: FastifyInstance,
  world: QuestionnaireWorld & { readonly identify: (request: FastifyRequest) => Promise<Viewer> },
): void {
  app.get<ModelRequest>(
    '/api/cases/:caseId/:sectionId/uiTransformedModel',
    async (request, reply) => {
      const { caseId, sectionId } = request.params
      try {
        const viewer = await world.identify(request)
        if (viewer.kind !== 'client') throw problem('request.signed-out')
        const { lang } = request.query
        const model = await readTransformedModel(
          world,
          isLanguage(lang) ? inLanguage(viewer as ClientViewer, lang) : (viewer as ClientViewer),
          caseId,
          sectionId,
        )
        return await reply.type('application/json').send(JSON.stringify(model))
      } catch (error) {
        const found = asProblem(error, world.log, request.id, { caseId, sectionId })
        void reply.code(statusOf(found)).headers(retryHeadersOf(found))
        return { errors: [errorAnswer(found, '')] }
      }
    },
  )
}

function inLanguage(
  viewer: ClientViewer,
  language: ClientViewer['source']['language'],
): ClientViewer {
  return { ...viewer, source: { ...viewer.source, language } }
}
