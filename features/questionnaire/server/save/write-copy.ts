// A job: writes the copy of what was handed in, from the answers as they were then, and keeps it among the documents of the case (decisions, questionnaire B8.5).
import { keepCopyOfAnswers } from '#features/documents/server/files/keep-copy.ts'
import { Problem } from '#lib/problem.ts'
import { eachInStep } from '#lib/steps.ts'
import { answerCopy, type AnswerCopy } from '../../rules/copies/answer-copy.ts'
import { asksPrivacy, homeQuestion } from '../../rules/copies/copy-privacy.ts'
import type { Answers } from '../../rules/answers/disabled.ts'
import { instancesOf } from '../../rules/answers/instances.ts'
import type { JsonObject } from '../../rules/content/model.ts'
import { stepInto } from '../../rules/content/pointer.ts'
import { sameJson } from '../../rules/answers/same-json.ts'
import type { Shape } from '../../rules/answers/shape.ts'
import { answerRows } from '../read/answers.store.ts'
import {
  holdWithoutCopy,
  noteCopy,
  submissionOf,
  submittedAnswers,
  type Submission,
  type SubmittedAnswer,
} from './copies.store.ts'
import { givingWay } from './give-way.ts'
import { fingerprintOf, openAnswer, openText, type Shelf } from './sealed-answers.ts'
import { lookAt } from '../standing.ts'
import type { CopyWorld } from '../world.ts'

export const copyQueue = 'write-copy'

/** Done again it does nothing: a submission has one copy. What fails by chance is tried again; what would fail again is not, and gets no copy. */
export async function writeCopy(world: CopyWorld, submissionId: string): Promise<void> {
  const submission = await submissionOf(world.database.db, submissionId)
  if (!submission || submission.copyId !== null) return
  const copy = await copyOf(world, submission)
  if (!copy)
    return refuse(
      world,
      submission,
      'What was handed in is not what is stored: no copy of it was written',
    )
  try {
    await keepCopyOfAnswers(world, {
      caseId: submission.caseId,
      fileName: copy.fileName,
      content: world.paperPress.print(copy),
      isWanted: (tx) => holdWithoutCopy(tx, submission.id),
      note: (tx, documentId) => noteCopy(tx, submission.id, documentId),
    })
  } catch (error) {
    // Too much to print or to keep: the next try would be refused as well.
    if (!(error instanceof Problem) || error.kind !== 'invalid') throw error
    await refuse(
      world,
      submission,
      `The copy of what was handed in cannot be kept (${error.code}): there is none`,
    )
  }
}

/** Undefined when the stored answers are not those that were handed in. */
async function copyOf(world: CopyWorld, submission: Submission): Promise<AnswerCopy | undefined> {
  const { db } = world.database
  const { caseId, shape } = submission
  const [standing, rows] = await Promise.all([
    lookAt(world, db, caseId),
    submittedAnswers(db, submission.id),
  ])
  if (!standing) throw new Error('A case that was handed in has no questionnaire')
  const content = world.contents.of(shape.version)
  const answers = rows && (await openedAnswers(world, { ...standing, content }, rows))
  if (!answers) return undefined
  const { names, timeZone } = standing
  const keepsHomes =
    shape.joint ||
    standing.shapeNow.joint ||
    (await asksToKeepHome(world, { ...standing, content }, shape, answers))
  return givingWay(answerCopy({ ...submission, content, names, timeZone, answers, keepsHomes }))
}

/**
 * Of somebody alone in their case the one private answer is opened. Where two read the copy it would tell the other what was answered, and so none says where they live.
 * What was changed since may have been Yes.
 */
async function asksToKeepHome(
  world: CopyWorld,
  shelf: Shelf,
  shape: Shape,
  answers: Answers,
): Promise<boolean> {
  const homes = [...instancesOf(shelf.content, shape).values()].flatMap(({ key, question }) =>
    question.key === homeQuestion && answers.get(key)?.[asksPrivacy] !== undefined ? [key] : [],
  )
  if (homes.length === 0) return false
  const now = new Map(
    (await answerRows(world.database.db, { caseId: shelf.caseId, questionKeys: homes })).map(
      (row) => [row.questionKey, openAnswer(world, shelf, row)],
    ),
  )
  return homes.some((key) => {
    const home = now.get(key)
    return (
      !home ||
      !sameJson(home.data[asksPrivacy], answers.get(key)?.[asksPrivacy]) ||
      home.valueAt(stepInto('', asksPrivacy)) !== 'no'
    )
  })
}

/** With references in the place of private values: none is read here. */
async function openedAnswers(
  world: CopyWorld,
  shelf: Shelf,
  rows: readonly SubmittedAnswer[],
): Promise<Answers | undefined> {
  const opened = await givingWay(
    eachInStep(rows, (row) => [row.questionKey, openedAnswer(world, shelf, row)] as const),
  )
  return opened.every(isOpened) ? new Map(opened) : undefined
}

function isOpened(
  answer: readonly [string, JsonObject | undefined],
): answer is readonly [string, JsonObject] {
  return answer[1] !== undefined
}

/** Undefined when it cannot be opened, or says something else than its fingerprint. */
function openedAnswer(
  world: CopyWorld,
  shelf: Shelf,
  { questionKey, revision, sealed, hash }: SubmittedAnswer,
): JsonObject | undefined {
  try {
    const data = openText(world, shelf, questionKey, revision, sealed)
    return Buffer.from(hash).equals(
      fingerprintOf(world, shelf, questionKey, revision, JSON.stringify(data)),
    )
      ? data
      : undefined
  } catch {
    return undefined
  }
}

/** Operators are told, and the record says it. What was answered is told to neither. */
async function refuse(world: CopyWorld, { id, firmId }: Submission, why: string): Promise<void> {
  world.log.error({ submission: id }, why)
  await world.audit.record({
    event: 'questionnaire.copy-refused',
    outcome: 'refused',
    firmId,
    object: id,
  })
}
