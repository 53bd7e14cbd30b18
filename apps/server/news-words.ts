import { caseNewsWords } from '#features/cases/rules/case-words.ts'
import { courseNewsWords } from '#features/courses/rules/course-news.ts'
import { reminderNewsWords } from '#features/courses/rules/deadlines/reminder-news.ts'
import { documentNewsWords } from '#features/documents/rules/document-news.ts'
import type { NewsWords } from '#features/notifications/rules/news-words.ts'
import { questionnaireNewsWords } from '#features/questionnaire/rules/questionnaire-news.ts'

export const newsWords = {
  ...caseNewsWords,
  ...documentNewsWords,
  ...questionnaireNewsWords,
  ...courseNewsWords,
  ...reminderNewsWords,
} satisfies NewsWords
