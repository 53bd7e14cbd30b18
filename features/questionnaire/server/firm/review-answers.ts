import { limitConcurrencyPerOwner } from '#lib/fair-turns.ts'
import type { Language } from '#lib/language.ts'
import { mapInSteps } from '#lib/steps.ts'
import type { PortalReader } from '#lib/viewer.ts'
import {
  asksPrivacy,
  homeQuestion,
  homesIn,
  withheld,
  withoutPlaces,
} from '../../rules/copies/copy-privacy.ts'
import { copyWordsIn } from '../../rules/copies/copy-words.ts'
import { listInstances } from '../../rules/instances.ts'
import type { JsonObject } from '../../rules/content/model.ts'
import { stepInto } from '../../rules/content/pointer.ts'
import { problem } from '../../rules/problems.ts'
import type { QuestionnaireReviewRecord, ReviewedSectionRecord } from '../../rules/records.ts'
import { reviewedGroups, type Reviewing } from '../../rules/progress/review.ts'
import { sameJson } from '../../rules/answers/same-json.ts'
import { mapPrivate } from '../../rules/private/secrets.ts'
import { sectionModel } from '../../rules/content/section-model.ts'
import { createNaming } from '../../rules/content/telling-name.ts'
import type { QuestionStates } from '../../rules/saving/question-states.ts'
import { answerRows, findStatesOfCase } from '../read/answers.store.ts'
import { findWarnings, toClientReader } from '../read/find-warnings.ts'
import { runCooperatively } from '../save/cooperative.ts'
import { getModelFacts } from '../read/model-facts.ts'
import { openQuestionnaire, sectionIn } from '../open-questionnaire.ts'
import { withCaseType } from '../read/read-model.ts'
import { maskFor, type OpenedAnswer } from '../../rules/private/opened-answer.ts'
import { openAnswer } from '../read/sealed-answers.ts'
import type { OpenedQuestionnaire, CaseSection } from '../load-questionnaire.ts'
import { readNewestCopy } from '../save/submissions.store.ts'
import type { QuestionnaireDeps } from '../deps.ts'

/** One request of an account runs at a time (spec: questionnaire#check-turns). */
const turns = {
  maxConcurrent: 2,
  maxQueued: 200,
  maxQueuedPerOwner: 6,
  turnedAway: () => problem('questionnaire.too-many-readings'),
} as const

/** Reads requested parts only, and the answers only once (spec: questionnaire#check-page). */
export function reviewingAnswers(deps: QuestionnaireDeps) {
  const inTurn = limitConcurrencyPerOwner(turns)
  return async (
    viewer: PortalReader,
    caseId: string,
    sectionId: string | null | undefined,
  ): Promise<QuestionnaireReviewRecord> => {
    const opened = await openQuestionnaire(deps, viewer, caseId)
    const only = sectionId == null ? undefined : sectionIn(opened, sectionId)
    const { language } = viewer.source
    const read = runOnce(() => listAnswered(deps, opened))
    const copy = runOnce(() => readNewestCopy(deps.database.db, opened))
    return {
      people: [opened.names[1], opened.names[2]].filter((name) => name !== ''),
      copyDocumentId: async () => (await copy()).documentId,
      isCopyAwaited: async () => (await copy()).isAwaited,
      submittedAt: async () => (await copy()).submittedAt,
      sections: () =>
        inTurn(viewer.accountId, async () => {
          const { states, answers } = await read()
          const reviewing: Reviewing = {
            language,
            getName: createNaming(opened.content, language),
            states,
            findAnswer: toReviewedAnswers(opened, answers),
            othersIn: othersIn(opened, answers),
            toPrintedAnswer: toPrintedAnswer(opened, answers, language),
          }
          return runCooperatively(
            reviewedSections(
              opened,
              only ? [only] : opened.sections.filter(({ isDisplayed }) => isDisplayed),
              reviewing,
            ),
          )
        }),
      warnings: () =>
        inTurn(viewer.accountId, async () => {
          const { states, answers } = await read()
          const warnings = await runCooperatively(
            findWarnings(
              { questionnaire: opened, states, answers },
              getModelFacts(opened, states, language),
              toClientReader(opened),
            ),
          )
          return warnings.filter((warning) => only === undefined || warning.sectionId === only.id)
        }),
    }
  }
}

function runOnce<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let done: Promise<Result> | undefined
  return () => (done ??= work())
}

