import { notifyStaffOfCase } from '#features/cases/server/notify-staff.ts'
import {
  listFollowersWhoGoOn,
  listNames,
} from '#features/cases/server/participants/participants.ts'
import { notify } from '#features/notifications/server/notify.ts'
import { getActor, type ClientViewer } from '#lib/viewer.ts'
import type { Tx } from '#ports/database.ts'
import { problem } from '../../rules/problems.ts'
import type {
  QuestionnaireNewsKind,
  QuestionnaireNoticeKind,
} from '../../rules/questionnaire-news.ts'
import { isReadOnly, maySubmit } from '../../rules/progress/section-status.ts'
import { findStatesOfCase } from '../read/answers.store.ts'
import { askForDocuments } from '../ask-for-documents.ts'
import { lockQuestionnaire, requireOpen } from '../open-questionnaire.ts'
import { reportProblem, type Outcome } from '../outcome.ts'
import { submitSections } from '../save/submissions.store.ts'
import type { OpenedQuestionnaire } from '../load-questionnaire.ts'
import type { QuestionnaireDeps } from '../deps.ts'
import { submissionQueue } from '../save/read-submission.ts'
import { copyQueue } from '../save/write-copy.ts'

/** Idempotent, since the first response may be lost (spec: questionnaire#submit-again). */
export function submitQuestionnaire(
  deps: QuestionnaireDeps,
  viewer: ClientViewer,
  caseId: string,
): Promise<Outcome> {
  return reportProblem(() =>
    deps.database.transact(async (tx) => {
      const opened = await lockQuestionnaire(deps, tx, viewer, caseId)
      requireOpen(opened)
      const displayed = opened.sections.filter(({ isDisplayed }) => isDisplayed)
      if (displayed.length > 0 && displayed.every(({ status }) => isReadOnly(status))) return
      const { accountId, source } = viewer
      const submission = {
        id: deps.ids.rowId(),
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
      await askForDocuments(deps, tx, opened, await findStatesOfCase(tx, opened))
      await notifyFirm(deps, tx, opened, accountId)
      const { id: submissionId, firmId } = submission
      await deps.jobs.enqueue(tx, copyQueue, { submissionId, firmId })
      await deps.jobs.enqueue(tx, submissionQueue, { submissionId, firmId })
      await deps.audit.record(
        {
          event: 'questionnaire.submitted',
          outcome: 'done',
          ...getActor(viewer),
          firmId: opened.firmId,
          object: submission.id,
        },
        tx,
      )
      await deps.caseChanged(tx, opened, { debtor: opened.viewerDebtor })
    }),
  )
}

/** Notifies the other spouse in the portal and those who work on the case. */
async function notifyFirm(
  deps: QuestionnaireDeps,
  tx: Tx,
  opened: OpenedQuestionnaire,
  accountId: string,
): Promise<void> {
  const { caseId, firmId } = opened
  const followers = await listFollowersWhoGoOn(tx, opened)
  const actors = followers
    .filter((follower) => follower.accountId === accountId)
    .map(({ givenName }) => ({ id: accountId, name: givenName }))
  for (const follower of followers) {
    if (follower.accountId === accountId) continue
    await notify(deps, tx, {
      firmId,
      accountId: follower.accountId,
      caseId,
      type: 'questionnaire',
      kind: 'questionnaire.submitted' satisfies QuestionnaireNewsKind,
      params: { actors },
    })
  }
  await notifyStaffOfCase(deps, tx, opened, {
    kind: 'questionnaire.submitted' satisfies QuestionnaireNoticeKind,
    params: { people: await listNames(tx, opened) },
  })
}
