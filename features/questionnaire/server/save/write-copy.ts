import { storeGeneratedPdf } from '#features/documents/server/review/ask/store-copy.ts'
import { Problem } from '#lib/problem.ts'
import { mapInSteps } from '#lib/steps.ts'
import { answerCopy, type AnswerCopy } from '../../rules/copies/answer-copy.ts'
import { asksPrivacy, homeQuestion } from '../../rules/copies/copy-privacy.ts'
import type { Answers } from '../../rules/answers/disabled.ts'
import { listInstances } from '../../rules/instances.ts'
import type { JsonObject } from '../../rules/content/model.ts'
import { stepInto } from '../../rules/content/pointer.ts'
import { sameJson } from '../../rules/answers/same-json.ts'
import type { Shape } from '../../rules/shape.ts'
import { answerRows } from '../read/answers.store.ts'
import {
  lockWithoutCopy,
  saveCopy,
  findSubmission,
  submittedAnswers,
  type Submission,
  type SubmissionKey,
  type SubmittedAnswer,
} from './copies.store.ts'
import { runCooperatively } from './cooperative.ts'
import {
  hasFingerprint,
  openAnswer,
  openText,
  type AnswerKeyContext,
} from '../read/sealed-answers.ts'
import { loadQuestionnaire } from '../load-questionnaire.ts'
import type { CopyDeps } from '../deps.ts'

export const copyQueue = 'write-copy'

/**
 * Writes the copy of a submission at most once. Throws temporary errors, so that the job is
 * retried. Logs and audits permanent errors (spec: questionnaire#copy, questionnaire#copy-refused).
 */
export async function writeCopy(deps: CopyDeps, key: SubmissionKey): Promise<void> {
  const submission = await findSubmission(deps.database.db, key)
  if (!submission || submission.copyId !== null) return
  const copy = await findCopy(deps, submission)
  if (!copy)
    return refuse(
      deps,
      submission,
      'What was handed in is not what is stored: no copy of it was written',
    )
  try {
    await storeGeneratedPdf(deps, {
      caseId: submission.caseId,
      firmId: submission.firmId,
      fileName: copy.fileName,
      content: deps.pdfRenderer.print(copy),
      isWanted: (tx) => lockWithoutCopy(tx, submission),
      note: (tx, documentId) => saveCopy(tx, submission, documentId),
    })
  } catch (error) {
    // The document is too large to print or to store, so a retry would fail too.
    if (!(error instanceof Problem) || error.kind !== 'invalid') throw error
    await refuse(
      deps,
      submission,
      `The copy of what was handed in cannot be kept (${error.code}): there is none`,
    )
  }
}

/** Returns undefined if the stored answers differ from the submitted answers. */
async function findCopy(deps: CopyDeps, submission: Submission): Promise<AnswerCopy | undefined> {
  const { db } = deps.database
  const { shape } = submission
  const [questionnaire, rows] = await Promise.all([
    loadQuestionnaire(deps, db, submission),
    submittedAnswers(db, submission),
  ])
  if (!questionnaire) throw new Error('A case that was handed in has no questionnaire')
  const content = deps.contents.of(shape.version)
  const answers = rows && (await openAnswers(deps, { ...questionnaire, content }, rows))
  if (!answers) return undefined
  const { names, timeZone } = questionnaire
  const keepsHomes =
    shape.joint ||
    questionnaire.shapeNow.joint ||
    (await asksToKeepHome(deps, { ...questionnaire, content }, shape, answers))
  return runCooperatively(
    answerCopy({ ...submission, content, names, timeZone, answers, keepsHomes }),
  )
}

/**
 * Opens the one private answer of a single debtor. A joint case withholds every home, since a
 * difference would reveal the answer. An answer that changed since submission counts as Yes.
 */
async function asksToKeepHome(
  deps: CopyDeps,
  context: AnswerKeyContext,
  shape: Shape,
  answers: Answers,
): Promise<boolean> {
  const homes = [...listInstances(context.content, shape).values()].flatMap(({ key, question }) =>
    question.key === homeQuestion && answers.get(key)?.[asksPrivacy] !== undefined ? [key] : [],
  )
  if (homes.length === 0) return false
  const { caseId, firmId } = context
  const rows = await answerRows(deps.database.db, { caseId, firmId, questionKeys: homes })
  const now = new Map(rows.map((row) => [row.questionKey, openAnswer(deps, context, row)]))
  return homes.some((key) => {
    const home = now.get(key)
    return (
      !home ||
      !sameJson(home.data[asksPrivacy], answers.get(key)?.[asksPrivacy]) ||
      home.valueAt(stepInto('', asksPrivacy)) !== 'no'
    )
  })
}

/** Opens the submitted answers. Their private values stay sealed. */
async function openAnswers(
  deps: CopyDeps,
  context: AnswerKeyContext,
  rows: readonly SubmittedAnswer[],
): Promise<Answers | undefined> {
  const opened = await runCooperatively(
    mapInSteps(rows, (row) => [row.questionKey, toOpenedAnswer(deps, context, row)] as const),
  )
  return opened.every(isOpened) ? new Map(opened) : undefined
}

function isOpened(
  answer: readonly [string, JsonObject | undefined],
): answer is readonly [string, JsonObject] {
  return answer[1] !== undefined
}

/** Returns undefined when the text cannot be opened or does not match its fingerprint. */
function toOpenedAnswer(
  deps: CopyDeps,
  context: AnswerKeyContext,
  { questionKey, revision, sealed, hash }: SubmittedAnswer,
): JsonObject | undefined {
  try {
    const data = openText(deps, context, questionKey, revision, sealed)
    return hasFingerprint(deps, hash, context, questionKey, revision, JSON.stringify(data))
      ? data
      : undefined
  } catch {
    return undefined
  }
}

/** Logs and audits the refusal without any answer. */
async function refuse(deps: CopyDeps, { id, firmId }: Submission, why: string): Promise<void> {
  deps.log.error({ submission: id }, why)
  await deps.audit.record({
    event: 'questionnaire.copy-refused',
    outcome: 'refused',
    firmId,
    object: id,
  })
}
