import type { Language } from '#lib/language.ts'
import { mapInSteps } from '#lib/steps.ts'
import { answerLines } from '../../rules/shown/answer-text.ts'
import { sentenceOfCheck } from '../../rules/cross-checks/cross-check-words.ts'
import type { CheckedAnswers, CheckedPlace } from '../../rules/cross-checks/cross-check.ts'
import { checkedWarnings } from '../../rules/cross-checks/all.ts'
import { listInstances, type Instance } from '../../rules/instances.ts'
import type { JsonObject, ModelQuestion } from '../../rules/content/model.ts'
import type { KnownStates } from '../../rules/progress/progress.ts'
import type { QuestionnaireWarningRecord } from '../../rules/records.ts'
import { mapPrivate } from '../../rules/private/secrets.ts'
import { isReadOnly } from '../../rules/progress/section-status.ts'
import { sectionModel, type ModelFacts } from '../../rules/content/section-model.ts'
import { withoutHidden } from '../../rules/shown/shown-answer.ts'
import { createNaming } from '../../rules/content/telling-name.ts'
import { getQuestionUnit } from '../../rules/content/unit.ts'
import { withCaseType } from './read-model.ts'
import { maskFor, type OpenedAnswer } from '../../rules/private/opened-answer.ts'
import type { OpenedQuestionnaire, Questionnaire } from '../load-questionnaire.ts'

export interface WarningReader {
  /** True if the masked numbers of this debtor may lead to a warning. */
  readonly mayCompare: (debtor: 1 | 2 | null) => boolean
  /** False leaves out places that the reader cannot correct. */
  readonly readsSubmitted: boolean
}

export interface CheckedCase {
  readonly questionnaire: Questionnaire
  readonly states: KnownStates
  readonly answers: ReadonlyMap<string, OpenedAnswer>
}

/**
 * A client is warned only where they can correct it. A warning about the other debtor's number
 * would confirm a guess (spec: questionnaire#cross-check-inputs).
 */
export function toClientReader({ viewerDebtor }: OpenedQuestionnaire): WarningReader {
  return { mayCompare: (debtor) => debtor === viewerDebtor, readsSubmitted: false }
}

/** Returns places without values. Works in steps (spec: questionnaire#cross-check-inputs). */
export function* findWarnings(
  { questionnaire, states, answers }: CheckedCase,
  facts: ModelFacts,
  reader: WarningReader,
): Generator<void, readonly QuestionnaireWarningRecord[]> {
  const instances = listEnabledInstances(questionnaire, states)
  const checked = yield* checkedWarnings(
    yield* checkedAnswers(questionnaire, instances, answers, reader),
  )
  const warnings = yield* mapInSteps(
    checked,
    ({ id, place }): readonly QuestionnaireWarningRecord[] => {
      const instance = instances.get(place.questionKey)
      const at =
        instance &&
        getPlace(questionnaire, instance, place, {
          ...{ answer: answers.get(place.questionKey), facts },
          readsSubmitted: reader.readsSubmitted,
        })
      return at ? [{ id, text: sentenceOfCheck(id, facts.language), ...at }] : []
    },
  )
  return warnings.flat()
}

function listEnabledInstances(
  { content, shapeNow, sections }: Questionnaire,
  states: KnownStates,
): ReadonlyMap<string, Instance> {
  const displayed = new Set(
    sections.flatMap(({ systemName, isDisplayed }) => (isDisplayed ? [systemName] : [])),
  )
  return new Map(
    [...listInstances(content, shapeNow)].filter(
      ([key, { section }]) =>
        displayed.has(section.systemName) && states.get(key)?.disabled !== true,
    ),
  )
}

function* checkedAnswers(
  questionnaire: Questionnaire,
  instances: ReadonlyMap<string, Instance>,
  opened: ReadonlyMap<string, OpenedAnswer>,
  { mayCompare }: WarningReader,
): Generator<void, CheckedAnswers> {
  const { shapeNow: shape, names, today, isFiled } = questionnaire
  const withCase = withCaseType(questionnaire)
  const answers = new Map<string, JsonObject>()
  const numbers = new Map<string, string>()
  for (const [key, { question, debtor }] of instances) {
    const answer = opened.get(key)
    if (!answer) continue
    const data = withoutHidden(
      getQuestionUnit(question, { shape, debtor, language: 'en', names }),
      answer.data,
    )
    answers.set(key, withCase(key, maskFor(null, { ...answer, data })))
    mapPrivate(answer.fields, data, ({ path, isMasked }, value) => {
      const number =
        isMasked && mayCompare(debtor) && value !== undefined ? answer.valueAt(path) : undefined
      if (typeof number === 'string') numbers.set(`${key}|${path}`, number)
      return value
    })
    yield
  }
  return { shape, today, isFiled, answers, numbers }
}

interface Telling {
  readonly answer: OpenedAnswer | undefined
  readonly facts: ModelFacts
  readonly readsSubmitted: boolean
}

type WarningPlace = Omit<QuestionnaireWarningRecord, 'id' | 'text'>

function getPlace(
  { content, sections }: Questionnaire,
  instance: Instance,
  { record, subQuestion }: CheckedPlace,
  { answer, facts, readsSubmitted }: Telling,
): WarningPlace | undefined {
  const section = sections.find(({ systemName }) => systemName === instance.section.systemName)
  const groups = sectionModel(content, instance.section.systemName, facts)
  const group = groups.find(({ Questions }) =>
    Questions.some(({ Value }) => Value === instance.key),
  )
  const question = group?.Questions.find(({ Value }) => Value === instance.key)
  if (!section || !group || !question) return undefined
  if (!readsSubmitted && isReadOnly(section.status)) return undefined
  const sub =
    record === undefined
      ? undefined
      : question.SubQuestions.find(({ Value }) => Value === subQuestion)
  const entry =
    record === undefined || !answer
      ? undefined
      : nameOfRecord(question, maskFor(null, answer), record, facts.language)
  const name = sub?.Name ?? createNaming(content, facts.language)(question)
  return {
    sectionId: section.id,
    questionGroupId: group.QuestionGroupId,
    questionId: question.QuestionId,
    questionName: entry === undefined ? name : `${entry}: ${name}`,
    subHeader: question.SubHeader,
    recordId: record ?? null,
    subQuestionId: sub?.QuestionId ?? null,
  }
}

/** Returns the card's title: the text of the record's naming field, or else its number. */
function nameOfRecord(
  { UnitForm, SubQuestions }: ModelQuestion,
  data: JsonObject,
  recordId: string,
  language: Language,
): string | undefined {
  const entries = answerLines(UnitForm, data, language, SubQuestions).flatMap(
    ({ lines = [] }) => lines,
  )
  const entry = entries.find(({ path }) => path.at(-1) === recordId)
  return entry && (entry.text || entry.label)
}
