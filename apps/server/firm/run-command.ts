import type { AppDeps } from '../app-deps.ts'
import { readActor, recordAct } from './actor.ts'
import type { Arguments } from './arguments.ts'
import type { Command, CommandCall } from './command.ts'
import { UnknownCommandError } from './usage-error.ts'

/** Imports what a command needs, because loading takes longer than the work of most commands. */
type Loader = () => Promise<Command>

/** In the order of `--help`. `review open` has its first word; `course:` is all names that begin so. */
const byName: Readonly<Record<string, Loader>> = {
  'firm:create': async () => (await import('./firms/create-firm.ts')).createFirmCommand,
  'staff:reset': async () => (await import('./firms/reset-staff.ts')).resetStaffCommand,
  'case:create': async () => (await import('./cases/new-case.ts')).createCaseCommand,
  invite: async () => (await import('./cases/new-case.ts')).inviteCommand,
  status: async () => (await import('./cases/case-status.ts')).statusCommand,
  'case:341': async () => (await import('./cases/case-status.ts')).meetingCommand,
  'account:restore': async () => (await import('./cases/restore-account.ts')).restoreCommand,
  'faq:show': async () => (await import('./firms/what-a-firm-shows.ts')).showFaqCommand,
  'faq:set': async () => (await import('./firms/what-a-firm-shows.ts')).setFaqCommand,
  'firm:logo': async () => (await import('./firms/what-a-firm-shows.ts')).setLogoCommand,
  'case:list': async () => (await import('./cases/list-cases.ts')).listCasesCommand,
  'review open': async () => (await import('./cases/read-case.ts')).openDocumentCommand,
  'questionnaire:answers': async () => (await import('./cases/read-case.ts')).readAnswersCommand,
  review: async () => (await import('./cases/review-documents.ts')).reviewCommand,
  'questionnaire:': async () => (await import('./cases/questionnaire.ts')).questionnaireCommand,
  'course:': async () => (await import('./cases/courses.ts')).courseCommand,
  reconcile: async () => (await import('./installation/reconcile.ts')).reconcileCommand,
  'message:list': async () => (await import('./installation/messages.ts')).listMessagesCommand,
  'message:resend': async () =>
    (await import('./installation/resend-message.ts')).resendMessageCommand,
  'outbox:release': async () => (await import('./installation/messages.ts')).releaseOutboxCommand,
  'backup:done': async () => (await import('./installation/record-backup.ts')).recordBackupCommand,
  'summary:rebuild': async () =>
    (await import('./installation/rebuild-summaries.ts')).rebuildSummariesCommand,
}

const loaders = new Map(Object.entries(byName))

/** Throws an UnknownCommandError. */
export async function loadCommand({ name, words }: CommandCall): Promise<Command> {
  const [group = ''] = name.split(/(?<=:)/)
  const load = loaders.get(`${name} ${words[0]}`) ?? loaders.get(name) ?? loaders.get(group)
  if (!load) throw new UnknownCommandError()
  return load()
}

/** Lines of `--help`. Loads all commands. */
export async function readUsages(): Promise<string> {
  const commands = await Promise.all([...loaders.values()].map((load) => load()))
  return commands.map(({ usage }) => usage.slice(1)).join('')
}

/** Returns what prints its text. Throws an UnknownCommandError. */
export async function readCommand({
  positionals: [name = '', ...words],
  values,
}: Arguments): Promise<(deps: AppDeps) => Promise<string>> {
  const call = { name, words, values }
  const command = await loadCommand(call)
  return async (deps) => {
    const actor = await readActor(deps, command.act(call), call)
    const output = await command.run(deps, call)
    // The audit names who acted.
    if (actor) await recordAct(deps, actor, call)
    return output
  }
}
