import { openTestApp } from '#testing/test-app.ts'
import { aClientAlone, twoSpouses } from '#testing/test-people.ts'

/** The app with three logged-in clients of two cases. */
export function openReview() {
  const app = openTestApp()
  const { client: rosa, caseId: rosas } = aClientAlone(app)
  const { debtor1: marcus, debtor2: elena, caseId: whitfields } = twoSpouses(app)
  return { app, rosa, marcus, elena, rosas, whitfields }
}
