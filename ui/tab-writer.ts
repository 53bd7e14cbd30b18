// Names this tab as it was loaded this time: the writer of what is typed in it. The tab remembers the names of its earlier pages.
import { freshKey } from './chance.ts'
import { noteEarlierWriters, notedWriters } from './unsent-storage.ts'

export const tabWriter = freshKey()

/** A tab that is loaded more often within a day finds the forms of its last pages. */
const mostWriters = 20

export const earlierWriters: ReadonlySet<string> = new Set(notedWriters())

/** For `pagehide`. Noted any sooner, a copy of this tab would take what is being typed here for its own. */
export function noteTabWriter(): void {
  noteEarlierWriters([...earlierWriters, tabWriter].slice(-mostWriters))
}
