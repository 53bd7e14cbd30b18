import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { App } from '#apps/server/start-app.ts'
import { demoPassword, demoData } from './seed/demo-data.ts'
import { colleagues, hasCaseload } from './seed/caseload/colleagues.ts'
import { freshInvitation, isSeeded } from './seed/seed-demo-data.ts'

const caseloadLines = [
  '  The firms have some fifty cases more, in every stage, with documents to review and deadlines',
  '  of the next two weeks. Their clients have the same password: bo.li@example.com sends blurred',
  '  photos, rosa.isabel.delgado@example.com writes in Spanish.',
]

/** Seeds an empty database. Returns addresses, an unused invitation and the demo people. */
export async function printWelcome({ deps }: App): Promise<string> {
  const { db } = deps.database
  const isComplete = (await isSeeded(db)) && (!deps.settings.hasCaseload || (await hasCaseload(db)))
  if (!isComplete) await seed()
  const { publicUrl } = deps
  const link = await freshInvitation(deps)
  const added = deps.settings.hasCaseload ? colleagues : []
  const staff = demoData.firms.flatMap((firm) =>
    [...firm.staff, ...added.filter((person) => person.firm === firm.key)].map(
      ({ email, role }) => ({ email, about: `${role} of ${firm.name}` }),
    ),
  )
  const widest = Math.max(...[...demoData.people, ...staff].map(({ email }) => email.length))
  const toLine = ({ email, about }: { readonly email: string; readonly about: string }) =>
    `    ${email.padEnd(widest)}  ${about}`
  return [
    '',
    `  Daybreak is open.                 Ctrl-C closes it.`,
    '',
    `  Portal      ${publicUrl}`,
    `  Workspace   ${publicUrl}/workspace/      for the staff of the firms`,
    `  Outbox      ${publicUrl}/outbox/      every email and text message with its codes, and the codes of the staff`,
    `  Courses     ${publicUrl}/rehearsal/course-provider      what happens at the course providers`,
    `  Invitation  ${link}`,
    '',
    `  People, all with the password ${demoPassword}`,
    ...demoData.people.map(toLine),
    '',
    '  Staff, with the same password and a code from the outbox',
    ...staff.map(toLine),
    ...(deps.settings.hasCaseload ? ['', ...caseloadLines] : []),
    '',
    '',
  ].join('\n')
}

/** Seeds in a separate process, so that its memory is free afterwards. */
async function seed(): Promise<void> {
  // Lets the other process reuse the compiled code.
  flushCompileCache()
  const program = spawn(process.execPath, [fileURLToPath(new URL('seed.ts', import.meta.url))], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = (await once(program, 'exit')) as [number | null]
  if (code !== 0) throw new Error('The demo data could not be created')
}
