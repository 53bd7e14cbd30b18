import { sql } from 'kysely'
import type { StaffNotice, StaffNoticeSettingsInput } from '#contract/workspace.generated.ts'
import { forEachFirm } from '#apps/server/for-each-firm.ts'
import type { Browser, TestApp } from './test-app.ts'
import { notifyStaffOfCase } from '#features/cases/server/notify-staff.ts'
import {
  createPerson,
  type TestPerson,
  type TestPersonOptions,
} from '#features/staff/server/test-staff.ts'
import type { StaffViewer } from '#lib/viewer.ts'
import { readStaffNotices } from '#features/notifications/server/staff/read-staff-notices.ts'
import { sendDigests } from '#features/notifications/server/staff/send-digests.ts'
import { sendHeldMails } from '#features/notifications/server/staff/send-held-mails.ts'
import { saveStaffNoticeSettings } from '#features/notifications/server/staff/staff-settings.ts'

export interface Colleague extends TestPerson {
  readonly viewer: StaffViewer
}

/** A person with a session. Tests that move the clock use the viewer, which does not expire. */
export async function createColleague(
  app: TestApp,
  options: TestPersonOptions = {},
): Promise<Colleague> {
  const person = await createPerson(app, options)
  return { ...person, viewer: await person.browser.getViewer() }
}

/** A browser of the workspace that sends operations over HTTP. */
export function openConsole(app: TestApp, { browser }: TestPerson): Browser {
  const workspace = app.workspaceBrowser()
  if (!browser.session) throw new Error('The person is not signed in')
  workspace.tokens = browser.session
  return workspace
}

export async function assign(
  app: TestApp,
  caseId: string,
  attorneyId: string,
  paralegalId: string | null = null,
): Promise<void> {
  await sql`
    update legal_case
    set attorney_id = ${attorneyId}, paralegal_id = ${paralegalId}
    where id = ${caseId}`.execute(app.owner.db)
}

/** What happened, and who did it. */
export async function notify(
  app: TestApp,
  caseId: string,
  kind = 'case.deactivated',
  actorId?: string,
): Promise<void> {
  const params = { people: ['Rosa Delgado'], values: { count: 2 } }
  const firmId = app.demoData.firms.hollis
  await app.deps.database.transact((tx) =>
    notifyStaffOfCase(app.deps, tx, { caseId, firmId }, { kind, params, actorId }),
  )
}

export async function listNotices(
  app: TestApp,
  { viewer }: Colleague,
): Promise<readonly StaffNotice[]> {
  return (await readStaffNotices(app.deps, viewer, undefined)).notices
}

export async function listKinds(app: TestApp, colleague: Colleague): Promise<readonly string[]> {
  return (await listNotices(app, colleague)).map(({ kind }) => kind)
}

export async function changeSettings(
  app: TestApp,
  { viewer }: Colleague,
  settings: Partial<StaffNoticeSettingsInput>,
): Promise<void> {
  const whole = { mails: [], digestTime: '07:30', quietHours: null, ...settings }
  await saveStaffNoticeSettings(app.deps, viewer, whole)
}

export const sendAllHeldMails = (app: TestApp) => forEachFirm(app.deps, sendHeldMails)
export const sendAllDigests = (app: TestApp) => forEachFirm(app.deps, sendDigests)

/** Moves the clock to the next time at which it is this hour and minute in New York. */
export async function moveTo(app: TestApp, hour: number, minute = 0): Promise<void> {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/New_York',
    hourCycle: 'h23',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(app.clock.now())
  const read = (name: string) => Number(parts.find(({ type }) => type === name)?.value)
  const seconds = (read('hour') * 60 + read('minute')) * 60 + read('second')
  const wanted = (hour * 60 + minute) * 60
  const day = 24 * 60 * 60
  await app.clock.moveBy(((wanted - seconds + day) % day) * 1000)
}
