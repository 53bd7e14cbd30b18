import { createHash } from 'node:crypto'
import { markCaseShown } from '#features/cases/server/mark-case-shown.ts'
import { getActor, type ClientViewer } from '#lib/viewer.ts'
import { problem } from '../../rules/problems.ts'
import { termsText, termsVersion } from '../../rules/terms.ts'
import { lockQuestionnaire, requireOpen } from '../open-questionnaire.ts'
import { reportProblem, type Outcome } from '../outcome.ts'
import { insertAgreement } from '../questionnaire.store.ts'
import type { QuestionnaireDeps } from '../deps.ts'

/** Turns the flag on. It cannot be turned off (spec: questionnaire#shown-flags). */
export function setShownInstructions(
  deps: QuestionnaireDeps,
  viewer: ClientViewer,
  caseId: string,
  flag: boolean,
): Promise<Outcome> {
  return reportProblem(() =>
    deps.database.transact(async (tx) => {
      const { legalCase } = await lockQuestionnaire(deps, tx, viewer, caseId)
      requireOpen({ legalCase })
      if (!flag) throw problem('questionnaire.only-true')
      await markCaseShown(tx, legalCase, 'instructions')
    }),
  )
}

/** Only the first call counts (spec: questionnaire#shown-flags, questionnaire#agreement). */
export function setShownTerms(
  deps: QuestionnaireDeps,
  viewer: ClientViewer,
  caseId: string,
  flag: boolean,
): Promise<Outcome> {
  return reportProblem(() =>
    deps.database.transact(async (tx) => {
      const { legalCase, firmId } = await lockQuestionnaire(deps, tx, viewer, caseId)
      requireOpen({ legalCase })
      if (!flag) throw problem('questionnaire.only-true')
      await markCaseShown(tx, legalCase, 'terms')
      const { source } = viewer
      const hash = createHash('sha256').update(termsText(source.language)).digest()
      const isNew = await insertAgreement(tx, {
        participantId: legalCase.participantId,
        firmId,
        textVersion: `${termsVersion}-${source.language}`,
        textHash: hash,
      })
      if (isNew) {
        await deps.audit.record(
          {
            event: 'questionnaire.terms-agreed',
            outcome: 'done',
            ...getActor(viewer),
            firmId,
            object: legalCase.id,
            details: { version: `${termsVersion}-${source.language}`, hash: hash.toString('hex') },
          },
          tx,
        )
      }
    }),
  )
}
