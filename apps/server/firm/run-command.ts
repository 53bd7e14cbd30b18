import { isUuid } from '#lib/ids.ts'
import { readActor, recordAct } from './actor.ts'
import type { Arguments, CommandValues } from './arguments.ts'
import { wantedFirm, wantedLanguage } from './staff.ts'
import { UnknownCommandError } from './usage-error.ts'
import type { AppDeps } from '../app-deps.ts'

/** Returns what is printed. */
type Run = (deps: AppDeps) => Promise<string>
/** Imports what a command needs, because loading takes longer than the work of most commands. */
type Loader = (typed: Arguments) => Promise<Run>

const byName: Readonly<Record<string, Loader>> = {
  'firm:create': async ({ values }) => {
    const { createFirmByOperator } = await import('./firms/create-firm.ts')
    return (deps) => createFirmByOperator(deps, values)
  },
  'staff:reset': async ({ values }) => {
    const { resetStaffByOperator } = await import('./firms/reset-staff.ts')
    return (deps) => resetStaffByOperator(deps, values)
  },
  'case:create': async ({ values }) => {
    const { createCaseByFirm } = await import('./cases/new-case.ts')
    return (deps) => createCaseByFirm(deps, values)
  },
  'case:list': async ({ values }) => {
    const { listCases } = await import('./cases/list-cases.ts')
    return (deps) => listCases(deps, values)
  },
  'case:341': async ({ values, positionals: [, id, date] }) => {
    const { meetingOfCase } = await import('./cases/case-status.ts')
    return (deps) => meetingOfCase(deps, wantedCaseId(id), date, values)
  },
  invite: async ({ values, positionals: [, id] }) => {
    const { inviteByFirm } = await import('./cases/new-case.ts')
    return (deps) => inviteByFirm(deps, wantedCaseId(id), values)
  },
  status: async ({ values, positionals: [, id, status] }) => {
    const { statusOfCase } = await import('./cases/case-status.ts')
    return (deps) => statusOfCase(deps, wantedCaseId(id), status, values)
  },
  'account:restore': async ({ values }) => {
    const { restoreByFirm } = await import('./cases/restore-account.ts')
    const { email, 'new-email': newEmail, mobile } = values
    return (deps) => restoreByFirm(deps, { email, newEmail, mobile })
  },
  'faq:show': async ({ values }) => {
    const { showFaq } = await import('./firms/what-a-firm-shows.ts')
    return async (deps) => showFaq(deps, await wantedShow(deps, values))
  },
  'faq:set': async ({ values }) => {
    const { setFaqOfFirm } = await import('./firms/what-a-firm-shows.ts')
    return async (deps) => setFaqOfFirm(deps, await wantedShow(deps, values))
  },
  'firm:logo': async ({ values }) => {
    const { setLogoOfFirm } = await import('./firms/what-a-firm-shows.ts')
    return async (deps) => setLogoOfFirm(deps, await wantedShow(deps, values))
  },
  'summary:rebuild': async ({ values }) => {
    const { rebuildSummariesByOperator } = await import('./installation/rebuild-summaries.ts')
    return (deps) => rebuildSummariesByOperator(deps, values.firm)
  },
  'questionnaire:answers': async ({ values, positionals: [, id] }) => {
    const { readAnswers } = await import('./cases/read-case.ts')
    return (deps) => readAnswers(deps, wantedCaseId(id), values)
  },
  'review open': async ({ values, positionals: [, , documentId = ''] }) => {
    const { openDocument } = await import('./cases/read-case.ts')
    return (deps) => openDocument(deps, documentId, values)
  },
  review: async ({ values, positionals: [, ...words] }) => {
    const { reviewDocuments } = await import('./cases/review-documents.ts')
    return (deps) => reviewDocuments(deps, words, values)
  },
  'questionnaire:': async ({ values, positionals: [command = '', ...words] }) => {
    const { questionnaireOfCase } = await import('./cases/questionnaire.ts')
    return (deps) => questionnaireOfCase(deps, command, words, values)
  },
  'course:': async ({ values, positionals: [command = '', ...words] }) => {
    const { listCoursesOfCase } = await import('./cases/courses.ts')
    return (deps) => listCoursesOfCase(deps, command, words, values)
  },
  reconcile: async ({ values }) => {
    const { reconcileByFirm } = await import('./installation/reconcile.ts')
    return async (deps) => {
      const { words, isWell } = await reconcileByFirm(deps, values.sample, values.remove === true)
      // For missing or changed files, and for too many files without a document.
      if (!isWell) process.exitCode = 1
      return words
    }
  },
  'outbox:release': async ({ values }) => {
    const { releaseOutbox } = await import('./installation/messages.ts')
    return (deps) => releaseOutbox(deps, values.drop === true)
  },
  'backup:done': async () => {
    const { recordBackup } = await import('#database/installation.ts')
    return async ({ database }) => {
      await recordBackup(database)
      return 'The backup is recorded.'
    }
  },
  'message:list': async ({ values }) => {
    const { listMessages } = await import('./installation/messages.ts')
    return (deps) => listMessages(deps, values.failed === true)
  },
  'message:resend': async ({ values, positionals: [, id] }) => {
    const { resendMessage } = await import('./installation/resend-message.ts')
    return (deps) => resendMessage(deps, id, values)
  },
}

const loaders = new Map(Object.entries(byName))

/** Throws an UnknownCommandError. */
export async function loadCommand(typed: Arguments): Promise<Run> {
  const [name = '', ...words] = typed.positionals
  const [group = ''] = name.split(/(?<=:)/)
  const load = loaders.get(`${name} ${words[0]}`) ?? loaders.get(name) ?? loaders.get(group)
  if (!load) throw new UnknownCommandError()
  const run = await load(typed)
  const { firm, staff, reason, remove: isRemoval = false } = typed.values
  const chosen = { name, words, firm, staff, reason, isRemoval }
  return async (deps) => {
    const actor = await readActor(deps, chosen)
    const output = await run(deps)
    // The audit names who acted.
    if (actor) await recordAct(deps, actor, chosen)
    return output
  }
}

function wantedCaseId(id: string | undefined): string {
  if (id !== undefined && isUuid(id)) return id
  throw new UnknownCommandError('Expected the id of a case.')
}

async function wantedShow(deps: AppDeps, values: CommandValues) {
  return {
    firm: await wantedFirm(deps, values.firm),
    language: wantedLanguage(values) ?? 'en',
    file: values.file,
    remove: values.remove === true,
  }
}
