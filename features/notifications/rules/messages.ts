// For the server only. The language is the recipient's.
import type { Language, Wording } from '#lib/language.ts'
import { fillIn } from '#lib/problem.ts'
import { answerWords, noticeWords } from './words.en.ts'
import { answerWordsEs, noticeWordsEs } from './words.es.ts'

const notices: Readonly<Record<Language, Wording<typeof noticeWords>>> = {
  en: noticeWords,
  es: noticeWordsEs,
}
const answers: Readonly<Record<Language, Wording<typeof answerWords>>> = {
  en: answerWords,
  es: answerWordsEs,
}

/** `link` is PUBLIC_URL, never from a request. */
export function noticeText(language: Language, count: number, link: string): string {
  const { one: single, several } = notices[language].text
  return fillIn(count === 1 ? single : several, { count, link })
}

export function noticeMail(
  language: Language,
  count: number,
  link: string,
): { readonly subject: string; readonly body: string } {
  const { one: single, several } = notices[language].mail
  const { subject, body } = count === 1 ? single : several
  return { subject: fillIn(subject, { count }), body: fillIn(body, { count, link }) }
}

export function answerToText(
  language: Language,
  answer: keyof typeof answerWords,
  link: string,
): string {
  return fillIn(answers[language][answer], { link })
}
