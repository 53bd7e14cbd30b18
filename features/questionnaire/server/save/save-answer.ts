// spec: saving#revision, saving#optimistic, saving#late-retry, saving#nothing-new
import { problemFactory, fillIn } from '#lib/problem.ts'
import type { ClientViewer } from '#lib/viewer.ts'
import type { Db, Tx } from '#ports/database.ts'
import { problemOfMerged, readAnswer } from '../../rules/content/answer-limits.ts'
import { mapPrivate } from '../../rules/private/secrets.ts'
import { listInstances } from '../../rules/answers/instances.ts'
import { questionnaireProblems } from '../../rules/problems.ts'
import { isReadOnly } from '../../rules/progress/section-status.ts'
import {
  computeEffects,
  withoutEffects,
  type SaveTarget,
  type SaveEffects,
} from './compute-effects.ts'
import { evaluateAnswer, type EvaluatedAnswer } from './evaluate-answer.ts'
import { lockQuestionnaire, openQuestionnaire, sectionIn } from '../open-questionnaire.ts'
import {
  createSecretTokens,
  loadSaveSnapshot,
  toSubmittedFingerprint,
  type SaveSnapshot,
  type Origin,
  type SentChange,
} from './load-save-snapshot.ts'
import { toSaveResult, toRefusedResult, type SaveAnswerResult } from './saved-answer.ts'
import { writeHistory, writeSave, type NewRevision } from './saves.store.ts'
import { toFingerprint, sealSecret, sealText, maskFor } from './sealed-answers.ts'
import type { OpenedQuestionnaire } from '../load-questionnaire.ts'
import type { QuestionnaireDeps } from '../deps.ts'
import { alertFirmOfCase } from '#features/cases/server/alert-firms.ts'
import { firmAlerts } from '../../rules/words.en.ts'
import type { AnswerNews } from './answer-news.ts'

const problem = problemFactory(questionnaireProblems)

export interface SaveAnswerInput extends Origin {
  readonly caseId: string
  readonly sectionId: string
  readonly questionKey: string
  readonly data: string
  readonly questionCompleteFlag: boolean
}

/** Tries once without a lock, since conflicts are rare, and then again with the lock. */
export async function saveAnswer(
  deps: QuestionnaireDeps,
  viewer: ClientViewer,
  input: SaveAnswerInput,
): Promise<SaveAnswerResult> {
  if (!deps.mayStoreAnswer(viewer.accountId, Buffer.byteLength(input.data)))
    throw problem('questionnaire.too-much-saved')
  const opened = await openQuestionnaire(deps, viewer, input.caseId)
  const saved = await trySave(deps, deps.database.db, viewer, opened, input)
  return (
    saved ??
    deps.database.transact(async (tx) => {
      const held = await trySave(
        deps,
        tx,
        viewer,
        await lockQuestionnaire(deps, tx, viewer, input.caseId),
        input,
      )
      if (!held) throw new Error('A questionnaire was changed while it was held')
      return held
    })
  )
}

/** Returns undefined on a version conflict. */
async function trySave(
  deps: QuestionnaireDeps,
  db: Db,
  viewer: ClientViewer,
  opened: OpenedQuestionnaire,
  input: SaveAnswerInput,
): Promise<SaveAnswerResult | undefined> {
  const section = sectionIn(opened, input.sectionId)
  if (isReadOnly(section.status)) return toRefusedResult(section.status, 'questionnaire.read-only')
  const instance = listInstances(opened.content, opened.shapeNow).get(input.questionKey)
  if (!instance || instance.section.systemName !== section.systemName)
    return toRefusedResult(section.status, 'questionnaire.unknown-question')
  const reading = readAnswer(input.data)
  if ('problem' in reading) return toRefusedResult(section.status, reading.problem)

  const target = { opened, section, instance }
  const submitted = {
    data: reading.data,
    flag: input.questionCompleteFlag,
    debtor: opened.viewerDebtor,
  }
  const snapshot = await loadSaveSnapshot(deps, db, target, input, submitted, viewer.accountId)
  const asItStands = (stored: NonNullable<SaveSnapshot['stored']>) =>
    toSaveResult(
      { ...stored, shown: maskFor(submitted.debtor, snapshot.current) },
      submitted.data,
      withoutEffects(target, snapshot.states),
      [],
    )
  if (snapshot.isSavedBefore && snapshot.stored) return asItStands(snapshot.stored)
  const evaluated = await evaluateAnswer(
    opened,
    instance,
    snapshot,
    submitted,
    createSecretTokens(deps, db, opened, target, {
      accountId: viewer.accountId,
      writer: snapshot.writer,
    }),
  )
  // Private values do not count, because the remaining space would reveal whether one exists.
  const tooMuch =
    snapshot.base &&
    problemOfMerged(mapPrivate(instance.question.fields, evaluated.data, () => undefined))
  if (tooMuch) return toRefusedResult(section.status, tooMuch)
  const revision = getRevision(deps, target, snapshot, evaluated, submitted, {
    savedBy: viewer.accountId,
    sequence: input.sequence ?? null,
  })
  if (snapshot.isLate && snapshot.stored) {
    const isKept = await writeHistory(db, asRead(target), revision)
    return isKept ? asItStands(snapshot.stored) : undefined
  }
  const after = computeEffects(target, snapshot.states, snapshot.others, evaluated)
  if (snapshot.stored && isNothingNew(snapshot, evaluated, after))
    return toSaveResult(
      { ...snapshot.stored, shown: maskFor(submitted.debtor, snapshot.current) },
      submitted.data,
      after,
      [],
    )
  const { news } = after
  const write = (to: Db) =>
    writeSave(to, asRead(target), revision, {
      id: snapshot.stored?.id ?? deps.ids.rowId(),
      states: after.changed,
      statuses: after.statuses,
      pinned: opened.content.version,
      removed: evaluated.removed,
      referenced: evaluated.referenced,
      kept: evaluated.kept.map(({ path, value, debtor }) => ({
        path,
        debtor,
        sealed: sealSecret(deps, opened, instance.key, path, value),
      })),
    })
  const savedAt =
    news.length === 0 && evaluated.foreign.length === 0
      ? await write(db)
      : await inTransaction(deps, db, async (tx) => {
          const at = await write(tx)
          if (at) for (const item of news) await notifyFirmOfAnswer(deps, tx, opened, item)
          if (at && evaluated.foreign.length > 0)
            await auditForeign(deps, tx, viewer, target, evaluated.foreign)
          return at
        })
  return (
    savedAt &&
    toSaveResult(
      {
        revision: revision.revision,
        savedAt,
        shown: maskFor(submitted.debtor, afterwards(snapshot, evaluated)),
      },
      submitted.data,
      after,
      evaluated.conflicts,
    )
  )
}

