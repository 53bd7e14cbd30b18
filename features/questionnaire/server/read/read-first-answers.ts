import type { PortalReader } from '#lib/viewer.ts'
import { copiedFrom, isCopying } from '../../rules/copies/copied-from.ts'
import { listInstances, type Instance } from '../../rules/instances.ts'
import type { JsonObject } from '../../rules/content/model.ts'
import { isFromAccount, isFromCourses, type PrefillFacts } from '../../rules/copies/prefill.ts'
import type { KnownStates } from '../../rules/progress/progress.ts'
import { withoutHidden } from '../../rules/shown/shown-answer.ts'
import { getQuestionUnit } from '../../rules/content/unit.ts'
import { answersToQuestions } from './read-answers.ts'
import type { OpenedQuestionnaire } from '../load-questionnaire.ts'
import type { QuestionnaireDeps } from '../deps.ts'

export interface SectionAnswers {
  readonly states: KnownStates
  readonly answers: ReadonlyArray<{ readonly questionKey: string; readonly data: JsonObject }>
}

/** Private sources are read only for the viewer's own questions. */
export async function readFirstAnswers(
  deps: QuestionnaireDeps,
  viewer: PortalReader,
  opened: OpenedQuestionnaire,
  instances: readonly Instance[],
  known: SectionAnswers,
): Promise<PrefillFacts> {
  const { db } = deps.database
  const saved = new Map(known.answers.map(({ questionKey, data }) => [questionKey, data]))
  const unsaved = instances.filter(({ key }) => !saved.has(key))
  const wanted = new Set(
    unsaved.flatMap(({ question: { key } }): readonly string[] =>
      isCopying(key) ? copiedFrom[key] : [],
    ),
  )
  const elsewhere = [...wanted].filter(
    (key) => isShown(opened, key) && !instances.some((instance) => instance.key === key),
  )
  const [person, coursesDone, others] = await Promise.all([
    unsaved.some((instance) => isViewersOwn(opened, instance) && isFromAccount(instance))
      ? deps.findPerson(db, viewer.accountId)
      : undefined,
    instances.some((instance) => isViewersOwn(opened, instance) && isFromCourses(instance))
      ? deps.coursesDone(db, opened, opened.viewerDebtor)
      : [],
    answersToQuestions(deps, db, opened, elsewhere),
  ])
  const answers = new Map([
    ...saved,
    ...others.map(({ questionKey, data }): [string, JsonObject] => [questionKey, data]),
  ])
  return {
    shape: opened.shapeNow,
    today: opened.today,
    person,
    coursesDone,
    answerTo: (question) => answerNow(opened, known.states, answers, question),
  }
}

/**
 * True if the question's section is displayed. The client could not see or correct an answer in a
 * hidden section (spec: questionnaire#hidden-section).
 */
function isShown({ content, shapeNow, sections }: OpenedQuestionnaire, question: string): boolean {
  const section = listInstances(content, shapeNow).get(question)?.section.systemName
  return sections.some(({ systemName, isDisplayed }) => systemName === section && isDisplayed)
}

export function isViewersOwn(
  { viewerDebtor }: Pick<OpenedQuestionnaire, 'viewerDebtor'>,
  { debtor }: Instance,
): boolean {
  return debtor === viewerDebtor
}

/** Hidden fields count as unanswered (spec: questionnaire#hidden-counts-nothing). */
function answerNow(
  { content, shapeNow, names }: OpenedQuestionnaire,
  states: KnownStates,
  answers: ReadonlyMap<string, JsonObject>,
  question: string,
): JsonObject {
  const [instance, data] = [listInstances(content, shapeNow).get(question), answers.get(question)]
  if (!instance || !data || states.get(question)?.disabled === true) return {}
  return withoutHidden(
    getQuestionUnit(instance.question, {
      shape: shapeNow,
      debtor: instance.debtor,
      language: 'en',
      names,
    }),
    data,
  )
}
