// A section's model with its answers, as JSON.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readTransformedModel } from '#features/questionnaire/server/read/read-sections.ts'
import type { QuestionnaireDeps } from '#features/questionnaire/server/deps.ts'
import { isLanguage } from '#lib/language.ts'
import { isReader, type PortalReader, type Viewer } from '#lib/viewer.ts'
import { problem } from '../graphql/problem-to-graphql.ts'
import { answerFailure, type FailureDeps } from './answer-failure.ts'

interface ModelRequest {
  Params: { caseId: string; sectionId: string }
  Querystring: { lang?: unknown }
}

/** All refusals are the same byte for byte. `?lang=` overrides Accept-Language. */
export function questionnaireRoute(
  http: FastifyInstance,
  deps: QuestionnaireDeps &
    FailureDeps & { readonly identify: (request: FastifyRequest) => Promise<Viewer> },
): void {
  http.get<ModelRequest>(
    '/api/cases/:caseId/:sectionId/uiTransformedModel',
    async (request, reply) => {
      const { caseId, sectionId } = request.params
      let viewer: Viewer | undefined
      try {
        viewer = await deps.identify(request)
        if (!isReader(viewer)) throw problem('request.signed-out')
        const { lang } = request.query
        const model = await readTransformedModel(
          deps,
          isLanguage(lang) ? inLanguage(viewer, lang) : viewer,
          caseId,
          sectionId,
        )
        return await reply.type('application/json').send(JSON.stringify(model))
      } catch (error) {
        return answerFailure(deps, request, reply, { error, viewer, ids: { caseId, sectionId } })
      }
    },
  )
}

function inLanguage(
  viewer: PortalReader,
  language: PortalReader['source']['language'],
): PortalReader {
  return { ...viewer, source: { ...viewer.source, language } }
}
