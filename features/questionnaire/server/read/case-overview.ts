// What a case shows of its questionnaire on the dashboard and at the door of the intake, for all cases of an answer at once.
import type { GraphContext } from '#contract/graph-context.ts'
import type { CaseRecord } from '#features/cases/rules/records.ts'
import { batched } from '#lib/batch.ts'
import { deadlineOf, type Deadline } from '../../rules/progress/deadline.ts'
import { instructionsOf } from '../../rules/content/instructions.ts'
import { isDone, isReadOnly, sectionStatus } from '../../rules/progress/section-status.ts'
import { shapeText } from '../../rules/answers/shape.ts'
import { standingOf } from '../open-questionnaire.ts'
import { outlinesOf, type QuestionnaireOutline } from '../questionnaire.store.ts'
import type { QuestionnaireWorld } from '../world.ts'

export interface CaseOverview {
  /** Null where the firm does not show it. */
  readonly isDisplayed: true | null
  /** HTML, sanitised when it was written. */
  readonly instructions: string
  readonly due: Deadline | null
  readonly total: number | null
  readonly done: number | null
  readonly sentBack: number | null
  /** True while nothing is left to submit. */
  readonly isSubmitted: boolean | null
  readonly submittedAt: Date | null
}

const hidden = {
  isDisplayed: null,
  due: null,
  total: null,
  done: null,
  sentBack: null,
  isSubmitted: null,
  submittedAt: null,
}

/** The record has come through the viewer's own case list, so it is theirs to see. */
export async function caseOverview(
  world: QuestionnaireWorld,
  legalCase: Pick<CaseRecord, 'id'>,
  { batch, viewer }: GraphContext,
): Promise<CaseOverview> {
  const { language } = viewer.source
  const outline = await batched<string, QuestionnaireOutline | undefined>(
    batch,
    'questionnaire.outlines',
    async (caseIds) => {
      const outlines = await outlinesOf(world.database.db, caseIds)
      return (caseId) => outlines.get(caseId)
    },
  )(legalCase.id)
  if (!outline?.isDisplayed) return { ...hidden, instructions: instructionsOf(null, language) }
  const listed = await sectionsNow(world, outline)
  return {
    isDisplayed: true,
    instructions: instructionsOf(outline.instructions, language),
    due: outline.dueOn === null ? null : deadlineOf(outline.dueOn, language),
    total: listed.length,
    done: listed.filter(({ status }) => isDone(status)).length,
    sentBack: listed.filter(({ status }) => status === sectionStatus.rejected).length,
    isSubmitted: listed.length > 0 && listed.every(({ status }) => isReadOnly(status)),
    submittedAt: outline.submittedAt,
  }
}

/** Those that are listed; worked out again first when the case is no longer what they were worked out for. */
async function sectionsNow(
  world: QuestionnaireWorld,
  { caseId, version, joint, chapter, shape, sections }: QuestionnaireOutline,
): Promise<QuestionnaireOutline['sections']> {
  const content = version === null ? world.contents.newest : world.contents.of(version)
  if (shape !== shapeText({ version: content.version, joint, chapter })) {
    return ((await standingOf(world, caseId))?.sections ?? []).filter(
      ({ isDisplayed }) => isDisplayed,
    )
  }
  return sections.filter(
    ({ systemName, isDisplayed }) =>
      isDisplayed && content.sections.some((known) => known.systemName === systemName),
  )
}
