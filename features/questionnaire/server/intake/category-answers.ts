// Answers of clients about the category of a document (spec: intake#review-answers).
import type { ReviewAnswer } from '#contract/workspace.generated.ts'
import { findCategory } from '#features/documents/server/checklist/find-category.ts'
import type { StaffViewer } from '#lib/viewer.ts'
import { isList } from '../../rules/json.ts'
import { sectionModel } from '../../rules/content/section-model.ts'
import { createNaming } from '../../rules/content/telling-name.ts'
import {
  listQuestionsAbout,
  maxReviewAnswers,
  toAnswersAbout,
  type QuestionAboutCategory,
} from '../../rules/documents/answers-about-category.ts'
import { maskForFirm } from '../../rules/private/opened-answer.ts'
import { isCompleteState } from '../../rules/progress/progress.ts'
import { reviewedGroups } from '../../rules/progress/review.ts'
import { loadQuestionnaire, type Questionnaire } from '../load-questionnaire.ts'
import { answerRows, type AnswerRow } from '../read/answers.store.ts'
import { getModelFacts } from '../read/model-facts.ts'
import { openAnswer } from '../read/sealed-answers.ts'
import { toFirmDeps, type IntakeDeps } from './deps.ts'
import { listIntakeStates, type IntakeStateRow } from './intake.store.ts'

export interface CategoryAnswersInput {
  readonly caseId: string
  readonly categoryId: string
}

interface CategoryRows {
  readonly questionnaire: Questionnaire
  readonly about: readonly QuestionAboutCategory[]
  readonly states: ReadonlyMap<string, IntakeStateRow>
  readonly rows: readonly AnswerRow[]
}

/** Opens only the answers that are about the category. Expects a case of the viewer's firm. */
export async function readCategoryAnswers(
  deps: IntakeDeps,
  viewer: StaffViewer,
  { caseId, categoryId }: CategoryAnswersInput,
): Promise<readonly ReviewAnswer[]> {
  const { firmId } = viewer
  const key = { caseId, firmId }
  const read = await deps.workspaceDatabase
    .forFirm(firmId)
    .transact(async (tx): Promise<CategoryRows | undefined> => {
      const category = await findCategory(tx, key, categoryId)
      const questionnaire = category && (await loadQuestionnaire(toFirmDeps(deps, viewer), tx, key))
      if (!questionnaire) return undefined
      const { content, shapeNow } = questionnaire
      const about = listQuestionsAbout(content, shapeNow, category)
      if (about.length === 0) return undefined
      const questionKeys = about.map(({ instance }) => instance.key)
      return {
        ...{ questionnaire, about },
        states: await listIntakeStates(tx, key),
        rows: await answerRows(tx, { ...key, questionKeys }),
      }
    })
  return read ? describe(deps, viewer, read).slice(0, maxReviewAnswers) : []
}

function describe(
  deps: IntakeDeps,
  { source: { language } }: StaffViewer,
  { questionnaire, about, states, rows }: CategoryRows,
): readonly ReviewAnswer[] {
  const { content } = questionnaire
  const answers = new Map(
    rows.map((row) => [row.questionKey, maskForFirm(openAnswer(deps, questionnaire, row))]),
  )
  const reviewing = {
    ...{ language, states },
    getName: createNaming(content, language),
    findAnswer: (questionKey: string) => answers.get(questionKey),
    othersIn: () => noPaths,
    toPrintedAnswer: () => undefined,
  }
  const byKey = new Map(about.map((question) => [question.instance.key, question]))
  const facts = getModelFacts({ ...questionnaire, viewerDebtor: 1 }, states, language)
  return questionnaire.sections.flatMap(({ id: sectionId, systemName }) => {
    const groups = sectionModel(content, systemName, facts).map((group) => ({
      ...group,
      Questions: group.Questions.filter(({ Value }) => byKey.has(Value)),
    }))
    return reviewedGroups(groups, reviewing)
      .flatMap(({ questions }) => questions)
      .flatMap(({ questionKey, name, subHeader, state, lines }) => {
        const question = byKey.get(questionKey)
        if (!question) return []
        const { notSure } = answers.get(questionKey) ?? {}
        const asksForHelp = state === 'help' && !isCompleteState(states.get(questionKey))
        const guesses = isList(notSure) ? notSure.map(String) : []
        return toAnswersAbout(question, lines, guesses).map(({ label, text, isGuess }) => ({
          ...{ questionKey, sectionId, text },
          question: [subHeader, label ?? name].filter((part) => part !== '').join(': '),
          isUnsure: isGuess || asksForHelp,
        }))
      })
  })
}

const noPaths: ReadonlySet<string> = new Set()
