// spec: questionnaire#period-table
import type { FieldProps } from '@rjsf/utils'
import { useState } from 'react'
import { Button } from '#ui/display/Button.tsx'
import { classNames } from '#ui/display/class-names.ts'
import { ErrorLine } from '#ui/form/FieldShell.tsx'
import { Icon } from '#ui/display/Icon.tsx'
import { useLanguage, useWords } from '#ui/language/language.ts'
import { answerTexts } from '../../../kinds/answers.ts'
import { getId } from '../../../rules/json.ts'
import type { Json, JsonObject, Schema, UiSchema } from '../../../rules/content/model.ts'
import { rowTotal } from '../../../rules/answers/totals.ts'
import { listWords, periodWords } from '../form-words.ts'
import { getFieldId, startsWith, withAnswerAt, type AnswerPath } from '../state/answer-path.ts'
import { uiBelow } from '../form-schema.ts'
import { focusSoon } from '../focus-soon.ts'
import { useQuestion } from '../state/form-scope.ts'
import { Heading } from '../fields/Heading.tsx'
import { Leaf } from '../fields/LeafField.tsx'
import { carriedValue, isByMonth, periodColumns, periodName, type PeriodColumn } from './periods.ts'
import { useListEntries } from './use-list-entries.ts'

export function PeriodList(props: FieldProps) {
  const ui = (props.uiSchema ?? {}) as UiSchema
  const itemUi = uiBelow(ui, 'items')
  const { store, faults, sentences } = useQuestion()
  const { path, schema, entries } = useListEntries(
    props.fieldPathId.path.map(String),
    ui['ui:options']?.fixed,
  )
  const [chosen, setChosen] = useState<readonly string[]>([])
  /** Values of the kinds that the client unchecked. Checking a kind again restores them. */
  const [removed, setRemoved] = useState<Readonly<Record<string, RemovedValues>>>({})
  const columns = periodColumns(schema.items ?? {}, itemUi, entries)
  const isWrong = ({ key, rows }: PeriodColumn) =>
    faults.some((fault) => rows.some((row) => startsWith(fault.path, [...path, row, key])))
  const isShown = (column: PeriodColumn) =>
    column.isRequired ||
    column.hasAnswers ||
    column.isOpened ||
    chosen.includes(column.key) ||
    isWrong(column)
  const id = getFieldId(path)
  const error = sentences.get(id)
  const title = schema.title ?? ''

  function set(key: string, values: RemovedValues) {
    store.change((answer) =>
      Object.entries(values).reduce<JsonObject>(
        (known, [row, value]) => withAnswerAt(known, [...path, row, key], value),
        answer,
      ),
    )
  }

  function choose({ key, rows }: PeriodColumn, isChosen: boolean) {
    setChosen(isChosen ? [...chosen, key] : chosen.filter((chosenKey) => chosenKey !== key))
    if (isChosen) return set(key, removed[key] ?? {})
    setRemoved({
      ...removed,
      [key]: Object.fromEntries(
        entries
          .filter((entry) => rows.includes(getId(entry)))
          .map((entry) => [getId(entry), entry[key]]),
      ),
    })
    set(key, Object.fromEntries(rows.map((row) => [row, undefined])))
  }

  const kinds = columns.filter(({ isRequired, isOpened }) => !isRequired && !isOpened)
  return (
    <section className="field entries periods" id={id} aria-labelledby={`${id}--name`}>
      <Heading level={2} id={`${id}--name`}>
        {title}
      </Heading>
      {ui['ui:help'] === undefined ? null : <p className="hint">{ui['ui:help']}</p>}
      {error === undefined ? null : <ErrorLine id={`${id}-error`}>{error}</ErrorLine>}
      {kinds.length > 0 ? (
        <Kinds
          id={id}
          question={ui['ui:description']}
          kinds={kinds}
          isShown={isShown}
          onChoose={choose}
        />
      ) : null}
      {columns.filter(isShown).map((column) => (
        <Column
          key={column.key}
          path={path}
          column={column}
          entries={entries}
          ui={itemUi}
          onCarry={(to, value) =>
            set(column.key, Object.fromEntries(to.map((row) => [row, value])))
          }
        />
      ))}
      {columns.filter(isShown).length < 2 ? null : (
        <MonthSums entries={entries} schema={schema.items ?? {}} ui={itemUi} />
      )}
    </section>
  )
}

interface MonthSumsProps {
  readonly entries: readonly JsonObject[]
  readonly schema: Schema
  readonly ui: UiSchema
}

