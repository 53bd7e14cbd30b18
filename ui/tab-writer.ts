// Names this tab as it was loaded this time: the writer of what is typed in it.
import { freshKey } from './chance.ts'

export const tabWriter = freshKey()
