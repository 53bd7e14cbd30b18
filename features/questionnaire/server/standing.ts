// A questionnaire with what every act on it needs to know: the facts of its case, its content and its sections.
import type { OpenedCase } from '#features/cases/server/open-case.ts'
import { calendarDay } from '#lib/dates.ts'
import type { Db } from '#ports/database.ts'
import type { Content } from '../rules/content/content.ts'
import type { Shape } from '../rules/answers/shape.ts'
import { questionnaireOf, type QuestionnaireRow, type SectionRow } from './questionnaire.store.ts'
import type { QuestionnaireWorld } from './world.ts'

/** A section's row, with its place in the content. */
export interface SectionOfCase extends SectionRow {
  /** From 1. */
  readonly order: number
}

/** A questionnaire as it stands, whoever looks at it. */
export interface StandingQuestionnaire extends Omit<QuestionnaireRow, 'sections'> {
  readonly content: Content
  readonly shapeNow: Shape
  readonly names: { readonly 1: string; readonly 2: string }
  /** The office's, as YYYY-MM-DD. */
  readonly today: string
  /** Those of the content, displayed or not, in its order. */
  readonly sections: readonly SectionOfCase[]
}

export interface OpenedQuestionnaire extends StandingQuestionnaire {
  readonly legalCase: OpenedCase
  /** The slot of the viewer. */
  readonly viewerDebtor: 1 | 2
}

/** As it was left: its states may be those of another shape. Undefined when the case has none. */
export async function lookAt(
  world: QuestionnaireWorld,
  db: Db,
  caseId: string,
): Promise<StandingQuestionnaire | undefined> {
  const row = await questionnaireOf(db, caseId)
  if (!row) return undefined
  const content = row.version === null ? world.contents.newest : world.contents.of(row.version)
  return {
    ...row,
    content,
    shapeNow: { version: content.version, joint: row.joint, chapter: row.chapter },
    names: { 1: row.debtor1.name, 2: row.debtor2?.name ?? '' },
    today: calendarDay(world.clock.now(), row.timeZone),
    sections: content.sections.flatMap(({ systemName, order }) => {
      const section = row.sections.find((known) => known.systemName === systemName)
      return section ? [{ ...section, order }] : []
    }),
  }
}
