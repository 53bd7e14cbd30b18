// An unfinished number never replaces a stored number (spec: questionnaire#unfinished-number).
import { isStored, isWhole } from '#features/questionnaire/kinds/private.ts'
import { isJsonObject, isList } from '../../rules/json.ts'
import type {
  Json,
  JsonObject,
  ModelQuestion,
  UiSchema,
} from '#features/questionnaire/rules/content/model.ts'
import { getUiAt } from '#features/questionnaire/rules/shown/shown.ts'

/** Returns the same object when all numbers are complete. */
export function withoutUnfinished(
  data: JsonObject,
  { UnitForm: { UISchema }, SubQuestions }: Pick<ModelQuestion, 'UnitForm' | 'SubQuestions'>,
): JsonObject {
  let isAnyLeftOut = false

  function withoutUnfinishedIn(record: JsonObject, ui: UiSchema): JsonObject {
    return Object.fromEntries(
      Object.entries(record).flatMap(([key, value]): [string, Json][] => {
        const below =
          SubQuestions.find(({ Value }) => Value === key)?.UnitForm.UISchema ?? getUiAt(ui, key)
        const isLeftOut = below['ui:widget'] === 'secret' && isUnfinished(value)
        isAnyLeftOut ||= isLeftOut
        return isLeftOut ? [] : [[key, withoutUnfinishedValue(value, below)]]
      }),
    )
  }
  function withoutUnfinishedValue(value: Json, ui: UiSchema): Json {
    if (isList(value))
      return value.map((entry) =>
        isJsonObject(entry) ? withoutUnfinishedIn(entry, getUiAt(ui, 'items')) : entry,
      )
    return isJsonObject(value) ? withoutUnfinishedIn(value, ui) : value
  }

  const submitted = withoutUnfinishedIn(data, UISchema)
  return isAnyLeftOut ? submitted : data
}

function isUnfinished(value: Json): boolean {
  return typeof value === 'string' && value !== '' && !isStored(value) && !isWhole(value)
}
