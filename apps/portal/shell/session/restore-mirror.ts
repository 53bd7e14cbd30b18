// Restores data from before a reload, and sends drafts of closed tabs.
import { cacheCases, restoreCases } from '#features/cases/portal/current-case/mirrored-cases.ts'
import { isPreview } from '#features/sign-in/portal/session/session.ts'
import { mirrorIsRead, tabMirror } from '#ui/mirror/tab-mirror.ts'

let isKeeping = false

/** Waits only for the key, which comes with the session. */
export async function restoreMirror(): Promise<void> {
  // A preview keeps nothing, and no key arrives.
  if (isPreview()) return
  await mirrorIsRead()
  restoreCases()
  void sendDrafts()
  if (isKeeping) return
  isKeeping = true
  cacheCases()
  // Sends drafts that are read later because the origin storage is slow.
  tabMirror.subscribe(() => void sendDrafts())
}

/**
 * Sends drafts on every page, because they expire after a day even if the questionnaire is not
 * opened.
 */
async function sendDrafts(): Promise<void> {
  if (tabMirror.all('drafts').length === 0) return
  try {
    const { tabSaving } = await import('#features/questionnaire/portal/saving/tab-saving.ts')
    tabSaving.restore()
  } catch {
    // Offline: the next page retries.
  }
}
