import { recordSummary } from '#features/questionnaire/rules/shown/answer-text.ts'
import { getTitle } from '#features/questionnaire/rules/content/quick-check.ts'
import { useLanguage, useWords } from '#ui/language/language.ts'
import { questionWords } from '../question-words.ts'
import type { Place } from './place.ts'
import { recordPlace } from './record-place.ts'
import type { QuestionMatch } from '../steps.ts'

/** Adds the subject of a Quick Check, or the record's name before a sub-question. */
export function useTitle({ recordId }: Place, { question, sub }: QuestionMatch): string {
  const words = useWords(questionWords)
  const language = useLanguage()
  if (!sub) return getTitle(question)
  const at = recordPlace(question.UnitForm.Data, recordId ?? '')
  const name = at ? recordSummary(question.SubQuestions, at.record, language).title : ''
  return name === '' ? sub.Name : words.titleOf(name, sub.Name)
}
