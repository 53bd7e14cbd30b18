import type { Resolvers } from '#contract/workspace.generated.ts'
import { limitConcurrencyPerOwner } from '#lib/fair-turns.ts'
import { problem } from '../../rules/firm-problems.ts'
import { readCaseIntake } from './case-intake.ts'
import type { IntakeDeps } from './deps.ts'
import { readIntakeForm, readIntakeSection } from './intake-parts.ts'

/** Opening all answers of a case takes long, so each person of the staff gets one at a time. */
const turns = {
  maxConcurrent: 2,
  maxQueued: 200,
  maxQueuedPerOwner: 10,
  turnedAway: () => problem('questionnaire.too-many-intakes'),
} as const

export function intakeResolvers(deps: IntakeDeps) {
  const inTurn = limitConcurrencyPerOwner(turns)
  return {
    Query: {
      caseIntake: (_, { caseId }, { viewer }) =>
        inTurn(viewer.staffId, () => readCaseIntake(deps, viewer, { caseId, isPage: true })),
      intakeSection: (_, input, { viewer }) =>
        inTurn(viewer.staffId, () => readIntakeSection(deps, viewer, input)),
      intakeForm: (_, input, { viewer }) =>
        inTurn(viewer.staffId, () => readIntakeForm(deps, viewer, input)),
    },
  } satisfies Resolvers
}
