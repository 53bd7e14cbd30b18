import type { Resolvers } from '#contract/server.generated.ts'
import type { Resolvers as WorkspaceResolvers } from '#contract/workspace.generated.ts'
import type { FirmDeps } from './deps.ts'
import { addOffice, changeOffice, listOffices, removeOffice, type OfficesDeps } from './offices.ts'
import { changeLogo, changeProfile, readProfile } from './profile.ts'
import { readFaqs } from './faqs/read-faqs.ts'

export function firmResolvers(deps: FirmDeps) {
  return {
    Query: { faqs: (_, { caseId }, { viewer }) => readFaqs(deps, viewer, caseId) },
    FaqEntry: { more: ({ more }) => more ?? [] },
  } satisfies Resolvers
}

/** Expected refusals are thrown; the schema turns them into results (security#refusals-inside). */
export function officesResolvers(deps: OfficesDeps) {
  return {
    Query: {
      offices: (_, __, { viewer }) => listOffices(deps, viewer),
      firmProfile: (_, __, { viewer }) => readProfile(deps, viewer),
    },
    Mutation: {
      addOffice: async (_, { input }, { viewer }) => ({
        success: true,
        office: await addOffice(deps, viewer, input),
      }),
      changeOffice: async (_, { input, ...key }, { viewer }) => ({
        success: true,
        office: await changeOffice(deps, viewer, { ...key, address: input }),
      }),
      changeFirmProfile: async (_, { version, input }, { viewer }) => ({
        success: true,
        profile: await changeProfile(deps, viewer, { version, content: input }),
      }),
      changeFirmLogo: async (_, { picture }, { viewer }) => ({
        success: true,
        profile: await changeLogo(deps, viewer, picture ?? null),
      }),
      removeOffice: async (_, { id }, { viewer }) => {
        await removeOffice(deps, viewer, id)
        return { success: true }
      },
    },
  } satisfies WorkspaceResolvers
}
