// updateQuestionnaireShownInstructionsFlag and updateQuestionnaireShownTermsAndConditionsFlag: what the viewer has been shown, and which terms they agreed to.
import { createHash } from 'node:crypto'
import { noteShown } from '#features/cases/server/note-shown.ts'
import { problemsOf } from '#lib/problem.ts'
import type { ClientViewer } from '#lib/viewer.ts'
import { questionnaireProblems } from '../../rules/problems.ts'
import { termsText, termsVersion } from '../../rules/terms.ts'
import { holdQuestionnaire } from '../open-questionnaire.ts'
import { orSaid, type Outcome } from '../outcome.ts'
import { insertAgreement } from '../questionnaire.store.ts'
import type { QuestionnaireWorld } from '../world.ts'

const problem = problemsOf(questionnaireProblems)

/** Turns only true (decisions, questionnaire B3.9). */
export function setShownInstructions(
  world: QuestionnaireWorld,
  viewer: ClientViewer,
  caseId: string,
  flag: boolean,
): Promise<Outcome> {
  return orSaid(() =>
    world.database.transact(async (tx) => {
      const { legalCase } = await holdQuestionnaire(world, tx, viewer, caseId)
      if (!flag) throw problem('questionnaire.only-true')
      await noteShown(tx, legalCase, 'instructions')
    }),
  )
}

/** Turns only true, and keeps which text was agreed to and when: the first time counts. */
export function setShownTerms(
  world: QuestionnaireWorld,
  viewer: ClientViewer,
  caseId: string,
  flag: boolean,
): Promise<Outcome> {
  return orSaid(() =>
    world.database.transact(async (tx) => {
      const { legalCase, firmId } = await holdQuestionnaire(world, tx, viewer, caseId)
      if (!flag) throw problem('questionnaire.only-true')
      await noteShown(tx, legalCase, 'terms')
      const { accountId, source } = viewer
      const hash = createHash('sha256').update(termsText(source.language)).digest()
      const isNew = await insertAgreement(tx, {
        participantId: legalCase.participantId,
        firmId,
        textVersion: `${termsVersion}-${source.language}`,
        textHash: hash,
      })
      if (isNew) {
        await world.audit.record(
          {
            event: 'questionnaire.terms-agreed',
            outcome: 'done',
            accountId,
            firmId,
            object: legalCase.id,
            ip: source.ip,
            requestId: source.requestId,
            details: { version: `${termsVersion}-${source.language}`, hash: hash.toString('hex') },
          },
          tx,
        )
      }
    }),
  )
}
