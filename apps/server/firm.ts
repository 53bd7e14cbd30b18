// The firm's commands, until there is an app for firms (docs/firm-commands.md).
import { join } from 'node:path'
import { systemClock } from '#adapters/clock/system-clock.ts'
import { pinoLog } from '#adapters/log/pino-log.ts'
import { recordBackup } from '#database/installation.ts'
import { createCase, type NewPerson } from '#features/cases/server/create-case.ts'
import { notifyOfAssignment } from '#features/cases/server/notify-staff.ts'
import {
  getParticipantKey,
  listPeople,
  writeTo,
} from '#features/cases/server/participants/participants.ts'
import { invite } from '#features/invitation/server/invite.ts'
import { isEmail } from '#lib/email.ts'
import { isUuid } from '#lib/ids.ts'
import { isLanguage, type Language } from '#lib/language.ts'
import { mobileDigits } from '#lib/phone.ts'
import { examine } from './doctor/doctor.ts'
import { readActor, recordAct } from './firm/actor.ts'
import { readArguments, usage } from './firm/arguments.ts'
import { meetingOfCase, statusOfCase } from './firm/case-status.ts'
import { listCoursesOfCase } from './firm/courses.ts'
import { createFirmByOperator } from './firm/create-firm.ts'
import { reportProblems } from './firm/in-words.ts'
import { runKeysCommand } from './firm/keys.ts'
import { listMessages, releaseOutbox } from './firm/messages.ts'
import { questionnaireOfCase } from './firm/questionnaire.ts'
import { reconcileByFirm } from './firm/reconcile.ts'
import { rebuildSummariesByOperator } from './firm/rebuild-summaries.ts'
import { listCases, openDocument, readAnswers } from './firm/read-case.ts'
import { resetStaffByOperator } from './firm/reset-staff.ts'
import { restoreByFirm } from './firm/restore-account.ts'
import { reviewDocuments } from './firm/review-documents.ts'
import { setFaqOfFirm, setLogoOfFirm, showFaq } from './firm/what-a-firm-shows.ts'
import { asStaff, wantedCase, wantedFirm } from './firm/staff.ts'
import { UsageError } from './firm/usage-error.ts'
import { loadDemo } from './load-demo.ts'
import { startApp } from './start-app.ts'
import { settingsOfRunningApp } from './running-app.ts'
import type { Settings } from './settings.ts'
import { SettingError } from './settings/setting-values.ts'
import type { Log } from '#ports/log.ts'
import type { AppDeps } from './app-deps.ts'
import { version } from './version.ts'

// `--help` with other arguments belongs to `review request`.
if (process.argv.length === 3 && ['--help', '-h', 'help'].includes(process.argv[2] ?? '')) {
  process.stdout.write(usage)
  process.exit(0)
}

const { values, positionals } = readArguments()
const [command, caseId, argument] = positionals

async function runAsActor(deps: AppDeps): Promise<string> {
  const { firm, staff, reason, remove: isRemoval = false } = values
  const words = positionals.slice(1)
  const chosen = { name: command ?? '', words, firm, staff, reason, isRemoval }
  const actor = await readActor(deps, chosen)
  const output = await run(deps)
  if (actor) await recordAct(deps, actor, chosen)
  return output
}

async function run(deps: AppDeps): Promise<string> {
  if (command === 'firm:create') return createFirmByOperator(deps, values)
  if (command === 'staff:reset') return resetStaffByOperator(deps, values)
  if (command === 'case:create') return newCase(deps)
  if (command === 'invite') return newInvitation(deps, wantedCaseId())
  if (command === 'status') return statusOfCase(deps, wantedCaseId(), argument, values)
  if (command === 'case:341') return meetingOfCase(deps, wantedCaseId(), argument, values)
  if (command === 'account:restore')
    return restoreByFirm(deps, {
      email: values.email,
      newEmail: values['new-email'],
      mobile: values.mobile,
    })
  if (command === 'faq:show') return showFaq(deps, await wantedShow(deps))
  if (command === 'faq:set') return setFaqOfFirm(deps, await wantedShow(deps))
  if (command === 'firm:logo') return setLogoOfFirm(deps, await wantedShow(deps))
  if (command === 'summary:rebuild') return rebuildSummariesByOperator(deps, values.firm)
  if (command === 'case:list') return listCases(deps, values)
  if (command === 'questionnaire:answers') return readAnswers(deps, wantedCaseId(), values)
  if (command === 'review' && caseId === 'open') return openDocument(deps, argument ?? '', values)
  if (command === 'review') return reviewDocuments(deps, positionals.slice(1), values)
  if (command?.startsWith('questionnaire:'))
    return questionnaireOfCase(deps, command, positionals.slice(1), values)
  if (command?.startsWith('course:'))
    return listCoursesOfCase(deps, command, positionals.slice(1), values)
  if (command === 'reconcile') return reconcile(deps)
  if (command === 'outbox:release') return releaseOutbox(deps, values.drop === true)
  if (command === 'backup:done') {
    await recordBackup(deps.database)
    return 'The backup is recorded.'
  }
  if (command === 'message:list') return listMessages(deps, values.failed === true)
  throw new UsageError(usage)
}

function wantedCaseId(): string {
  if (caseId === undefined || !isUuid(caseId))
    throw new UsageError(`Expected the id of a case.\n${usage}`)
  return caseId
}

