import { join } from 'node:path'
import { pinoLog } from '#adapters/log/pino-log.ts'
import { seedDemoData } from '#apps/demo/seed/seed-demo-data.ts'
import { seedCourses } from '#apps/demo/seed/seed-courses.ts'
import { seedLogo } from '#apps/demo/seed/seed-logo.ts'
import { seedDocuments } from '#apps/demo/seed/seed-documents.ts'
import { seedQuestionnaires } from '#apps/demo/seed/seed-questionnaires.ts'
import { demo } from './demo.ts'
import { seedStaffLogins } from './staff-logins.ts'
import { seedCaseload } from './seed/caseload/seed-caseload.ts'
import { takeCourses } from './seed/take-courses.ts'
import { describeError, sentenceOfError } from '#apps/server/http/error-text.ts'
import { startApp } from '#apps/server/start-app.ts'
import { settingsOfRunningApp } from '#apps/server/running-app.ts'

async function seed(): Promise<void> {
  const settings = await settingsOfRunningApp()
  const log = pinoLog({
    level: settings.logLevel,
    destination: join(settings.dataDir, 'seed.log'),
  })
  const app = await startApp(settings, log, { role: 'command', demo })
  try {
    const seededIds = await seedDemoData(app.deps)
    if (seededIds) {
      await seedLogo(app.deps, seededIds)
      await seedStaffLogins(app.deps)
      // Comes before the documents, because answers of the questionnaire create document requests.
      await seedQuestionnaires(app.deps, seededIds)
      await seedDocuments(app.deps, seededIds)
      if (settings.courseProvider === undefined)
        await seedCourses(app.deps, seededIds, takeCourses(app.deps))
    }
    if (settings.hasCaseload) await seedCaseload(app.deps)
  } catch (error) {
    log.error({ error: describeError(error) }, 'The demo data could not be created')
    throw error
  } finally {
    await app.close()
  }
}

try {
  await seed()
} catch (error) {
  process.stderr.write(`${sentenceOfError(error)}\n`)
  process.exitCode = 1
}
