// spec: intake#gaps
import { entriesAt, getId, isList, objectAt } from '../json.ts'
import type { JsonObject, ModelQuestion } from '../content/model.ts'
import { getPointer } from '../content/pointer.ts'
import { getUiAt } from '../shown/shown.ts'
import { getFaults, isMissing } from '../verdict/verdict.ts'

type AnsweredForm = Pick<ModelQuestion, 'UnitForm' | 'SubQuestions'>

/** Pointers to required fields without an answer, also in the questions of records. */
export function findMissing(
  { UnitForm, SubQuestions }: AnsweredForm,
  data: JsonObject,
  today: string,
): readonly string[] {
  const own = getFaults(UnitForm, data, today)
    .filter((fault) => isMissing(fault) && (fault.rule !== 'nested' || isEmptyAt(data, fault.path)))
    .map(({ path }) => getPointer(path))
  const lists = Object.keys(data).filter(
    (key) => getUiAt(UnitForm.UISchema, key)['ui:field'] === 'nested',
  )
  return [
    ...own,
    ...lists.flatMap((key) =>
      entriesAt(data, key).flatMap((record) =>
        SubQuestions.filter(
          ({ Value }) => objectAt(record, `navigation_${Value}`)['isEnabled'] !== false,
        ).flatMap((sub) =>
          getFaults(sub.UnitForm, objectAt(record, sub.Value), today)
            .filter(isMissing)
            .map(({ path }) => getPointer([key, getId(record), sub.Value, ...path])),
        ),
      ),
    ),
  ]
}

function isEmptyAt(data: JsonObject, [key = '']: readonly string[]): boolean {
  const list = data[key]
  return !isList(list) || list.length === 0
}

/** Returns the text at "I need help with this", also in the questions of records. */
export function findHelpWords({ SubQuestions }: AnsweredForm, data: JsonObject): string {
  const records = Object.values(data).flatMap((value) => (isList(value) ? value : []))
  const notes = [data, ...records.flatMap((record) => toSubAnswers(SubQuestions, record))].flatMap(
    ({ helpNote }) => (typeof helpNote === 'string' ? [helpNote.trim()] : []),
  )
  return notes.filter((note) => note !== '').join('\n')
}

function toSubAnswers(subs: readonly ModelQuestion[], record: unknown): readonly JsonObject[] {
  const answers = (record ?? {}) as JsonObject
  return subs.map(({ Value }) => objectAt(answers, Value))
}
