import { useWords } from '#ui/language/language.ts'
import { creationSentences } from '../sentences.ts'
import type { NoticeWords } from './step-notices.ts'
import { invitationWords } from '../words.ts'

export function useNoticeWords(): NoticeWords {
  return { words: useWords(invitationWords), sentences: useWords(creationSentences) }
}
