// After the first choice, lines that are not chosen become No (spec: questionnaire#flags).
import { ErrorLine } from '#ui/form/FieldShell.tsx'
import { classNames } from '#ui/display/class-names.ts'
import { useWords } from '#ui/language/language.ts'
import { isJsonObject } from '../../../rules/json.ts'
import type { Json, JsonObject } from '../../../rules/content/model.ts'
import { flagWords } from '../form-words.ts'
import { answerAt, getFieldId, withAnswerAt } from '../state/answer-path.ts'
import { getShownSchemas } from '../state/shown-schemas.ts'
import { uiBelow } from '../form-schema.ts'
import { useAnswerAt, useFields, useQuestion } from '../state/form-scope.ts'

export function Flags({ keys }: { readonly keys: readonly string[] }) {
  const words = useWords(flagWords)
  const { store, sentences } = useQuestion()
  const { base, schema, ui } = useFields()
  const here = useAnswerAt(base)
  const answer: JsonObject = isJsonObject(here) ? here : {}
  const shownFields = getShownSchemas(schema, answer)
  const isNone = keys.every((key) => answer[key] === 'no')
  const id = getFieldId([...base, 'flags'])
  const hasError = keys.some((key) => sentences.has(getFieldId([...base, key])))

  function set(findValue: (key: string, before: Json | undefined) => Json | undefined) {
    store.change((whole) =>
      keys.reduce((known, key) => {
        const path = [...base, key]
        const before = answerAt(known, path)
        const next = findValue(key, before)
        return next === before ? known : withAnswerAt(known, path, next)
      }, whole),
    )
  }

  return (
    <fieldset
      className={classNames('field', hasError && 'has-error')}
      {...(hasError ? { 'aria-describedby': `${id}-error` } : {})}
    >
      <legend className="label">{words.title}</legend>
      {hasError ? <ErrorLine id={`${id}-error`}>{words.missing}</ErrorLine> : null}
      <div className="flags">
        {keys.map((key) => (
          <label key={key} className={classNames('pick', answer[key] === 'yes' && 'picked')}>
            <input
              type="checkbox"
              id={getFieldId([...base, key])}
              checked={answer[key] === 'yes'}
              onChange={({ currentTarget: { checked } }) =>
                set((flag, before) => (flag === key ? (checked ? 'yes' : 'no') : (before ?? 'no')))
              }
            />
            <span>
              <span>{uiBelow(ui, key)['ui:description'] ?? shownFields.get(key)?.title}</span>
              {answer[key] === 'yes' ? (
                <span className="flag-help">{uiBelow(ui, key)['ui:help']}</span>
              ) : null}
            </span>
          </label>
        ))}
        <label className={classNames('pick', isNone && 'picked')}>
          <input
            type="checkbox"
            id={id}
            checked={isNone}
            onChange={({ currentTarget: { checked } }) => set(() => (checked ? 'no' : undefined))}
          />
          <span>{words.none}</span>
        </label>
      </div>
    </fieldset>
  )
}