/** Shows the sum of each month to help the client check amounts. Lists of years have no sums. */
function MonthSums({ entries, schema, ui }: MonthSumsProps) {
  const words = useWords(periodWords)
  const language = useLanguage()
  const sums = entries.map((entry) => rowTotal(schema, ui, entry))
  if (!isByMonth(ui) || sums.every((sum) => sum === undefined)) return null
  return (
    <div className="field">
      <h3>{words.sums}</h3>
      <dl className="month-sums">
        {entries.map((entry, at) => (
          <div key={getId(entry)}>
            <dt>{periodName(ui, entry, language)}</dt>
            <dd>{answerTexts.currency(sums[at] ?? 0, {}, language)}</dd>
          </div>
        ))}
      </dl>
      <p className="hint">{words.sumsHint}</p>
    </div>
  )
}

/** Values by row ID. */
type RemovedValues = Readonly<Record<string, Json | undefined>>

interface KindsProps {
  readonly id: string
  readonly question: string | undefined
  readonly kinds: readonly PeriodColumn[]
  readonly isShown: (column: PeriodColumn) => boolean
  readonly onChoose: (column: PeriodColumn, isChosen: boolean) => void
}

function Kinds({ id, question, kinds, isShown, onChoose }: KindsProps) {
  const words = useWords(periodWords)
  const [isOpen, setOpen] = useState(false)
  const usual = kinds.filter((kind) => kind.ui['ui:options']?.first)
  const listed =
    isOpen || usual.length === 0
      ? kinds
      : kinds.filter((kind) => usual.includes(kind) || isShown(kind))

  function showAll() {
    setOpen(true)
    focusSoon(`${id}-kind-${kinds.find((kind) => !listed.includes(kind))?.key}`)
  }
  return (
    <fieldset className="field">
      <legend className="label">{question ?? words.kinds}</legend>
      <p className="hint">{words.onlyChosen}</p>
      <div className="kinds">
        {listed.map((column) => (
          <label key={column.key} className={classNames('pick', isShown(column) && 'picked')}>
            <input
              type="checkbox"
              id={`${id}-kind-${column.key}`}
              checked={isShown(column)}
              onChange={(event) => onChoose(column, event.currentTarget.checked)}
            />
            <span>{column.schema.title}</span>
          </label>
        ))}
      </div>
      {listed.length === kinds.length ? null : (
        <button type="button" className="more-button" onClick={showAll}>
          <Icon name="caret-right" size="small" />
          <span className="more-name">{words.moreKinds(kinds.length - listed.length)}</span>
        </button>
      )}
    </fieldset>
  )
}

interface ColumnProps {
  readonly path: AnswerPath
  readonly column: PeriodColumn
  readonly entries: readonly JsonObject[]
  readonly ui: UiSchema
  readonly onCarry: (to: readonly string[], value: Json) => void
}

function Column({ path, column, entries, ui, onCarry }: ColumnProps) {
  const words = useWords(periodWords)
  const { numbered } = useWords(listWords)
  const language = useLanguage()
  const { today } = useQuestion()
  const { key, schema, rows, isRequired } = column
  const carried = carriedValue(column, entries, today)
  const widget = column.ui['ui:widget']
  const shown = carried && widget ? answerTexts[widget](carried.value, schema, language) : ''
  const help = column.ui['ui:help']
  // A select takes one line. Tiles for each of four years would fill a page.
  const cellUi: UiSchema = widget === 'radio' ? { ...column.ui, 'ui:widget': 'select' } : column.ui
  return (
    <fieldset className="field">
      <legend className="label">{column.ui['ui:description'] ?? schema.title}</legend>
      {help === undefined ? null : <p className="hint">{help}</p>}
      <div className={classNames('period-cells', rows.length % 3 === 0 && 'by-three')}>
        {entries
          .filter((entry) => rows.includes(getId(entry)))
          .map((entry, at) => (
            <Leaf
              key={getId(entry)}
              path={[...path, getId(entry), key]}
              schema={schema}
              ui={cellUi}
              isOptional={!isRequired}
              isReadOnly={false}
              shortLabel={periodName(ui, entry, language) ?? numbered(schema.title ?? '', at + 1)}
            />
          ))}
      </div>
      {carried && shown !== '' ? (
        <Button look="soft" small icon="copy" onPress={() => onCarry(carried.to, carried.value)}>
          {words.carry(shown, carried.to.length)}
        </Button>
      ) : null}
    </fieldset>
  )
}
