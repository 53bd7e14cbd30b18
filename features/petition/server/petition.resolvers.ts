import type { Resolvers } from '#contract/workspace.generated.ts'
import { limitConcurrencyPerOwner } from '#lib/fair-turns.ts'
import { intakeTurns } from '#features/questionnaire/server/intake/turns.ts'
import type { PetitionDeps } from './deps.ts'
import { exportPetition } from './export-petition.ts'
import { readMatrixPreview, readPreview } from './petition-preview.ts'

/** Expected refusals are thrown; the schema turns them into results (security#refusals-inside). */
export function petitionResolvers(deps: PetitionDeps) {
  const inTurn = limitConcurrencyPerOwner(intakeTurns)
  return {
    Query: {
      petitionPreview: (_, { caseId }, { viewer }) =>
        inTurn(viewer.staffId, () => readPreview(deps, viewer, caseId)),
      matrixPreview: (_, input, { viewer }) =>
        inTurn(viewer.staffId, () => readMatrixPreview(deps, viewer, input)),
    },
    Mutation: {
      exportPetition: (_, input, { viewer }) =>
        inTurn(viewer.staffId, async () => {
          const { content, ...file } = await exportPetition(deps, viewer, input)
          return { success: true, ...file, content: Buffer.from(content).toString('base64') }
        }),
    },
  } satisfies Resolvers
}