interface AnsweredQuestion {
  readonly states: QuestionStates
  readonly answers: ReadonlyMap<string, OpenedAnswer>
}

async function listAnswered(
  deps: QuestionnaireDeps,
  opened: OpenedQuestionnaire,
): Promise<AnsweredQuestion> {
  const { db } = deps.database
  const { caseId, firmId } = opened
  const [states, rows] = await Promise.all([
    findStatesOfCase(db, opened),
    answerRows(db, { caseId, firmId }),
  ])
  return {
    states,
    answers: new Map(
      await runCooperatively(
        mapInSteps(rows, (row) => [row.questionKey, openAnswer(deps, opened, row)] as const),
      ),
    ),
  }
}

/** Works in steps, one per group. */
function* reviewedSections(
  opened: OpenedQuestionnaire,
  sections: readonly CaseSection[],
  reviewing: Reviewing,
): Generator<void, readonly ReviewedSectionRecord[]> {
  const { content } = opened
  const facts = getModelFacts(opened, reviewing.states, reviewing.language)
  const reviewed: ReviewedSectionRecord[] = []
  for (const { id, systemName, status } of sections) {
    const groups = sectionModel(content, systemName, facts)
    const shown = yield* mapInSteps(groups, (group) => reviewedGroups([group], reviewing))
    const sectionName =
      content.sections.find((section) => section.systemName === systemName)?.name[
        reviewing.language
      ] ?? ''
    reviewed.push({
      id,
      sectionName,
      sectionStatus: status,
      isGrouped: groups.length > 1,
      groups: shown.flat(),
    })
  }
  return reviewed
}

function toReviewedAnswers(
  opened: OpenedQuestionnaire,
  answers: ReadonlyMap<string, OpenedAnswer>,
): (questionKey: string) => JsonObject | undefined {
  const withCase = withCaseType(opened)
  return (questionKey) => {
    const answer = answers.get(questionKey)
    return answer && withCase(questionKey, maskFor(opened.privateOf, answer))
  }
}

/** Returns paths of private values in the other debtor's questions, answered or not. */
function othersIn(
  { content, shapeNow, viewerDebtor }: OpenedQuestionnaire,
  answers: ReadonlyMap<string, OpenedAnswer>,
): (questionKey: string) => ReadonlySet<string> {
  const instances = listInstances(content, shapeNow)
  return (questionKey) => {
    const [answer, debtor] = [answers.get(questionKey), instances.get(questionKey)?.debtor]
    const others = new Set<string>()
    if (!answer || debtor == null || debtor === viewerDebtor) return others
    mapPrivate(answer.fields, answer.data, ({ path, isMasked }, value) => {
      if (!isMasked) others.add(path)
      return value
    })
    return others
  }
}

/** Print shows no more than the copy of the submission (spec: questionnaire#printed-check). */
function toPrintedAnswer(
  opened: OpenedQuestionnaire,
  answers: ReadonlyMap<string, OpenedAnswer>,
  language: Language,
): (questionKey: string) => JsonObject | undefined {
  const instances = listInstances(opened.content, opened.shapeNow)
  const withCase = withCaseType(opened)
  const shown = toReviewedAnswers(opened, answers)
  const cutForPrint = (questionKey: string, { fields, data }: OpenedAnswer) => ({
    question: instances.get(questionKey)?.question.key ?? '',
    data: withCase(questionKey, withheld(fields, data).data),
  })
  const homes = keepsHomes(opened, answers)
    ? homesIn([...answers].map(([key, answer]) => cutForPrint(key, answer)))
    : undefined
  return (questionKey) => {
    const answer = answers.get(questionKey)
    if (!answer) return undefined
    const printed = cutForPrint(questionKey, answer)
    const data = homes
      ? withoutPlaces(printed, homes, copyWordsIn[language].placeKept)
      : printed.data
    return sameJson(data, shown(questionKey)) ? undefined : data
  }
}

/**
 * True if home addresses are left out of print. Always true in a joint case, so that a Yes is not
 * revealed.
 */
function keepsHomes(
  { content, shapeNow }: OpenedQuestionnaire,
  answers: ReadonlyMap<string, OpenedAnswer>,
): boolean {
  return (
    shapeNow.joint ||
    [...listInstances(content, shapeNow).values()].some(({ key, question }) => {
      const comment =
        question.key === homeQuestion
          ? answers.get(key)?.valueAt(stepInto('', asksPrivacy))
          : undefined
      return comment !== undefined && comment !== 'no'
    })
  )
}
