import { paths } from '#ui/navigation/paths.ts'
import type { FeatureRoute } from '#ui/navigation/feature-route.ts'
import { coursePages } from './course-paths.ts'

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
  page(paths.courses, () => import('./pages/Courses.tsx')),
  page(coursePages.confirm, () => import('./pages/Confirm.tsx')),
  page(coursePages.verify, () => import('./pages/Verify.tsx')),
  page(coursePages.verifySpouse, () => import('./pages/VerifySpouse.tsx')),
  page(coursePages.disclosure, () => import('./pages/DisclosureAgreement.tsx')),
  page(coursePages.instructions, () => import('./pages/CourseInstructions.tsx')),
]
