// The program with which the demo's people move into an empty house. A process of its own: the server keeps nothing of the memory that this took.
import { join } from 'node:path'
import { pinoLog } from '#adapters/log/pino-log.ts'
import { seedCast } from '#apps/demo/seed/seed-demo-data.ts'
import { seedCourses } from '#apps/demo/seed/seed-courses.ts'
import { seedLogo } from '#apps/demo/seed/seed-logo.ts'
import { seedPapers } from '#apps/demo/seed/seed-documents.ts'
import { seedQuestionnaires } from '#apps/demo/seed/seed-questionnaires.ts'
import { providersHand } from './cast-provider.ts'
import { describeError, sentenceOfError } from './http/error-text.ts'
import { openHouse } from './start-app.ts'
import { settingsOfRunningHouse } from './running-app.ts'

async function moveIn(): Promise<void> {
  const settings = await settingsOfRunningHouse()
  const log = pinoLog({
    level: settings.logLevel,
    destination: join(settings.dataDir, 'move-in.log'),
  })
  const house = await openHouse(settings, log, { visiting: true })
  try {
    const newcomers = await seedCast(house.world)
    if (newcomers) {
      await seedLogo(house.world, newcomers)
      // Answers ask for papers.
      await seedQuestionnaires(house.world, newcomers)
      await seedPapers(house.world, newcomers)
      if (settings.courseProvider === undefined)
        await seedCourses(house.world, newcomers, providersHand(house.world))
    }
  } catch (error) {
    log.error({ error: describeError(error) }, 'The people of the demo could not be made')
    throw error
  } finally {
    await house.close()
  }
}

try {
  await moveIn()
} catch (error) {
  process.stderr.write(`${sentenceOfError(error)}\n`)
  process.exitCode = 1
}
