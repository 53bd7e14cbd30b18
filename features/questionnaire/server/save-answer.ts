// saveQuestionnaireSectionData: keeps what somebody has answered so far, however unfinished, and says what follows from it (decisions, questionnaire B4).
import { problemsOf } from '#lib/problem.ts'
import type { ClientViewer } from '#lib/viewer.ts'
import type { Db, Tx } from '#ports/database.ts'
import { problemOfMerged, readAnswer } from '../rules/content/answer-limits.ts'
import { mapPrivate } from '../rules/private/secrets.ts'
import { instancesOf } from '../rules/answers/instances.ts'
import { questionnaireProblems } from '../rules/problems.ts'
import { isReadOnly } from '../rules/progress/section-status.ts'
import {
  afterAnswer,
  afterNothing,
  type Answering,
  type Consequences,
} from './save/compute-effects.ts'
import { judgeAnswer, type JudgedAnswer } from './save/evaluate-answer.ts'
import { holdQuestionnaire, openQuestionnaire, sectionIn } from './open-questionnaire.ts'
import {
  meansFor,
  readForSave,
  sentFingerprint,
  type Found,
  type Origin,
  type SentChange,
} from './save/load-save-snapshot.ts'
import { answered, refused, type SavedAnswer } from './save/saved-answer.ts'
import { writeHistory, writeSave, type NewRevision } from './save/saves.store.ts'
import { fingerprintOf, sealSecret, sealText, shownTo } from './save/sealed-answers.ts'
import { tellFirmOfAnswer } from './save/notify-firm-of-answer.ts'
import type { OpenedQuestionnaire } from './standing.ts'
import type { QuestionnaireWorld } from './world.ts'

const problem = problemsOf(questionnaireProblems)

export interface AnswerWish extends Origin {
  readonly caseId: string
  readonly sectionId: string
  readonly questionKey: string
  readonly data: string
  readonly questionCompleteFlag: boolean
}

/** Tried once without holding anything: usually nobody else is there. Whoever comes second waits, and looks at it anew. */
export async function saveAnswer(
  world: QuestionnaireWorld,
  viewer: ClientViewer,
  wish: AnswerWish,
): Promise<SavedAnswer> {
  if (!world.mayStoreAnswer(viewer.accountId, Buffer.byteLength(wish.data)))
    throw problem('questionnaire.too-much-saved')
  const opened = await openQuestionnaire(world, viewer, wish.caseId)
  const saved = await tryToSave(world, world.database.db, viewer, opened, wish)
  return (
    saved ??
    world.database.transact(async (tx) => {
      const held = await tryToSave(
        world,
        tx,
        viewer,
        await holdQuestionnaire(world, tx, viewer, wish.caseId),
        wish,
      )
      if (!held) throw new Error('A questionnaire was changed while it was held')
      return held
    })
  )
}

