// All paths of the workspace. The router has no base path, so that links and routes agree.
import { basePath } from '#ui/browser/app.ts'

export const workspacePaths = {
  home: basePath,
  signIn: `${basePath}sign-in`,
  code: `${basePath}sign-in/code`,
  chooseFirm: `${basePath}sign-in/firm`,
  setUp: `${basePath}sign-in/set-up`,
  forgot: `${basePath}sign-in/forgot`,
  invitation: `${basePath}invitation`,
  reset: `${basePath}reset`,
  notMe: `${basePath}not-me`,
  firm: `${basePath}firm`,
  offices: `${basePath}firm/offices`,
  profile: `${basePath}firm/profile`,
  timelineTexts: `${basePath}firm/timeline`,
  outcomes: `${basePath}firm/outcomes`,
  tasks: `${basePath}firm/tasks`,
  checklists: `${basePath}firm/checklists`,
  reasons: `${basePath}firm/reasons`,
  beforeFiling: `${basePath}firm/before-filing`,
  newCases: `${basePath}firm/new-cases`,
  faqs: `${basePath}firm/questions`,
  reminders: `${basePath}firm/reminders`,
  mailFooter: `${basePath}firm/email-footer`,
  sessions: `${basePath}firm/sessions`,
  activity: `${basePath}firm/activity`,
  notices: `${basePath}firm/notices`,
} as const

/** The open cases of a person of the firm, in the client list. */
export function pathOfCasesOf(staffId: string): string {
  return `${basePath}clients?assigned=${staffId}`
}
