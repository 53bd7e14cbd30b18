import { refusalFacts } from '#lib/problem.ts'
import type { ClientViewer } from '#lib/viewer.ts'
import { activePlace } from '../rules/answers/active-place.ts'
import { problem } from '../rules/problems.ts'
import { isReadOnly } from '../rules/progress/section-status.ts'
import { openQuestionnaire, requireOpen, sectionIn } from './open-questionnaire.ts'
import { setActive } from './questionnaire.store.ts'
import type { Outcome } from './outcome.ts'
import type { SectionRequest } from './sections/start-section.ts'
import type { QuestionnaireDeps } from './deps.ts'

/** Has no text, because nothing is lost (spec: questionnaire#active-hint). */
const readOnly = {
  success: false,
  error: null,
  ...refusalFacts(problem('questionnaire.section-read-only')),
} as const

export interface ActiveRequest extends SectionRequest {
  readonly currentActiveQuestionId?: string | null | undefined
  readonly currentActiveGroup?: string | null | undefined
}

/** Stores null for an unknown place (spec: questionnaire#active-hint). */
export async function saveActive(
  deps: QuestionnaireDeps,
  viewer: ClientViewer,
  request: ActiveRequest,
): Promise<Outcome> {
  const opened = await openQuestionnaire(deps, viewer, request.caseId)
  const section = sectionIn(opened, request.sectionId)
  requireOpen(opened)
  if (isReadOnly(section.status)) return readOnly
  const place = activePlace(opened.content, opened.shapeNow, section.systemName, {
    question: request.currentActiveQuestionId ?? null,
    group: request.currentActiveGroup ?? null,
  })
  const isSet = await setActive(deps.database.db, section, place)
  return isSet ? { success: true, error: null } : readOnly
}
