import { startTestApp } from '#testing/test-app.ts'

/** Starts the app with three logged-in clients of two cases. */
export async function startReview() {
  const app = await startTestApp()
  const [rosa, marcus, elena] = [
    app.browser('198.51.100.1'),
    app.browser('198.51.100.2'),
    app.browser('198.51.100.3'),
  ]
  await rosa.signIn('rosa.delgado@example.com')
  await marcus.signIn('marcus.whitfield@example.com')
  await elena.signIn('elena.whitfield@example.com')
  const [rosas, whitfields] = [app.demoData.cases.rosa, app.demoData.cases.whitfield]
  return { app, rosa, marcus, elena, rosas, whitfields }
}
