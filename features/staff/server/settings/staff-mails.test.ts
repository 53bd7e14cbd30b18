// spec: staff-notices#mail-footer
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../../../', import.meta.url).pathname
/** Features that write to the staff of a firm. Others write to clients. */
const folders = ['features/staff', 'features/notifications/server/staff', 'features/cases/server']

test('each email to staff has the footer of the firm below it', () => {
  const senders = folders
    .flatMap((folder) => globSync(`${folder}/**/*.ts`, { cwd: root }))
    .map((path) => ({ path, text: readFileSync(root + path, 'utf8') }))
    .filter(({ path, text }) => !path.endsWith('.test.ts') && text.includes('outbox.post('))
  const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
  expect(senders.length).toBeGreaterThan(5)
  expect(
    senders.filter(
      ({ text }) =>
        count(text, /await (deps\.)?(withMailFooter|composeStaffMail)\(/g) <
        count(text, /outbox\.post\(/g),
    ),
  ).toEqual([])
})
