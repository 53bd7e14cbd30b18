import { recordSummary } from '#features/questionnaire/rules/shown/answer-text.ts'
import { sentenceOfFault } from '#features/questionnaire/rules/verdict/fault-sentences.ts'
import { entriesAt, objectAt } from '../../../rules/json.ts'
import type { JsonObject, ModelQuestion } from '#features/questionnaire/rules/content/model.ts'
import { getUiAt } from '#features/questionnaire/rules/shown/shown.ts'
import type { AnswerFault } from '#features/questionnaire/rules/verdict/wrong-value.ts'
import type { Language } from '#lib/language.ts'
import { fieldAt, numberedEntry } from './field-at.ts'

export interface FaultLineFacts {
  readonly unit: Pick<ModelQuestion['UnitForm'], 'Schema' | 'UISchema'>
  readonly value: JsonObject
  readonly subs: readonly ModelQuestion[]
  readonly language: Language
}

/** Adds the field's name if the sentence does not contain it (spec: questionnaire#fault-names). */
export function faultLine(fault: AnswerFault, facts: FaultLineFacts): string {
  const { unit, value, subs, language } = facts
  const sentence = sentenceOfFault(fault, language)
  if (fault.rule === 'nested') return [sentence, openParts(fault, facts)].filter(Boolean).join(': ')
  const at = fieldAt(unit, value, fault.path, { subs, language })
  const field = sentence.toLowerCase().includes(fault.title.toLowerCase())
    ? ''
    : (at?.shown ?? fault.title)
  return [at?.entry ?? '', field, sentence]
    .filter(Boolean)
    .reduce((line, part) => `${line}${/[?!.:]$/u.test(line) ? ' ' : ': '}${part}`)
}

/** Returns records with incomplete sub-questions: '2009 Yamaha V Star 250, Vehicle Loans' */
function openParts({ path }: AnswerFault, { unit, value, subs, language }: FaultLineFacts): string {
  const [key = ''] = path
  return entriesAt(value, key)
    .flatMap((record, at) => {
      const name =
        recordSummary(subs, record, language).title ||
        numberedEntry(unit.Schema.properties?.[key] ?? {}, getUiAt(unit.UISchema, key), at + 1)
      const open = subs.filter(({ Value }) => {
        const { isEnabled, isCompleted } = objectAt(record, `navigation_${Value}`)
        return isEnabled !== false && isCompleted !== true
      })
      return open.length === 0 ? [] : [[name, ...open.map((sub) => sub.Name)].join(', ')]
    })
    .join('; ')
}
