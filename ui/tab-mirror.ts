// The mirror of this tab: opened and closed with the key of whoever is signed in, and brought to the storage before the page is gone.
import { freshBytes, freshKey } from './chance.ts'
import { now } from './clock.ts'
import { beforeMirrorCloses, mirrorKeyArrived, onMirrorKey } from './mirror-key.ts'
import { createMirror } from './mirror.ts'

export const tabMirror = createMirror({ storage: sessionStorage, now: () => now().getTime(), freshBytes, freshMark: freshKey })

let opening: Promise<void> = Promise.resolve()

onMirrorKey((key) => {
  if (key === undefined) tabMirror.close()
  else opening = tabMirror.open(key)
})
beforeMirrorCloses(() => tabMirror.flush())

// A reload may not wait for what is sealed at the last moment; going to another tab does.
addEventListener('pagehide', () => void tabMirror.flush())
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') void tabMirror.flush()
})

/** Resolves when what was kept before can be read; at once when nobody is signed in. */
export async function mirrorIsRead(): Promise<void> {
  await mirrorKeyArrived()
  await opening
}