function asRead({ opened: { caseId, firmId, changes, version }, section }: SaveTarget) {
  return { caseId, firmId, changes, version, section }
}

function getRevision(
  deps: QuestionnaireDeps,
  { opened, instance: { key } }: SaveTarget,
  { nextRevision, writer }: SaveSnapshot,
  { data, complete }: EvaluatedAnswer,
  submitted: SentChange,
  by: Pick<NewRevision, 'savedBy' | 'sequence'>,
): NewRevision {
  const text = JSON.stringify(data)
  return {
    ...by,
    questionKey: key,
    revision: nextRevision,
    complete,
    writer,
    sealed: sealText(deps, opened, key, nextRevision, text),
    hash: toFingerprint(deps, opened, key, nextRevision, text),
    sentHash: toSubmittedFingerprint(deps, opened, key, nextRevision, submitted),
  }
}

/** False if an older save of the tab may still arrive: this one then needs a new revision. */
function isNothingNew(
  { isRepeated }: SaveSnapshot,
  { isChanged, kept: stored, conflicts }: EvaluatedAnswer,
  { changed, statuses }: SaveEffects,
): boolean {
  return (
    isRepeated &&
    !isChanged &&
    stored.length === 0 &&
    conflicts.length === 0 &&
    changed.length === 0 &&
    statuses.length === 0
  )
}

/** Audits changes of the other debtor's private values (spec: questionnaire#foreign-change). */
async function auditForeign(
  deps: QuestionnaireDeps,
  tx: Tx,
  { accountId, source }: ClientViewer,
  { opened: { firmId, caseId }, instance: { key } }: SaveTarget,
  places: readonly string[],
): Promise<void> {
  await deps.audit.record(
    {
      event: 'questionnaire.private-answer-changed',
      outcome: 'done',
      accountId,
      firmId,
      object: caseId,
      ip: source.ip,
      requestId: source.requestId,
      details: { questionKey: key, places: places.join(' ') },
    },
    tx,
  )
}

/** Returns the answer after the write, without a second read. */
function afterwards(
  { current }: SaveSnapshot,
  { data, kept: stored }: EvaluatedAnswer,
): SaveSnapshot['current'] {
  const typed = new Map(stored.map((secret) => [secret.path, secret]))
  return {
    ...current,
    data,
    findOwner: (path) => typed.get(path)?.debtor ?? current.findOwner(path),
    valueAt: (path) => typed.get(path)?.value ?? current.valueAt(path),
  }
}

async function inTransaction<T>(
  deps: QuestionnaireDeps,
  db: Db,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return db.isTransaction ? work(db as Tx) : deps.database.transact(work)
}

/** The email names the question and holds no answer (spec: questionnaire#help-notified). */
async function notifyFirmOfAnswer(
  deps: QuestionnaireDeps,
  tx: Tx,
  opened: OpenedQuestionnaire,
  { kind, questionKey }: AnswerNews,
): Promise<void> {
  const { caseId, names, viewerDebtor, content, shapeNow } = opened
  const instance = listInstances(content, shapeNow).get(questionKey)
  const params = {
    name: names[viewerDebtor],
    caseId,
    questionKey,
    question: instance?.question.name.en ?? questionKey,
    section: instance?.section.name.en ?? '',
  }
  const { subject, body } = firmAlerts[kind]
  await alertFirmOfCase(deps, tx, opened, { subject, body: fillIn(body, params) })
}
