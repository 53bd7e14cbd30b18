import { beforeSignOff } from '#ui/mirror/before-sign-off.ts'
import { now } from '#ui/browser/clock.ts'
import { beforeMirrorCloses } from '#ui/mirror/mirror-key.ts'
import { tabMirror } from '#ui/mirror/tab-mirror.ts'
import { tabWriter } from '#ui/mirror/tab-writer.ts'
import { isSectionReadOnly } from './live-section.ts'
import { onSectionRead } from './patch-section.ts'
import { createSaving } from './driver.ts'
import { fitsKeepalive, sendAnswer } from './send-answer.ts'
import { findUnsent } from './saving-state.ts'
import { draftsIn } from './unsent-drafts.ts'

export const tabSaving = createSaving({
  nowMs: () => now().getTime(),
  later(act, ms) {
    const timer = setTimeout(act, ms)
    return () => clearTimeout(timer)
  },
  send: sendAnswer,
  drafts: draftsIn(tabMirror),
  writer: tabWriter,
})

// What a section refused while it was read-only is sent when a read finds it open again
// (spec: saving#draft-read-only).
onSectionRead(({ caseId, section }) => {
  if (!isSectionReadOnly(section)) tabSaving.reopen(caseId, section.id)
})

const lastMoments = new Set<() => void>()

/** `act` saves pending input before the page may close. Returns the unsubscribe function. */
export function onLastMoment(act: () => void): () => void {
  lastMoments.add(act)
  return () => {
    lastMoments.delete(act)
  }
}

function stopTyping(): void {
  for (const act of lastMoments) act()
}

function leave(): void {
  stopTyping()
  tabSaving.leave()
}

/** Sends waiting changes, and the drafts of tabs that were closed meanwhile. */
function resume(): void {
  tabSaving.flush()
  void tabMirror.adoptAll().then(() => tabSaving.restore())
}

addEventListener('online', resume)
addEventListener('focus', () => tabSaving.flush())
addEventListener('pagehide', leave)
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') leave()
  else resume()
})
// Sends waiting changes before the session ends (spec: saving#sign-off).
beforeSignOff(() => {
  stopTyping()
  return tabSaving.waitUntilAllSaved()
})
// When the session expires, input is sealed with the drafts (spec: saving#session-end).
beforeMirrorCloses(() => {
  stopTyping()
  return tabMirror.flush()
})
// The input belongs to the closed session. Sends what it can without waiting.
tabMirror.subscribe(() => {
  if (tabMirror.isOpen()) return
  leave()
  tabSaving.close()
})

/** True when leaving the page now would lose a change (spec: saving#leaving-the-page). */
export function hasUnsaved(): boolean {
  const unsent = tabSaving.all().flatMap(({ place, saving }) => {
    const change = saving.stopped ? undefined : findUnsent(saving)
    return change ? [{ place, change }] : []
  })
  if (unsent.length === 0) return false
  const isAway = !navigator.onLine || tabSaving.all().some(({ saving }) => saving.failures > 0)
  return isAway || !fitsKeepalive(unsent)
}
