import {
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react'
import { classNames } from '#ui/display/class-names.ts'
import { today } from '#ui/browser/clock.ts'
import { useLanguage } from '#ui/language/language.ts'
import { sentenceOfFault } from '../../rules/verdict/fault-sentences.ts'
import type {
  Json,
  JsonObject,
  ModelQuestion,
  Schema,
  UiSchema,
} from '../../rules/content/model.ts'
import { isQuickCheck } from '../../rules/content/quick-check.ts'
import type { AnswerFault } from '#features/questionnaire/rules/verdict/wrong-value.ts'
import { answerAt, getFieldId, type AnswerPath } from './state/answer-path.ts'
import { answerStore } from './state/answer-store.ts'
import { focusControl } from './focus-soon.ts'
import { FormAt } from './FormAt.tsx'
import { QuestionContext, useFields } from './state/form-scope.ts'
import { HelpBox } from './fields/HelpBox.tsx'
import { NoneOfThese } from './lists/NoneOfThese.tsx'
import { ReadOnlyAnswers } from './ReadOnlyAnswers.tsx'
import type { EntryFormProps } from './state/form-scope.ts'

export interface UnitFormHandle {
  /** Passes pending input to `onChange` at once. Returns the whole value. */
  flush(): JsonObject
  /** Sets a field, as if the client had chosen the value in the form. */
  choose(path: AnswerPath, value: Json): void
  /** Focuses the control at this path, after opening its entry. */
  focus(path: AnswerPath): void
}

/** Needs a `key` per question, since pending input belongs to one question. */
export interface UnitFormProps {
  readonly unit: { readonly Schema: Schema; readonly UISchema: UiSchema }
  readonly value: JsonObject
  readonly onChange: (value: JsonObject) => void
  /** The errors. Each is shown at its field. */
  readonly faults: readonly AnswerFault[]
  /** Number of Continue presses that found errors. Each opens the entry of the first error. */
  readonly attempt: number
  readonly isReadOnly: boolean
  /** ID of the open entry. Without `onOpenEntry`, the form stores this ID itself. */
  readonly openEntry?: string | undefined
  readonly onOpenEntry?: ((id: string | undefined) => void) | undefined
  readonly nested?:
    | {
        readonly subs: readonly ModelQuestion[]
        readonly onOpen: (recordId: string, sub: ModelQuestion) => void
      }
    | undefined
  /** The path of another question of this section. */
  readonly wayTo: (questionId: string) => string
  readonly handle?: Ref<UnitFormHandle>
  /** Says where prefilled answers came from. */
  readonly prefilledNote?: ReactNode
}

export function UnitForm(props: UnitFormProps) {
  const { unit, value, isReadOnly, nested, prefilledNote } = props
  return (
    <div className={classNames('unit-form', isQuickCheck(unit) && 'quick-check')}>
      {prefilledNote}
      {isReadOnly ? (
        <ReadOnlyAnswers unit={unit} value={value} subs={nested?.subs ?? []} />
      ) : (
        <EditableForm {...props} />
      )}
    </div>
  )
}

const here: AnswerPath = []

function EditableForm({
  unit,
  value,
  onChange,
  faults,
  attempt,
  openEntry: given,
  onOpenEntry: giveEntry,
  nested,
  wayTo,
  handle,
}: UnitFormProps) {
  const language = useLanguage()
  const [store] = useState(() => answerStore(value))
  const [own, setOwn] = useState(given)
  const [news, setNews] = useState('')
  const openEntry = giveEntry ? given : own
  const onOpenEntry = giveEntry ?? setOwn

  useEffect(() => store.onChange(onChange), [store, onChange])
  useEffect(() => store.take(value), [store, value])

  useImperativeHandle(
    handle,
    () => ({
      flush: store.flush,
      choose: store.choose,
      focus(path) {
        const entry = path.find((_, index) =>
          Array.isArray(answerAt(store.answer(), path.slice(0, index))),
        )
        if (entry !== undefined) onOpenEntry(entry)
        focusControl(getFieldId(path))
      },
    }),
    [store, onOpenEntry],
  )

  // Stays the same object for all fields across renders.
  const opener = useRef(nested?.onOpen)
  useEffect(() => {
    opener.current = nested?.onOpen
  })
  const subs = nested?.subs
  const question = useMemo(
    () => ({
      store,
      faults,
      attempt,
      subs: subs ?? [],
      onOpenSub: (recordId: string, sub: ModelQuestion) => opener.current?.(recordId, sub),
      announce: setNews,
      EntryForm,
      wayTo,
      sentences: new Map(
        faults.map((fault) => [getFieldId(fault.path), sentenceOfFault(fault, language)]),
      ),
      today: today(),
      mayGuess: unit.Schema.properties?.['notSure'] !== undefined,
    }),
    [store, faults, attempt, subs, language, unit.Schema, wayTo],
  )

  return (
    <QuestionContext value={question}>
      <FormAt
        path={here}
        schema={unit.Schema}
        ui={unit.UISchema}
        depth={0}
        openEntry={openEntry}
        onOpenEntry={onOpenEntry}
      />
      {isQuickCheck(unit) ? <NoneOfThese unit={unit} /> : null}
      {unit.Schema.properties?.['userNeedsHelp'] === undefined ? null : (
        <HelpBox schema={unit.Schema} />
      )}
      <p role="status" className="visually-hidden">
        {news}
      </p>
    </QuestionContext>
  )
}

function EntryForm({ path, schema, ui }: EntryFormProps) {
  const { depth } = useFields()
  const [openEntry, setOpenEntry] = useState<string>()
  return (
    <FormAt
      path={path}
      schema={schema}
      ui={ui}
      depth={depth + 1}
      openEntry={openEntry}
      onOpenEntry={setOpenEntry}
    />
  )
}
