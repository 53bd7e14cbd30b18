import type { Resolvers } from '#contract/server.generated.ts'
import { readFaqs } from './read-faqs.ts'
import type { FirmDeps } from './deps.ts'

export function firmResolvers(deps: FirmDeps) {
  return {
    Query: { faqs: (_, { caseId }, { viewer }) => readFaqs(deps, viewer, caseId) },
    FaqEntry: { more: ({ more }) => more ?? [] },
  } satisfies Resolvers
}
