// Brings back what this tab had read before a reload, and keeps from then on what is read. Sends what other tabs have left unsent.
import { keepCases, restoreCases } from '#features/cases/portal/current-case/mirrored-cases.ts'
import { mirrorIsRead, tabMirror } from '#ui/mirror/tab-mirror.ts'

let isKeeping = false

/** Waits for the key, which comes with the session, and for nothing else. */
export async function restoreMirror(): Promise<void> {
  await mirrorIsRead()
  restoreCases()
  // Whatever page comes first: who does not open the questionnaire again within a day would lose them.
  if (tabMirror.all('drafts').length > 0) void sendDrafts()
  if (isKeeping) return
  isKeeping = true
  keepCases()
}

async function sendDrafts(): Promise<void> {
  try {
    const { tabSaving } = await import('#features/questionnaire/portal/saving/tab-saving.ts')
    tabSaving.restore()
  } catch {
    // Out of reach: they go with the next page.
  }
}
