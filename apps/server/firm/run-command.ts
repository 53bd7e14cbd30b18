import { recordBackup } from '#database/installation.ts'
import { isUuid } from '#lib/ids.ts'
import { readActor, recordAct } from './actor.ts'
import type { Arguments, CommandValues } from './arguments.ts'
import { wantedFirm, wantedLanguage } from './staff.ts'
import { UnknownCommandError } from './usage-error.ts'
import type { AppDeps } from '../app-deps.ts'

/** Returns what is printed. The audit names who acts. */
export async function runCommand(deps: AppDeps, typed: Arguments): Promise<string> {
  const [name = '', ...words] = typed.positionals
  const { firm, staff, reason, remove: isRemoval = false } = typed.values
  const chosen = { name, words, firm, staff, reason, isRemoval }
  const actor = await readActor(deps, chosen)
  const output = await run(deps, typed)
  if (actor) await recordAct(deps, actor, chosen)
  return output
}

/** Imports what a command needs, because loading takes longer than the work of most commands. */
async function run(deps: AppDeps, { values, positionals }: Arguments): Promise<string> {
  const [command, ...words] = positionals
  const [id, argument] = words
  const wantedCaseId = () => {
    if (id !== undefined && isUuid(id)) return id
    throw new UnknownCommandError('Expected the id of a case.')
  }
  if (command === 'firm:create')
    return (await import('./create-firm.ts')).createFirmByOperator(deps, values)
  if (command === 'staff:reset')
    return (await import('./reset-staff.ts')).resetStaffByOperator(deps, values)
  if (command === 'case:create')
    return (await import('./new-case.ts')).createCaseByFirm(deps, values)
  if (command === 'invite')
    return (await import('./new-case.ts')).inviteByFirm(deps, wantedCaseId(), values)
  if (command === 'status')
    return (await import('./case-status.ts')).statusOfCase(deps, wantedCaseId(), argument, values)
  if (command === 'case:341')
    return (await import('./case-status.ts')).meetingOfCase(deps, wantedCaseId(), argument, values)
  if (command === 'account:restore')
    return (await import('./restore-account.ts')).restoreByFirm(deps, {
      email: values.email,
      newEmail: values['new-email'],
      mobile: values.mobile,
    })
  if (command === 'faq:show' || command === 'faq:set' || command === 'firm:logo') {
    const { showFaq, setFaqOfFirm, setLogoOfFirm } = await import('./what-a-firm-shows.ts')
    const show = { 'faq:show': showFaq, 'faq:set': setFaqOfFirm, 'firm:logo': setLogoOfFirm }
    return show[command](deps, await wantedShow(deps, values))
  }
  if (command === 'summary:rebuild')
    return (await import('./rebuild-summaries.ts')).rebuildSummariesByOperator(deps, values.firm)
  if (command === 'case:list') return (await import('./read-case.ts')).listCases(deps, values)
  if (command === 'questionnaire:answers')
    return (await import('./read-case.ts')).readAnswers(deps, wantedCaseId(), values)
  if (command === 'review' && id === 'open')
    return (await import('./read-case.ts')).openDocument(deps, argument ?? '', values)
  if (command === 'review')
    return (await import('./review-documents.ts')).reviewDocuments(deps, words, values)
  if (command?.startsWith('questionnaire:'))
    return (await import('./questionnaire.ts')).questionnaireOfCase(deps, command, words, values)
  if (command?.startsWith('course:'))
    return (await import('./courses.ts')).listCoursesOfCase(deps, command, words, values)
  if (command === 'reconcile') return reconcile(deps, values)
  if (command === 'outbox:release')
    return (await import('./messages.ts')).releaseOutbox(deps, values.drop === true)
  if (command === 'backup:done') {
    await recordBackup(deps.database)
    return 'The backup is recorded.'
  }
  if (command === 'message:list')
    return (await import('./messages.ts')).listMessages(deps, values.failed === true)
  if (command === 'message:resend')
    return (await import('./resend-message.ts')).resendMessage(deps, id, values)
  throw new UnknownCommandError()
}

async function wantedShow(deps: AppDeps, values: CommandValues) {
  return {
    firm: await wantedFirm(deps, values.firm),
    language: wantedLanguage(values) ?? 'en',
    file: values.file,
    remove: values.remove === true,
  }
}

/** Exits with 1 for missing or changed files, and for too many files without a document. */
async function reconcile(deps: AppDeps, values: CommandValues): Promise<string> {
  const { reconcileByFirm } = await import('./reconcile.ts')
  const { words, isWell } = await reconcileByFirm(deps, values.sample, values.remove === true)
  if (!isWell) process.exitCode = 1
  return words
}
