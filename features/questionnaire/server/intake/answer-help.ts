import type { HelpAnswerKind } from '#contract/workspace.generated.ts'
import { requireCase } from '#features/cases/server/staff/open-case-for-staff.ts'
import { requirePermission } from '#features/staff/server/require-permission.ts'
import type { StaffViewer } from '#lib/viewer.ts'
import { tidyLines } from '#lib/text.ts'
import { listInstances } from '../../rules/instances.ts'
import { problem } from '../../rules/firm-problems.ts'
import { replyMaxCharacters } from '../../rules/intake/intake-limits.ts'
import { getQuestionVersion } from '../../rules/intake/versions.ts'
import { commentFinding } from '../../rules/progress/section-comment.ts'
import { lockQuestionnaire } from '../firm/firm-context.ts'
import { resolveQuestion } from '../firm/resolve-question.ts'
import { answerRows } from '../read/answers.store.ts'
import { toFirmDeps, type IntakeDeps } from './deps.ts'
import { listIntakeStates } from './intake.store.ts'

export interface AnswerHelpInput {
  readonly caseId: string
  readonly questionKey: string
  /** The version of the question that the person saw. */
  readonly version: string
  readonly as: HelpAnswerKind
  readonly reply: string
}

/**
 * `isOutdated` when the client saved the answer since, or a colleague was first. Nothing is written
 * then (spec: intake#help-answered).
 */
export async function answerHelpRequest(
  deps: IntakeDeps,
  viewer: StaffViewer,
  { caseId, questionKey, version, as, reply: typed }: AnswerHelpInput,
): Promise<{ readonly isOutdated: boolean }> {
  requirePermission(deps, viewer, 'review-intake')
  const reply = checkReply(typed, as)
  const firmDeps = toFirmDeps(deps, viewer)
  return deps.workspaceDatabase.forFirm(viewer.firmId).transact(async (tx) => {
    const key = await requireCase(tx, viewer, caseId)
    const { content, shapeNow } = await lockQuestionnaire(firmDeps, tx, key)
    if (!listInstances(content, shapeNow).has(questionKey))
      throw problem('questionnaire.no-such-question')
    const [answer] = await answerRows(tx, { ...key, questionKeys: [questionKey] })
    const state = (await listIntakeStates(tx, key)).get(questionKey)
    if (getQuestionVersion(answer?.revision ?? 0, state?.resolvedAt) !== version)
      return { isOutdated: true }
    await resolveQuestion(firmDeps, tx, {
      ...{ ...key, staffId: viewer.staffId, questionKey },
      as: as === 'ANSWERED' ? 'answered' : 'leftToUs',
      ...(reply !== '' && { reply }),
    })
    return { isOutdated: false }
  })
}

/** A question that is left to the firm needs no words. */
function checkReply(typed: string, as: HelpAnswerKind): string {
  const reply = tidyLines(typed)
  if (reply === '') {
    if (as === 'ANSWERED') throw problem('questionnaire.reply-blank')
    return reply
  }
  if ([...reply].length > replyMaxCharacters)
    throw problem('questionnaire.reply-too-long', { max: replyMaxCharacters })
  const finding = commentFinding(reply)
  if (finding) throw problem(finding)
  return reply
}
