import { recordBackup } from '#database/installation.ts'
import { isUuid } from '#lib/ids.ts'
import { readActor, recordAct } from './actor.ts'
import type { Arguments, CommandValues } from './arguments.ts'
import { meetingOfCase, statusOfCase } from './case-status.ts'
import { listCoursesOfCase } from './courses.ts'
import { createFirmByOperator } from './create-firm.ts'
import { listMessages, releaseOutbox } from './messages.ts'
import { createCaseByFirm, inviteByFirm, wantedLanguage } from './new-case.ts'
import { questionnaireOfCase } from './questionnaire.ts'
import { reconcileByFirm } from './reconcile.ts'
import { rebuildSummariesByOperator } from './rebuild-summaries.ts'
import { listCases, openDocument, readAnswers } from './read-case.ts'
import { resendMessage } from './resend-message.ts'
import { resetStaffByOperator } from './reset-staff.ts'
import { restoreByFirm } from './restore-account.ts'
import { reviewDocuments } from './review-documents.ts'
import { setFaqOfFirm, setLogoOfFirm, showFaq } from './what-a-firm-shows.ts'
import { wantedFirm } from './staff.ts'
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

async function run(deps: AppDeps, { values, positionals }: Arguments): Promise<string> {
  const [command, id, argument] = positionals
  const wantedCaseId = () => {
    if (id !== undefined && isUuid(id)) return id
    throw new UnknownCommandError('Expected the id of a case.')
  }
  if (command === 'firm:create') return createFirmByOperator(deps, values)
  if (command === 'staff:reset') return resetStaffByOperator(deps, values)
  if (command === 'case:create') return createCaseByFirm(deps, values)
  if (command === 'invite') return inviteByFirm(deps, wantedCaseId(), values)
  if (command === 'status') return statusOfCase(deps, wantedCaseId(), argument, values)
  if (command === 'case:341') return meetingOfCase(deps, wantedCaseId(), argument, values)
  if (command === 'account:restore')
    return restoreByFirm(deps, {
      email: values.email,
      newEmail: values['new-email'],
      mobile: values.mobile,
    })
  if (command === 'faq:show') return showFaq(deps, await wantedShow(deps, values))
  if (command === 'faq:set') return setFaqOfFirm(deps, await wantedShow(deps, values))
  if (command === 'firm:logo') return setLogoOfFirm(deps, await wantedShow(deps, values))
  if (command === 'summary:rebuild') return rebuildSummariesByOperator(deps, values.firm)
  if (command === 'case:list') return listCases(deps, values)
  if (command === 'questionnaire:answers') return readAnswers(deps, wantedCaseId(), values)
  if (command === 'review' && id === 'open') return openDocument(deps, argument ?? '', values)
  if (command === 'review') return reviewDocuments(deps, positionals.slice(1), values)
  if (command?.startsWith('questionnaire:'))
    return questionnaireOfCase(deps, command, positionals.slice(1), values)
  if (command?.startsWith('course:'))
    return listCoursesOfCase(deps, command, positionals.slice(1), values)
  if (command === 'reconcile') return reconcile(deps, values)
  if (command === 'outbox:release') return releaseOutbox(deps, values.drop === true)
  if (command === 'backup:done') {
    await recordBackup(deps.database)
    return 'The backup is recorded.'
  }
  if (command === 'message:list') return listMessages(deps, values.failed === true)
  if (command === 'message:resend') return resendMessage(deps, id, values)
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
  const { words, isWell } = await reconcileByFirm(deps, values.sample, values.remove === true)
  if (!isWell) process.exitCode = 1
  return words
}
