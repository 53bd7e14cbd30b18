// The firm room's table of contents.
import type { Resolvers } from '#contract/server.generated.ts'
import { requireClient } from '#lib/viewer.ts'
import { readFaqs } from './read-faqs.ts'
import type { FirmWorld } from './deps.ts'

export function firmResolvers(world: FirmWorld) {
  return {
    Query: { faqs: (_, { caseId }, { viewer }) => readFaqs(world, requireClient(viewer), caseId) },
    FaqEntry: { more: ({ more }) => more ?? [] },
  } satisfies Resolvers
}
