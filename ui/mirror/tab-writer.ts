// The writer of this page load, and the writers of earlier page loads of the same tab.
import { freshKey } from '../browser/chance.ts'
import { loadEarlierWriters, saveEarlierWriters } from './unsent-storage.ts'

export const tabWriter = freshKey()

const maxEarlierWriters = 20

export const earlierWriters: ReadonlySet<string> = new Set(loadEarlierWriters())

/** Call it on `pagehide`. Saved earlier, a duplicated tab would read what is still being typed in this one. */
export function saveTabWriter(): void {
  saveEarlierWriters([...earlierWriters, tabWriter].slice(-maxEarlierWriters))
}
