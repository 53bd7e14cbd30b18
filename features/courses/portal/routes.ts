// The pages of the courses room (seeds/002, section 2), all of them behind its gate.
import { paths } from '#ui/navigation/paths.ts'
import type { RoomRoute } from '#ui/room-route.ts'
import { coursePages } from './course-paths.ts'

function page(path: string, load: RoomRoute['load']): RoomRoute {
  return {
    path,
    area: 'dashboard',
    load: () =>
      Promise.all([import('./gate.tsx'), load()]).then(([{ gated }, screen]) => gated(screen)),
  }
}

export const routes: readonly RoomRoute[] = [
  page(paths.courses, () => import('./pages/Courses.tsx')),
  page(coursePages.confirm, () => import('./pages/Confirm.tsx')),
  page(coursePages.verify, () => import('./Verify.tsx')),
  page(coursePages.verifySpouse, () => import('./VerifySpouse.tsx')),
  page(coursePages.disclosure, () => import('./pages/DisclosureAgreement.tsx')),
  page(coursePages.instructions, () => import('./pages/CourseInstructions.tsx')),
]
