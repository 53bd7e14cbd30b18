import { freshKey } from '../browser/chance.ts'
import { loadEarlierWriters, saveEarlierWriters } from './unsent-storage.ts'

export const tabWriter = freshKey()

const maxEarlierWriters = 20

export const earlierWriters: ReadonlySet<string> = new Set(loadEarlierWriters())

/** Call it only on `pagehide`, or a duplicated tab would take over the input of this tab. */
export function saveTabWriter(): void {
  saveEarlierWriters([...earlierWriters, tabWriter].slice(-maxEarlierWriters))
}
