// The pages of the questionnaire's room (seeds/003, section 2), all of them behind its gate.
import type { RoomRoute } from '#ui/room-route.ts'
import { questionnairePaths, questionnairePatterns } from './questionnaire-paths.ts'

function page(path: string, load: RoomRoute['load']): RoomRoute {
  return {
    path,
    area: 'dashboard',
    load: () =>
      Promise.all([import('./gate.tsx'), load()]).then(([{ gated }, screen]) => gated(screen)),
  }
}

export const routes: readonly RoomRoute[] = [
  page(questionnairePaths.overview, () => import('./Overview.tsx')),
  page(questionnairePaths.introduction, () => import('./Introduction.tsx')),
  page(questionnairePaths.terms, () => import('./Terms.tsx')),
  page(questionnairePatterns.sectionSummary, () => import('./SectionSummary.tsx')),
  page(questionnairePatterns.groupSummary, () => import('./GroupSummary.tsx')),
  page(questionnairePatterns.question, () => import('./question/Question.tsx')),
  page(questionnairePatterns.questionGroup, () => import('./question/Question.tsx')),
  page(questionnairePatterns.done, () => import('./Done.tsx')),
  page(questionnairePatterns.check, () => import('./CheckAnswers.tsx')),
]
