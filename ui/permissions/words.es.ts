import type { WordingOf } from '../language/language.ts'
import type * as en from './words.ts'

export const permissionSentences: WordingOf<typeof en.permissionSentences> = {
  'staff.not-permitted': 'Su función no permite esto.',
}
