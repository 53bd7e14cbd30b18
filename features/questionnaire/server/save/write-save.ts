import { notifyStaffOfCase } from '#features/cases/server/notify-staff.ts'
import { getActor } from '#lib/viewer.ts'
import type { Db, Tx } from '#ports/database.ts'
import { listInstances } from '../../rules/instances.ts'
import type { AnswerNews } from '../../rules/saving/compute-effects.ts'
import type { SaveDecision, SaveRefusal } from '../../rules/saving/decide-save.ts'
import type { EvaluatedAnswer } from '../../rules/saving/evaluate-answer.ts'
import type { SaveSnapshot, StoredVersion } from '../../rules/saving/save-context.ts'
import type { QuestionnaireNoticeKind } from '../../rules/questionnaire-news.ts'
import type { QuestionnaireDeps } from '../deps.ts'
import { toSubmittedText, type SaveRequest } from './load-save.ts'
import { writeHistory, writeSave, type NewRevision } from './saves.store.ts'
import { sealSecret, sealText, toFingerprint } from '../read/sealed-answers.ts'

type WriteDecision = Extract<SaveDecision, { readonly type: 'write' }>

/** Returns the stored version, or undefined on a version conflict (nothing is written). */
export async function writeDecision(
  deps: QuestionnaireDeps,
  db: Db,
  request: SaveRequest,
  snapshot: SaveSnapshot,
  decision: Exclude<SaveDecision, SaveRefusal>,
): Promise<StoredVersion | undefined> {
  if (decision.type === 'write nothing') return decision.stored
  const revision = toRevision(deps, request, snapshot, decision.answer)
  if (decision.type === 'write history') {
    const isWritten = await writeHistory(db, toVersionGuard(request), revision)
    return isWritten ? decision.stored : undefined
  }
  const { news, changesCounts } = decision.effects
  const needsTransaction = news.length > 0 || changesCounts || decision.answer.foreign.length > 0
  const savedAt = needsTransaction
    ? await inTransaction(deps, db, (tx) =>
        writeAndReport(deps, tx, request, snapshot, decision, revision),
      )
    : await write(deps, db, request, snapshot, decision, revision)
  return savedAt && { revision: revision.revision, savedAt }
}

function toVersionGuard({ questionnaire, section }: SaveRequest) {
  const { caseId, firmId, changes, version } = questionnaire
  return { caseId, firmId, changes, version, section }
}

function toRevision(
  deps: QuestionnaireDeps,
  { questionnaire, instance: { key }, submitted, origin, viewer }: SaveRequest,
  { nextRevision }: SaveSnapshot,
  { data, complete }: EvaluatedAnswer,
): NewRevision {
  const text = JSON.stringify(data)
  return {
    questionKey: key,
    revision: nextRevision,
    complete,
    writer: origin.writer,
    sequence: origin.sequence,
    savedBy: viewer.accountId,
    sealed: sealText(deps, questionnaire, key, nextRevision, text),
    hash: toFingerprint(deps, questionnaire, key, nextRevision, text),
    sentHash: toFingerprint(deps, questionnaire, key, nextRevision, toSubmittedText(submitted)),
  }
}

async function write(
  deps: QuestionnaireDeps,
  db: Db,
  request: SaveRequest,
  { stored }: SaveSnapshot,
  { answer, effects }: WriteDecision,
  revision: NewRevision,
): Promise<Date | undefined> {
  const { questionnaire, instance } = request
  return writeSave(db, toVersionGuard(request), revision, {
    id: stored?.id ?? deps.ids.rowId(),
    states: effects.changed,
    statuses: effects.statuses,
    pinned: questionnaire.content.version,
    removed: answer.removed,
    referenced: answer.referenced,
    kept: answer.newValues.map(({ path, value, debtor }) => ({
      path,
      debtor,
      sealed: sealSecret(deps, questionnaire, instance.key, path, value),
    })),
  })
}

async function inTransaction<T>(
  deps: QuestionnaireDeps,
  db: Db,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return db.isTransaction ? work(db as Tx) : deps.database.transact(work)
}

async function writeAndReport(
  deps: QuestionnaireDeps,
  tx: Tx,
  request: SaveRequest,
  snapshot: SaveSnapshot,
  decision: WriteDecision,
  revision: NewRevision,
): Promise<Date | undefined> {
  const savedAt = await write(deps, tx, request, snapshot, decision, revision)
  if (!savedAt) return undefined
  for (const news of decision.effects.news) await notifyFirm(deps, tx, request, news)
  if (decision.answer.foreign.length > 0)
    await auditForeign(deps, tx, request, decision.answer.foreign)
  if (decision.effects.changesCounts) await deps.caseChanged(tx, request.questionnaire)
  return savedAt
}

/** The email names the question and holds no answer (spec: questionnaire#help-notified). */
async function notifyFirm(
  deps: QuestionnaireDeps,
  tx: Tx,
  { questionnaire, submitted }: SaveRequest,
  { kind, questionKey }: AnswerNews,
): Promise<void> {
  const { caseId, names, content, shapeNow } = questionnaire
  const instance = listInstances(content, shapeNow).get(questionKey)
  const values = {
    caseId,
    questionKey,
    question: instance?.question.name.en ?? questionKey,
    section: instance?.section.name.en ?? '',
  }
  await notifyStaffOfCase(deps, tx, questionnaire, {
    kind: `questionnaire.${kind}` satisfies QuestionnaireNoticeKind,
    params: { people: [names[submitted.debtor]], values },
  })
}

/** Audits changes of the other debtor's private values (spec: questionnaire#foreign-change). */
async function auditForeign(
  deps: QuestionnaireDeps,
  tx: Tx,
  { questionnaire: { firmId, caseId }, instance: { key }, viewer }: SaveRequest,
  places: readonly string[],
): Promise<void> {
  await deps.audit.record(
    {
      event: 'questionnaire.private-answer-changed',
      outcome: 'done',
      ...getActor(viewer),
      firmId,
      object: caseId,
      details: { questionKey: key, places: places.join(' ') },
    },
    tx,
  )
}
