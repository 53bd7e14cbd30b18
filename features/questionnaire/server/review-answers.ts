// questionnaireReview: what was answered, to read before it is handed in, and what may not fit together (decisions, questionnaire B8.3, B8.4).
import type { ClientViewer } from '#kit/viewer.ts'
import { instancesOf } from '../rules/instances.ts'
import type { JsonObject } from '../rules/model.ts'
import type { QuestionnaireReviewRecord, ReviewedSectionRecord } from '../rules/records.ts'
import { reviewedGroups, type Reviewing } from '../rules/review.ts'
import { mapPrivate } from '../rules/secrets.ts'
import { sectionModel } from '../rules/section-model.ts'
import { answerRows, statesOfCase, type AnswerRow } from './answers.store.ts'
import { findWarnings } from './find-warnings.ts'
import { openQuestionnaire, sectionIn } from './open-questionnaire.ts'
import { withCaseType } from './read-model.ts'
import { openAnswer, shownTo, type OpenedAnswer } from './sealed-answers.ts'
import type { OpenedQuestionnaire, SectionOfCase } from './standing.ts'
import { newestCopyOf } from './submissions.store.ts'
import type { QuestionnaireWorld } from './world.ts'

/** Of all sections that are displayed, or of one. A section that is not throws as an absent case does. What stands in it is worked out when it is asked for. */
export async function reviewAnswers(world: QuestionnaireWorld, viewer: ClientViewer, caseId: string, sectionId: string | null | undefined): Promise<QuestionnaireReviewRecord> {
  const { db } = world.database
  const opened = await openQuestionnaire(world, viewer, caseId)
  const only = sectionId == null ? undefined : sectionIn(opened, sectionId)
  const [states, rows, copyDocumentId] = await Promise.all([statesOfCase(db, opened.caseId), answerRows(db, { caseId: opened.caseId }), newestCopyOf(db, opened.caseId)])
  const { language } = viewer.source
  return {
    copyDocumentId,
    sections() {
      const listed = only ? [only] : opened.sections.filter(({ isDisplayed }) => isDisplayed)
      const answers = openedOf(world, opened, rows.filter((row) => listed.some(({ id }) => id === row.sectionId)))
      const reviewing: Reviewing = { language, states, answerOf: shownAnswers(opened, answers), othersIn: othersIn(opened, answers) }
      return listed.map((section) => reviewedSection(opened, section, reviewing))
    },
    warnings: () => findWarnings(opened, states, openedOf(world, opened, rows), language).filter((warning) => only === undefined || warning.sectionId === only.id),
  }
}

function openedOf(world: QuestionnaireWorld, opened: OpenedQuestionnaire, rows: readonly AnswerRow[]): ReadonlyMap<string, OpenedAnswer> {
  return new Map(rows.map((row) => [row.questionKey, openAnswer(world, opened, row)]))
}

function reviewedSection({ content, shapeNow, names }: OpenedQuestionnaire, { id, systemName, status }: SectionOfCase, reviewing: Reviewing): ReviewedSectionRecord {
  const groups = sectionModel(content, systemName, shapeNow, reviewing.language, names)
  return {
    id, sectionName: content.sections.find((section) => section.systemName === systemName)?.name[reviewing.language] ?? '', sectionStatus: status, isGrouped: groups.length > 1,
    groups: reviewedGroups(groups, reviewing),
  }
}

function shownAnswers(opened: OpenedQuestionnaire, answers: ReadonlyMap<string, OpenedAnswer>): (questionKey: string) => JsonObject | undefined {
  const withCase = withCaseType(opened)
  return (questionKey) => {
    const answer = answers.get(questionKey)
    return answer && withCase(questionKey, shownTo(opened.viewerDebtor, answer))
  }
}

/** Of a question that each debtor has: what is private in the other's, whether it was answered or not. What is private in a question of both is nothing to whoever has not typed it. */
function othersIn({ content, shapeNow, viewerDebtor }: OpenedQuestionnaire, answers: ReadonlyMap<string, OpenedAnswer>): (questionKey: string) => ReadonlySet<string> {
  const instances = instancesOf(content, shapeNow)
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
