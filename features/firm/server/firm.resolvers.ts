import type { Resolvers } from '#contract/server.generated.ts'
import { requireClient } from '#lib/viewer.ts'
import { readFaqs } from './read-faqs.ts'
import type { FirmDeps } from './deps.ts'

export function firmResolvers(deps: FirmDeps) {
  return {
    Query: { faqs: (_, { caseId }, { viewer }) => readFaqs(deps, requireClient(viewer), caseId) },
    FaqEntry: { more: ({ more }) => more ?? [] },
  } satisfies Resolvers
}