async function wantedShow(deps: AppDeps) {
  return {
    firm: await wantedFirm(deps, values.firm),
    language: wantedLanguage() ?? 'en',
    file: values.file,
    remove: values.remove === true,
  }
}

async function newCase(deps: AppDeps): Promise<string> {
  const firm = await wantedFirm(deps, values.firm)
  if (values.chapter !== undefined && values.chapter !== '7' && values.chapter !== '13')
    throw new UsageError('--chapter: expected 7 or 13.')
  const debtor1 = person('', values.name, values.email, values.mobile)
  const debtor2 =
    values.spouse === undefined
      ? undefined
      : person('spouse-', values.spouse, values['spouse-email'], values['spouse-mobile'])
  const isPhoneShared = values['shared-phone'] === true
  const hints = { 'cases.same-mobile': ' If they really use one phone, add --shared-phone.' }
  return reportProblems(
    () =>
      deps.database.transact(async (tx) => {
        const created = await createCase(deps, tx, {
          isPhoneShared,
          firmId: firm.id,
          chapter: values.chapter === undefined ? null : values.chapter === '7' ? 7 : 13,
          debtor1,
          ...(debtor2 ? { debtor2 } : {}),
          ...(values.code === undefined ? {} : { clientCode: values.code }),
        })
        await notifyOfAssignment(deps, tx, { caseId: created.id, firmId: firm.id })
        const links: string[] = []
        for (const participant of created.participants)
          if (participant) links.push(await invite(deps, tx, participant))
        return [
          `Case ${created.id} at ${firm.name}`,
          ...links.map((link, index) => `Invitation of debtor ${index + 1}: ${link}`),
        ].join('\n')
      }),
    hints,
  )
}

function person(prefix: string, name = '', email = '', mobile = ''): NewPerson {
  const [givenName = '', ...rest] = name.trim().split(/\s+/)
  const mobilePhone = mobileDigits(mobile)
  if (givenName === '' || rest.length === 0)
    throw new UsageError(
      `--${prefix === '' ? 'name' : 'spouse'}: expected a first and a last name.`,
    )
  if (!isEmail(email)) throw new UsageError(`--${prefix}email: expected an email address.`)
  if (mobilePhone === undefined) throw new UsageError(`--${prefix}mobile: expected ten digits.`)
  return {
    givenName,
    familyName: rest.join(' '),
    email,
    mobilePhone,
    contactType: 3,
    language: wantedLanguage() ?? 'en',
  }
}

function wantedLanguage(): Language | undefined {
  const { language } = values
  if (language !== undefined && !isLanguage(language))
    throw new UsageError('--language: expected en or es.')
  return language
}

async function newInvitation(deps: AppDeps, id: string): Promise<string> {
  const debtor = values.debtor ?? '1'
  const legalCase = await wantedCase(deps, id)
  const staffDeps = asStaff(deps, legalCase.firmId)
  const { database } = staffDeps
  const people = await listPeople(database.db, legalCase)
  const invited = people.find((participant) => String(participant.debtor) === debtor)
  if (!invited) throw new UsageError(`--debtor: this case has no debtor ${debtor}.`)
  const key = getParticipantKey(invited)
  const language = wantedLanguage()
  const link = await database.transact(async (tx) => {
    if (language !== undefined) await writeTo(tx, key, language)
    return invite(staffDeps, tx, key)
  })
  return `Invitation of ${invited.givenName} ${invited.familyName}: ${link}`
}

/** Exits with 1 for missing or changed files, and for too many files without a document. */
async function reconcile(deps: AppDeps): Promise<string> {
  const { words, isWell } = await reconcileByFirm(deps, values.sample, values.remove === true)
  if (!isWell) process.exitCode = 1
  return words
}

/** Runs also where the server cannot start. Returns the exit code. */
async function visitDoctor(settings: Settings, log: Log): Promise<number> {
  const mailTo = values['mail-to']
  if (mailTo !== undefined && !isEmail(mailTo))
    throw new UsageError('--mail-to: expected an email address.')
  const typed = values['text-to']
  const textTo = typed === undefined ? undefined : mobileDigits(typed)
  if (typed !== undefined && textTo === undefined)
    throw new UsageError('--text-to: expected ten digits.')
  const { words, isWell } = await examine(settings, log, { mailTo, textTo, now: systemClock().now })
  process.stdout.write(`${words}\n`)
  return isWell ? 0 : 1
}

try {
  const settings = await settingsOfRunningApp()
  const log = pinoLog({
    level: settings.logLevel,
    version,
    destination: join(settings.dataDir, 'firm.log'),
  })
  if (command === 'doctor') process.exit(await visitDoctor(settings, log))
  if (command?.startsWith('keys:')) {
    process.stdout.write(
      `${await runKeysCommand(settings, log, { command, operands: positionals.slice(1), values })}\n`,
    )
    process.exit()
  }
  const app = await startApp(settings, log, {
    role: settings.databaseUrl === undefined ? 'server' : 'command',
    demo: await loadDemo(settings),
  })
  try {
    process.stdout.write(`${await runAsActor(app.deps)}\n`)
  } finally {
    await app.close()
  }
} catch (error) {
  if (!(error instanceof UsageError) && !(error instanceof SettingError)) throw error
  process.stderr.write(`${error.message}\n`)
  // Same exit codes as the server: 78 wrong setting, 64 wrong command.
  process.exitCode = error instanceof SettingError ? 78 : 64
}
