// The preview of this tab. It is in memory only, so that a reload ends it.
import type { CurrentAccount } from '#features/account/portal/current-account.ts'
import { setCurrentAccount } from '#features/account/portal/current-account.ts'
import { setSessionStatus } from '#features/sign-in/portal/session/session-store.ts'
import { isLanguage } from '#lib/language.ts'
import { elapsedMs } from '#ui/browser/clock.ts'
import { credentials, graph } from '#ui/graphql/graph.ts'
import { followLanguage } from '#ui/language/language.ts'
import { viewMinutes } from '../rules/preview-life.ts'
import { previewedAccount, startPreview } from './preview.operations.ts'

interface RunningPreview {
  readonly endsAt: string
  /** The value of `elapsedMs` at the end. The clock of the computer may be wrong. */
  readonly endsAtMs: number
}

let running: RunningPreview | undefined

export function findRunningPreview(): RunningPreview | undefined {
  return running
}

/**
 * Returns the code of a refusal, or undefined when the portal shows what the client sees. Sends no
 * session of the browser and changes no language that it remembers.
 */
export async function runPreview(linkToken: string): Promise<string | undefined> {
  const sinceMs = elapsedMs()
  const { startPreview: start } = await graph.run(
    startPreview,
    { token: linkToken },
    { anonymous: true },
  )
  const { token, endsAt } = start
  if (token === null || endsAt === null) return start.errorCode ?? ''
  credentials.set({ idToken: token, accessToken: token })
  const { language, ...account } = (await graph.run(previewedAccount, {})).accounts.get
  if (isLanguage(language)) await followLanguage(language)
  running = { endsAt, endsAtMs: sinceMs + viewMinutes * 60_000 }
  setCurrentAccount(account satisfies CurrentAccount)
  setSessionStatus('preview')
  return undefined
}
