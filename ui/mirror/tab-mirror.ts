import { freshBytes, freshKey } from '../browser/chance.ts'
import { now } from '../browser/clock.ts'
import {
  beforeMirrorCloses,
  mirrorKeyArrived,
  onMirrorKeys,
  type UnsentKeys,
} from './mirror-key.ts'
import { createMirror } from './mirror.ts'
import { openOriginStore } from './origin-store.ts'
import type { RecordStore } from './record-store.ts'
import { earlierWriters, saveTabWriter, tabWriter } from './tab-writer.ts'
import { unsentStorage } from './unsent-storage.ts'

// Each tab holds the Web Lock of its writer and those of writers whose records it took over.

const held = new Map<string, () => void>()

const tools = { now: () => now().getTime(), freshBytes, freshMark: freshKey }

export const tabMirror = createMirror({ storage: sessionStorage, ...tools })

let opening: Promise<void> = Promise.resolve()

onMirrorKeys((keys) => {
  if (keys === undefined) tabMirror.close()
  else opening = tabMirror.open(keys.tab, openOrigin(keys.unsent))
})

async function openOrigin(keys: UnsentKeys | undefined): Promise<RecordStore | undefined> {
  if (keys === undefined || !mayKeepOnDevice()) return undefined
  return openOriginStore({
    storage: unsentStorage,
    keys,
    writer: tabWriter,
    earlierWriters,
    holdWriter: lockWriter,
    ...tools,
  })
}

beforeMirrorCloses(() => tabMirror.flush())

// A reload may end before the last records are sealed. A switch to another tab leaves enough time.
addEventListener('pagehide', () => {
  void tabMirror.flush()
  saveTabWriter()
  releaseWriters()
})
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') void tabMirror.flush()
})

/** Resolves when stored records are readable; at once without a session. */
export async function mirrorIsRead(): Promise<void> {
  await mirrorKeyArrived()
  await opening
}

/** True when unsent input may outlive its tab. A mode for shared phones will return false. */
function mayKeepOnDevice(): boolean {
  return true
}

/** Returns false when another tab holds the lock. Rejects without Web Locks. */
async function lockWriter(writer: string): Promise<boolean> {
  if (held.has(writer)) return true
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(`daybreak-writer-${writer}`, { ifAvailable: true }, (lock) => {
        resolve(lock !== null)
        return lock === null ? undefined : new Promise<void>((release) => held.set(writer, release))
      })
      .catch(reject)
  })
}

/** For `pagehide`: the next page of this tab needs the locks free at once. */
function releaseWriters(): void {
  for (const release of held.values()) release()
  held.clear()
}
