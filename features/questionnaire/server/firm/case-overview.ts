import type { GraphContext } from '#contract/graph-context.ts'
import type { CaseRecord } from '#features/cases/rules/records.ts'
import { batchCalls } from '#lib/batch.ts'
import { getDeadline, type Deadline } from '../../rules/progress/deadline.ts'
import { getInstructions } from '../../rules/content/instructions.ts'
import { isDone, isReadOnly, sectionStatus } from '../../rules/progress/section-status.ts'
import { shapeText } from '../../rules/shape.ts'
import { getQuestionnaire } from '../open-questionnaire.ts'
import {
  listOutlines,
  type QuestionnaireOutline,
  type SectionOutline,
} from './firm-questionnaires.store.ts'
import type { QuestionnaireDeps } from '../deps.ts'

export interface CaseOverview {
  /** Null while the firm hides the questionnaire. */
  readonly isDisplayed: true | null
  /** HTML, sanitized when it was stored. */
  readonly instructions: string
  readonly due: Deadline | null
  readonly total: number | null
  readonly done: number | null
  readonly sentBack: number | null
  /** True when every displayed section is read-only. */
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

type ListedCase = Pick<CaseRecord, 'id' | 'firmId'>

/** The record comes from the viewer's own case list, so access is already checked. */
export async function caseOverview(
  deps: QuestionnaireDeps,
  legalCase: ListedCase,
  { batch, viewer }: GraphContext,
): Promise<CaseOverview> {
  const { language } = viewer.source
  const outline = await batchCalls<ListedCase, QuestionnaireOutline | undefined>(
    batch,
    'questionnaire.outlines',
    async (cases) => {
      const outlines = await listOutlines(
        deps.database.db,
        cases.map(({ id, firmId }) => ({ caseId: id, firmId })),
      )
      return ({ id }) => outlines.get(id)
    },
  )(legalCase)
  if (!outline?.isDisplayed) return { ...hidden, instructions: getInstructions(null, language) }
  const listed = await sectionsNow(deps, outline)
  return {
    isDisplayed: true,
    instructions: getInstructions(outline.instructions, language),
    due: outline.dueOn === null ? null : getDeadline(outline.dueOn, language),
    total: listed.length,
    done: listed.filter(({ status }) => isDone(status)).length,
    sentBack: listed.filter(({ status }) => status === sectionStatus.rejected).length,
    isSubmitted: listed.length > 0 && listed.every(({ status }) => isReadOnly(status)),
    submittedAt: outline.submittedAt,
  }
}

/** Returns the displayed sections, after a recalculation when the case has changed. */
async function sectionsNow(
  deps: QuestionnaireDeps,
  outline: QuestionnaireOutline,
): Promise<readonly SectionOutline[]> {
  const { version, joint, chapter, shape, sections } = outline
  const content = version === null ? deps.contents.newest : deps.contents.of(version)
  if (shape !== shapeText({ version: content.version, joint, chapter })) {
    return ((await getQuestionnaire(deps, outline))?.sections ?? []).filter(
      ({ isDisplayed }) => isDisplayed,
    )
  }
  return sections.filter(
    ({ systemName, isDisplayed }) =>
      isDisplayed && content.sections.some((known) => known.systemName === systemName),
  )
}
