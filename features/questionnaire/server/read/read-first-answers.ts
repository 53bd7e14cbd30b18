// Reads what the first answers of a section are made of: the account, the courses and the answers to other questions, each only where a question without an answer wants it.
import type { ClientViewer } from '#lib/viewer.ts'
import { copiedFrom, isCopying } from '../../rules/copies/copied-from.ts'
import { instancesOf, type Instance } from '../../rules/answers/instances.ts'
import type { JsonObject } from '../../rules/content/model.ts'
import { isFromAccount, isFromCourses, type PrefillFacts } from '../../rules/copies/prefill.ts'
import type { KnownStates } from '../../rules/progress/progress.ts'
import { shownAnswer } from '../../rules/shown/shown-answer.ts'
import { questionUnitOf } from '../../rules/content/unit.ts'
import { answersToQuestions } from './read-answers.ts'
import type { OpenedQuestionnaire } from '../standing.ts'
import type { QuestionnaireWorld } from '../world.ts'

export interface SectionAnswers {
  readonly states: KnownStates
  /** As this viewer may see them. */
  readonly answers: ReadonlyArray<{ readonly questionKey: string; readonly data: JsonObject }>
}

/** `asked`: the questions of the section. What is the viewer's alone is read for their own copies alone: the other debtor sees what was saved, and nothing before. */
export async function readFirstAnswers(
  world: QuestionnaireWorld,
  viewer: ClientViewer,
  opened: OpenedQuestionnaire,
  asked: readonly Instance[],
  known: SectionAnswers,
): Promise<PrefillFacts> {
  const { db } = world.database
  const saved = new Map(known.answers.map(({ questionKey, data }) => [questionKey, data]))
  const unsaved = asked.filter(({ key }) => !saved.has(key))
  const wanted = new Set(
    unsaved.flatMap(({ question: { key } }): readonly string[] =>
      isCopying(key) ? copiedFrom[key] : [],
    ),
  )
  const elsewhere = [...wanted].filter(
    (key) => isShown(opened, key) && !asked.some((instance) => instance.key === key),
  )
  const [person, coursesDone, others] = await Promise.all([
    unsaved.some((instance) => isViewersOwn(opened, instance) && isFromAccount(instance))
      ? world.personOf(db, viewer.accountId)
      : undefined,
    asked.some((instance) => isViewersOwn(opened, instance) && isFromCourses(instance))
      ? world.coursesDone(db, opened.caseId, opened.viewerDebtor)
      : [],
    answersToQuestions(world, db, opened, elsewhere),
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

/** Of a section that the firm does not show nothing is filled in: nobody could see where it comes from, or mend it (decisions B3.10). */
function isShown({ content, shapeNow, sections }: OpenedQuestionnaire, question: string): boolean {
  const section = instancesOf(content, shapeNow).get(question)?.section.systemName
  return sections.some(({ systemName, isDisplayed }) => systemName === section && isDisplayed)
}

export function isViewersOwn(
  { viewerDebtor }: Pick<OpenedQuestionnaire, 'viewerDebtor'>,
  { debtor }: Instance,
): boolean {
  return debtor === viewerDebtor
}

/** A question that is skipped says nothing, and neither does a field that is hidden (decisions B2.4). */
function answerNow(
  { content, shapeNow, names }: OpenedQuestionnaire,
  states: KnownStates,
  answers: ReadonlyMap<string, JsonObject>,
  question: string,
): JsonObject {
  const [instance, data] = [instancesOf(content, shapeNow).get(question), answers.get(question)]
  if (!instance || !data || states.get(question)?.disabled === true) return {}
  return shownAnswer(
    questionUnitOf(instance.question, {
      shape: shapeNow,
      debtor: instance.debtor,
      language: 'en',
      names,
    }),
    data,
  )
}
