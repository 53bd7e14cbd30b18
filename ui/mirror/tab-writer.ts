import { freshKey } from '../browser/chance.ts'
import { loadEarlierWriters, saveEarlierWriters } from './unsent-storage.ts'

export const tabWriter = freshKey()

const maxEarlierWriters = 20

export const earlierWriters: ReadonlySet<string> = new Set(loadEarlierWriters())

/** Only on `pagehide`: a duplicated tab must not take over this one's input. */
export function saveTabWriter(): void {
  saveEarlierWriters([...earlierWriters, tabWriter].slice(-maxEarlierWriters))
}
