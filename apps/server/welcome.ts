// What the terminal says once the house is open.
import { demoPassword, cast } from '#database/cast.ts'
import { freshInvitation, seedCast } from '#database/seed-cast.ts'
import { seedLogo } from '#database/seed-logo.ts'
import { seedPapers } from '#database/seed-papers.ts'
import type { Settings } from './settings.ts'
import type { RunningServer } from './start-server.ts'

/** In the demo the people and an unused invitation as well; they are made at the first start. */
export async function welcome(server: RunningServer, settings: Settings): Promise<string> {
  const base = server.publicUrl
  if (!settings.isDemo) return `Daybreak is open at ${base}\n`
  const { world } = server.house
  const newcomers = await seedCast(world)
  if (newcomers) {
    await seedLogo(world, newcomers)
    await seedPapers(world, newcomers)
  }
  const link = (await freshInvitation(world)).replace(settings.publicUrl, base)
  const widest = Math.max(...cast.people.map(({ email }) => email.length))
  const people = cast.people.map(({ email, about }) => `    ${email.padEnd(widest)}  ${about}`)
  return [
    '',
    `  Daybreak is open.                 Ctrl-C closes it.`,
    '',
    `  Portal      ${base}`,
    `  Outbox      ${base}/outbox/      every email and text message, with the codes`,
    `  Invitation  ${link}`,
    '',
    `  People, all with the password ${demoPassword}`,
    ...people,
    '',
    '',
  ].join('\n')
}