/** Undefined when something else was changed between reading and writing. */
async function tryToSave(
  world: QuestionnaireWorld,
  db: Db,
  viewer: ClientViewer,
  opened: OpenedQuestionnaire,
  wish: AnswerWish,
): Promise<SavedAnswer | undefined> {
  const section = sectionIn(opened, wish.sectionId)
  if (isReadOnly(section.status)) return refused(section.status, 'questionnaire.read-only')
  const instance = instancesOf(opened.content, opened.shapeNow).get(wish.questionKey)
  if (!instance || instance.section.systemName !== section.systemName)
    return refused(section.status, 'questionnaire.unknown-question')
  const reading = readAnswer(wish.data)
  if ('problem' in reading) return refused(section.status, reading.problem)

  const answering = { opened, section, instance }
  const sent = { data: reading.data, flag: wish.questionCompleteFlag, debtor: opened.viewerDebtor }
  const found = await readForSave(world, db, answering, wish, sent, viewer.accountId)
  const asItStands = (stored: NonNullable<Found['stored']>) =>
    answered(
      { ...stored, shown: shownTo(sent.debtor, found.current) },
      sent.data,
      afterNothing(answering, found.states),
      [],
    )
  if (found.isSavedBefore && found.stored) return asItStands(found.stored)
  const judged = await judgeAnswer(
    opened,
    instance,
    found,
    sent,
    meansFor(world, db, opened, answering, { accountId: viewer.accountId, writer: found.writer }),
  )
  // Without what is private: whether it is there must not be told by how much room is left.
  const tooMuch =
    found.base &&
    problemOfMerged(mapPrivate(instance.question.fields, judged.data, () => undefined))
  if (tooMuch) return refused(section.status, tooMuch)
  const revision = revisionOf(world, answering, found, judged, sent, {
    savedBy: viewer.accountId,
    sequence: wish.sequence ?? null,
  })
  if (found.isLate && found.stored) {
    const isKept = await writeHistory(db, asRead(answering), revision)
    return isKept ? asItStands(found.stored) : undefined
  }
  const after = afterAnswer(answering, found.states, found.others, judged)
  if (found.stored && isNothingNew(found, judged, after))
    return answered(
      { ...found.stored, shown: shownTo(sent.debtor, found.current) },
      sent.data,
      after,
      [],
    )
  const { news } = after
  const write = (to: Db) =>
    writeSave(to, asRead(answering), revision, {
      id: found.stored?.id ?? world.ids.rowId(),
      states: after.changed,
      statuses: after.statuses,
      pinned: opened.content.version,
      removed: judged.removed,
      referenced: judged.referenced,
      kept: judged.kept.map(({ path, value, debtor }) => ({
        path,
        debtor,
        sealed: sealSecret(world, opened, instance.key, path, value),
      })),
    })
  const savedAt =
    news.length === 0 && judged.foreign.length === 0
      ? await write(db)
      : await inTransaction(world, db, async (tx) => {
          const at = await write(tx)
          if (at) for (const one of news) await tellFirmOfAnswer(world, tx, opened, one)
          if (at && judged.foreign.length > 0)
            await auditForeign(world, tx, viewer, answering, judged.foreign)
          return at
        })
  return (
    savedAt &&
    answered(
      {
        revision: revision.revision,
        savedAt,
        shown: shownTo(sent.debtor, afterwards(found, judged)),
      },
      sent.data,
      after,
      judged.conflicts,
    )
  )
}

function asRead({ opened: { caseId, firmId, changes, version }, section }: Answering) {
  return { caseId, firmId, changes, version, section }
}

function revisionOf(
  world: QuestionnaireWorld,
  { opened, instance: { key } }: Answering,
  { nextRevision, writer }: Found,
  { data, complete }: JudgedAnswer,
  sent: SentChange,
  by: Pick<NewRevision, 'savedBy' | 'sequence'>,
): NewRevision {
  const text = JSON.stringify(data)
  return {
    ...by,
    questionKey: key,
    revision: nextRevision,
    complete,
    writer,
    sealed: sealText(world, opened, key, nextRevision, text),
    hash: fingerprintOf(world, opened, key, nextRevision, text),
    sentHash: sentFingerprint(world, opened, key, nextRevision, sent),
  }
}

/** What is saved again as it stands needs no revision, unless something older of the same tab may still come that it has to be newer than. */
function isNothingNew(
  { isRepeated }: Found,
  { isChanged, kept, conflicts }: JudgedAnswer,
  { changed, statuses }: Consequences,
): boolean {
  return (
    isRepeated &&
    !isChanged &&
    kept.length === 0 &&
    conflicts.length === 0 &&
    changed.length === 0 &&
    statuses.length === 0
  )
}

/** One spouse may change what is private to the other, unseen; so it is noted who did, and where. */
async function auditForeign(
  world: QuestionnaireWorld,
  tx: Tx,
  { accountId, source }: ClientViewer,
  { opened: { firmId, caseId }, instance: { key } }: Answering,
  places: readonly string[],
): Promise<void> {
  await world.audit.record(
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

/** The answer as it stands after it was written, without reading it again. */
function afterwards({ current }: Found, { data, kept }: JudgedAnswer): Found['current'] {
  const typed = new Map(kept.map((secret) => [secret.path, secret]))
  return {
    ...current,
    data,
    ownerOf: (path) => typed.get(path)?.debtor ?? current.ownerOf(path),
    valueAt: (path) => typed.get(path)?.value ?? current.valueAt(path),
  }
}

async function inTransaction<T>(
  world: QuestionnaireWorld,
  db: Db,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return db.isTransaction ? work(db as Tx) : world.database.transact(work)
}
