// The saving of this tab: with the browser's clock, network and mirror, and an ear for what may interrupt it.
import { beforeSignOff } from '#ui/mirror/before-sign-off.ts'
import { now } from '#ui/browser/clock.ts'
import { beforeMirrorCloses } from '#ui/mirror/mirror-key.ts'
import { tabMirror } from '#ui/mirror/tab-mirror.ts'
import { tabWriter } from '#ui/mirror/tab-writer.ts'
import { createSaving } from './driver.ts'
import { fitsKeepalive, sendAnswer } from './send-answer.ts'
import { unsentOf } from './saving-state.ts'
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

const lastMoments = new Set<() => void>()

/** `act` hands over what is still being typed, before the page may be gone. Answers the function that ends it. */
export function onLastMoment(act: () => void): () => void {
  lastMoments.add(act)
  return () => {
    lastMoments.delete(act)
  }
}

function takeLastWords(): void {
  for (const act of lastMoments) act()
}

function leave(): void {
  takeLastWords()
  tabSaving.leave()
}

/** Sends what waits, and what a tab that was closed meanwhile has left. */
function resume(): void {
  tabSaving.hurry()
  void tabMirror.takeOver().then(() => tabSaving.restore())
}

addEventListener('online', resume)
addEventListener('focus', () => tabSaving.hurry())
addEventListener('pagehide', leave)
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') leave()
  else resume()
})
beforeSignOff(() => {
  takeLastWords()
  return tabSaving.settleAll()
})
// The session has ended by itself: what is still being typed is sealed with the rest.
beforeMirrorCloses(() => {
  takeLastWords()
  return tabMirror.flush()
})
// What was typed belongs to whoever was signed in. Whoever leaves quickly does not wait: what can still go, goes.
tabMirror.subscribe(() => {
  if (tabMirror.isOpen()) return
  leave()
  tabSaving.close()
})

/** True when leaving the page now would lose something: the network is gone, or more is waiting than a page may send while it is left. */
export function wouldLose(): boolean {
  const unsent = tabSaving.all().flatMap(({ place, saving }) => {
    const change = saving.stopped ? undefined : unsentOf(saving)
    return change ? [{ place, change }] : []
  })
  if (unsent.length === 0) return false
  const isAway = !navigator.onLine || tabSaving.all().some(({ saving }) => saving.failures > 0)
  return isAway || !fitsKeepalive(unsent)
}
