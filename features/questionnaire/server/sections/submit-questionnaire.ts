// submitQuestionnaire: hands everything that is complete to the attorney, for both spouses; from then on it can be read and not changed.
import { alertFirmOfCase } from '#features/cases/server/alert-firms.ts'
import { followersOf, peopleOf } from '#features/cases/server/participants/participants.ts'
import { notify } from '#features/notifications/server/notify.ts'
import { problemsOf } from '#lib/problem.ts'
import type { ClientViewer } from '#lib/viewer.ts'
import type { Tx } from '#ports/database.ts'
import { questionnaireProblems } from '../../rules/problems.ts'
import { submittedMail, type QuestionnaireNewsKind } from '../../rules/questionnaire-news.ts'
import { isReadOnly, maySubmit } from '../../rules/progress/section-status.ts'
import { statesOfCase } from '../read/answers.store.ts'
import { askForDocuments } from '../ask-for-documents.ts'
import { holdQuestionnaire } from '../open-questionnaire.ts'
import { orSaid, type Outcome } from '../outcome.ts'
import { submitSections } from './submissions.store.ts'
import type { OpenedQuestionnaire } from '../standing.ts'
import type { QuestionnaireWorld } from '../world.ts'
import { copyQueue } from '../save/write-copy.ts'

const problem = problemsOf(questionnaireProblems)

/** Said again after it worked, it works again and does nothing: the answer may have been lost (decisions, questionnaire B3.6). */
export function submitQuestionnaire(
  world: QuestionnaireWorld,
  viewer: ClientViewer,
  caseId: string,
): Promise<Outcome> {
  return orSaid(() =>
    world.database.transact(async (tx) => {
      const opened = await holdQuestionnaire(world, tx, viewer, caseId)
      const displayed = opened.sections.filter(({ isDisplayed }) => isDisplayed)
      if (displayed.length > 0 && displayed.every(({ status }) => isReadOnly(status))) return
      const { accountId, source } = viewer
      const submission = {
        id: world.ids.rowId(),
        caseId: opened.caseId,
        firmId: opened.firmId,
        accountId,
        shape: opened.shapeNow,
        language: source.language,
      }
      if (
        !maySubmit(displayed.map(({ status }) => ({ sectionStatus: status }))) ||
        !(await submitSections(
          tx,
          submission,
          displayed.map(({ id }) => id),
        ))
      ) {
        throw problem('questionnaire.not-submitted')
      }
      await askForDocuments(world, tx, opened, await statesOfCase(tx, opened.caseId))
      await tell(world, tx, opened, accountId)
      await world.jobs.enqueue(tx, copyQueue, { submissionId: submission.id })
      await world.audit.record(
        {
          event: 'questionnaire.submitted',
          outcome: 'done',
          accountId,
          firmId: opened.firmId,
          object: submission.id,
          ip: source.ip,
          requestId: source.requestId,
        },
        tx,
      )
    }),
  )
}

/** The other spouse by the bell, the attorney by mail. */
async function tell(
  world: QuestionnaireWorld,
  tx: Tx,
  { caseId, firmId }: OpenedQuestionnaire,
  accountId: string,
): Promise<void> {
  const followers = await followersOf(tx, caseId)
  const actors = followers
    .filter((follower) => follower.accountId === accountId)
    .map(({ givenName }) => ({ id: accountId, name: givenName }))
  for (const follower of followers) {
    if (follower.accountId === accountId) continue
    await notify(world, tx, {
      firmId,
      accountId: follower.accountId,
      caseId,
      type: 'questionnaire',
      kind: 'questionnaire.submitted' satisfies QuestionnaireNewsKind,
      params: { actors },
    })
  }
  const people = (await peopleOf(tx, caseId)).map(
    ({ givenName, familyName }) => `${givenName} ${familyName}`,
  )
  await alertFirmOfCase(world, tx, caseId, submittedMail(people))
}
