import { listInstances } from '../instances.ts'
import type { Chapter, Content } from '../content/content.ts'
import type { JsonObject } from '../content/model.ts'
import { sectionModel } from '../content/section-model.ts'
import { findForm } from '../forms/official-forms.ts'
import { answerLines } from '../shown/answer-text.ts'
import { toAnswerRows, type AnswerRow } from './answer-rows.ts'
import { arrangeForm, type ArrangedLine, type ArrangedQuestion } from './arrange-form.ts'
import { findMissing } from './missing-answers.ts'

const names = { 1: 'Marcus Whitfield', 2: 'Elena Whitfield' }

export interface GivenAnswer {
  readonly data?: JsonObject
  readonly isAsked?: boolean
  readonly isOpen?: boolean
  readonly wantsHelp?: boolean
}

/** A question of the content in a joint case of chapter 7, with this answer. */
export function arrangedQuestion(
  content: Content,
  key: string,
  given: GivenAnswer = {},
): ArrangedQuestion {
  const { data, isAsked = true, isOpen = false, wantsHelp = false } = given
  const shape = { version: 1, joint: true, chapter: 7 } as const
  const instance = listInstances(content, shape).get(key)
  if (!instance) throw new Error(`${key} is no question`)
  const facts = { shape, names, language: 'en', reader: 1, isSpouseAsked: false } as const
  const model = sectionModel(content, instance.section.systemName, facts)
    .flatMap(({ Questions }) => Questions)
    .find(({ Value }) => Value === key)
  if (!model) throw new Error(`${key} has no model`)
  const rows = data
    ? toAnswerRows(instance.question, answerLines(model.UnitForm, data, 'en', model.SubQuestions), {
        language: 'en',
        missing: findMissing(model, data, '2026-11-27'),
        guesses: new Set(Array.isArray(data['notSure']) ? data['notSure'].map(String) : []),
        isPrivate: (path) => path === '/dateOfBirth',
      })
    : []
  const { debtor, question } = instance
  return { key, name: model.Name, debtor, question, isAsked, isOpen, wantsHelp, rows }
}

export function lineOf(
  form: string,
  line: string,
  questions: readonly ArrangedQuestion[],
  chapter: Chapter | null = 7,
): ArrangedLine<ArrangedQuestion> {
  const official = findForm(form)
  const arranged = official && arrangeForm(official, chapter, questions)
  const match = arranged?.flatMap(({ lines }) => lines).find((known) => known.line === line)
  if (!match) throw new Error(`${form} has no line ${line}`)
  return match
}

/** '1 Name: text' for a row, with its level. */
export const toText = ({ level, kind, title, text, isMissing }: AnswerRow): string =>
  `${level} ${kind === 'answer' ? '' : `${kind} `}${title}: ${isMissing ? '(missing)' : text}`
