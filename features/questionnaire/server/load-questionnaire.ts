import type { OpenedCase } from '#features/cases/server/open-case.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import { calendarDay } from '#lib/dates.ts'
import type { Db } from '#ports/database.ts'
import type { Content } from '../rules/content/content.ts'
import type { Shape } from '../rules/shape.ts'
import { findQuestionnaire, type QuestionnaireRow, type SectionRow } from './questionnaire.store.ts'
import { openComment } from './sealed-comments.ts'
import type { QuestionnaireDeps } from './deps.ts'

export interface CaseSection extends Omit<SectionRow, 'comment'> {
  /** The firm's newest comment, with its prefix. */
  readonly comments: string | null
  /** Position in the content, from 1. */
  readonly order: number
}

/** A questionnaire without a viewer, with its content and the facts of its case. */
export interface Questionnaire extends Omit<QuestionnaireRow, 'sections'> {
  readonly content: Content
  readonly shapeNow: Shape
  readonly names: { readonly 1: string; readonly 2: string }
  /** Date in the office's time zone, as YYYY-MM-DD. */
  readonly today: string
  /** All sections in content order, hidden ones included. */
  readonly sections: readonly CaseSection[]
}

export interface OpenedQuestionnaire extends Questionnaire {
  readonly legalCase: OpenedCase
  readonly viewerDebtor: 1 | 2
  /** Whose private answers are shown. Null in a preview, which shows none. */
  readonly privateOf: 1 | 2 | null
}

/** Does not recalculate the states, so they may belong to an older shape. */
export async function loadQuestionnaire(
  deps: QuestionnaireDeps,
  db: Db,
  caseOfFirm: CaseOfFirm,
): Promise<Questionnaire | undefined> {
  const row = await findQuestionnaire(db, caseOfFirm)
  if (!row) return undefined
  const content = row.version === null ? deps.contents.newest : deps.contents.of(row.version)
  return {
    ...row,
    content,
    shapeNow: { version: content.version, joint: row.joint, chapter: row.chapter },
    names: { 1: row.debtor1.name, 2: row.debtor2?.name ?? '' },
    today: calendarDay(deps.clock.now(), row.timeZone),
    sections: content.sections.flatMap(({ systemName, order }) => {
      const section = row.sections.find((known) => known.systemName === systemName)
      if (!section) return []
      const { comment, ...stored } = section
      return [{ ...stored, order, comments: comment && openComment(deps, row, comment) }]
    }),
  }
}
