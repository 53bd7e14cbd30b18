// A job: writes the copy of what was handed in, from the answers as they were then, and keeps it among the documents of the case (decisions, questionnaire B8.5).
import { keepCopyOfAnswers } from '#features/documents/server/keep-copy.ts'
import { answerCopy, type AnswerCopy } from '../rules/answer-copy.ts'
import type { JsonObject } from '../rules/model.ts'
import { holdWithoutCopy, noteCopy, submissionOf, submittedAnswers, type Submission, type SubmittedAnswer } from './copies.store.ts'
import { fingerprintOf, openText, type Shelf } from './sealed-answers.ts'
import { lookAt } from './standing.ts'
import type { CopyWorld } from './world.ts'

export const copyQueue = 'write-copy'

/** Done again it does nothing: a submission has one copy. What fails by chance is tried again; what was changed under our hands is not, and gets no copy. */
export async function writeCopy(world: CopyWorld, submissionId: string): Promise<void> {
  const submission = await submissionOf(world.database.db, submissionId)
  if (!submission || submission.copyId !== null) return
  const copy = await copyOf(world, submission)
  if (!copy) return refuse(world, submission)
  await keepCopyOfAnswers(world, {
    caseId: submission.caseId, fileName: copy.fileName, content: world.paperPress.print(copy),
    isWanted: (tx) => holdWithoutCopy(tx, submission.id),
    note: (tx, documentId) => noteCopy(tx, submission.id, documentId),
  })
}

/** Undefined when the stored answers are not those that were handed in. */
async function copyOf(world: CopyWorld, submission: Submission): Promise<AnswerCopy | undefined> {
  const { db } = world.database
  const { caseId, version } = submission
  const [standing, rows] = await Promise.all([lookAt(world, db, caseId), submittedAnswers(db, submission.id)])
  if (!standing) throw new Error('A case that was handed in has no questionnaire')
  const content = world.contents.of(version)
  const answers = rows && openedAnswers(world, { ...standing, content }, rows)
  if (!answers) return undefined
  const { shapeNow, names, timeZone } = standing
  return answerCopy({ ...submission, content, shape: { ...shapeNow, version }, names, timeZone, answers })
}

/** With references in the place of private values: no private value is read for a copy. */
function openedAnswers(world: CopyWorld, shelf: Shelf, rows: readonly SubmittedAnswer[]): ReadonlyMap<string, JsonObject> | undefined {
  const answers = new Map<string, JsonObject>()
  for (const row of rows) {
    const data = openedAnswer(world, shelf, row)
    if (!data) return undefined
    answers.set(row.questionKey, data)
  }
  return answers
}

/** Undefined when it cannot be opened, or says something else than its fingerprint. */
function openedAnswer(world: CopyWorld, shelf: Shelf, { questionKey, revision, sealed, hash }: SubmittedAnswer): JsonObject | undefined {
  try {
    const data = openText(world, shelf, questionKey, revision, sealed)
    return Buffer.from(hash).equals(fingerprintOf(world, shelf, questionKey, revision, JSON.stringify(data))) ? data : undefined
  } catch {
    return undefined
  }
}

/** A fault of ours: operators are told, and the record says it. What was answered is told to neither. */
async function refuse(world: CopyWorld, { id, firmId }: Submission): Promise<void> {
  world.log.error({ submission: id }, 'What was handed in is not what is stored: no copy of it was written')
  await world.audit.record({ event: 'questionnaire.copy-refused', outcome: 'refused', firmId, object: id })
}
