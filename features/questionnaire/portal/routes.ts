// spec: questionnaire#routes
import type { FeatureRoute } from '#ui/navigation/feature-route.ts'
import { questionnairePaths, questionnairePatterns } from './questionnaire-paths.ts'

function page(path: string, load: FeatureRoute['load']): FeatureRoute {
  return {
    path,
    area: 'dashboard',
    load: () =>
      Promise.all([import('./gate.tsx'), load()]).then(([{ withGate: gated }, screen]) =>
        gated(screen),
      ),
  }
}

export const routes: readonly FeatureRoute[] = [
  page(questionnairePaths.overview, () => import('./overview/Overview.tsx')),
  page(questionnairePaths.introduction, () => import('./overview/Introduction.tsx')),
  page(questionnairePaths.terms, () => import('./overview/Terms.tsx')),
  page(questionnairePatterns.sectionSummary, () => import('./section/SectionSummary.tsx')),
  page(questionnairePatterns.groupSummary, () => import('./section/GroupSummary.tsx')),
  page(questionnairePatterns.question, () => import('./question/Question.tsx')),
  page(questionnairePatterns.questionGroup, () => import('./question/Question.tsx')),
  page(questionnairePatterns.done, () => import('./section/Done.tsx')),
  page(questionnairePatterns.check, () => import('./check/CheckAnswers.tsx')),
]
