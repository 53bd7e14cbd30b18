import type { Demo } from '#apps/server/demo.ts'
import { openDemoClock } from './clock/demo-clock.ts'
import { installDemoClock } from './clock/demo-clock.store.ts'
import { demoCourseProvider } from './course-provider/demo-provider.ts'
import { demoMailer, demoTexter } from './messages/demo-messages.store.ts'
import { registerRoutes } from './routes.ts'
import { printWelcome } from './welcome.ts'

export const demo: Demo = {
  banner:
    '<aside class="demo-bar" aria-label="Demo" lang="en">Demo: nothing here is real. <a href="/outbox/" target="_blank" rel="noopener">Emails and codes</a></aside>',
  async openMovableClock({ owner, database, clock }) {
    await installDemoClock(owner)
    return openDemoClock(database, clock)
  },
  courseProvider: demoCourseProvider,
  mailer: demoMailer,
  texter: demoTexter,
  registerRoutes,
  welcome: printWelcome,
}
