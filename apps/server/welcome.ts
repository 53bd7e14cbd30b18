// What the terminal says once the house is open.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { demoPassword, cast } from '#apps/demo/seed/demo-data.ts'
import { freshInvitation, isInhabited } from '#apps/demo/seed/seed-demo-data.ts'
import type { Settings } from './settings.ts'
import type { RunningServer } from './start-server.ts'

/** In the demo the people and an unused invitation as well; they are made at the first start. */
export async function welcome(server: RunningServer, settings: Settings): Promise<string> {
  const base = server.publicUrl
  if (!settings.isDemo) return `Daybreak is open at ${base}\n`
  const { world } = server.house
  if (!(await isInhabited(world.database.db))) await moveIn()
  const link = await freshInvitation(world)
  const widest = Math.max(...cast.people.map(({ email }) => email.length))
  const people = cast.people.map(({ email, about }) => `    ${email.padEnd(widest)}  ${about}`)
  return [
    '',
    `  Daybreak is open.                 Ctrl-C closes it.`,
    '',
    `  Portal      ${base}`,
    `  Outbox      ${base}/outbox/      every email and text message, with the codes`,
    `  Courses     ${base}/rehearsal/course-provider      what happens at the course providers`,
    `  Invitation  ${link}`,
    '',
    `  People, all with the password ${demoPassword}`,
    ...people,
    '',
    '',
  ].join('\n')
}

async function moveIn(): Promise<void> {
  // What this process has compiled, the other one need not compile again.
  flushCompileCache()
  const program = spawn(process.execPath, [fileURLToPath(new URL('move-in.ts', import.meta.url))], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = (await once(program, 'exit')) as [number | null]
  if (code !== 0) throw new Error('The people of the demo could not move in')
}
