import type { FieldProps } from '@rjsf/utils'
import { type ReactNode } from 'react'
import { today } from '#ui/browser/clock.ts'
import { classNames } from '#ui/display/class-names.ts'
import { ErrorLine } from '#ui/form/FieldShell.tsx'
import { useWords } from '#ui/language/language.ts'
import { currencyTyping } from '../../../kinds/number.ts'
import type { Schema, UiSchema, Json } from '../../../rules/content/model.ts'
import { listShownFields } from '../../../rules/shown/shown.ts'
import { isAddedUp } from '../../../rules/answers/totals.ts'
import { fieldWords, totalWords } from '../form-words.ts'
import { getFieldId, type AnswerPath } from '../state/answer-path.ts'
import { useAnswerAt, useFields, useQuestion, useReading } from '../state/form-scope.ts'
import { GuessMark } from './GuessMark.tsx'
import { canBeGuess } from '../state/guesses.ts'
import { looks, usualLook, type FieldSize } from '../../../kinds/looks/looks.ts'
import { answerTexts } from '../../../kinds/answers.ts'

const ownTokens: Readonly<Record<string, string>> = {
  firstName: 'given-name',
  middleName: 'additional-name',
  lastName: 'family-name',
  suffix: 'honorific-suffix',
  dateOfBirth: 'bday',
  mobilePhone: 'tel-national',
  homePhone: 'home tel-national',
  workPhone: 'work tel-national',
  email: 'email',
  'address-street': 'address-line1',
  'address-unit': 'address-line2',
  'address-city': 'address-level2',
  'address-state': 'address-level1',
  'address-zip': 'postal-code',
}

export function LeafField(props: FieldProps) {
  const { base, schema: around, ui: uiAround } = useFields()
  const path = [...base, ...props.fieldPathId.path.map(String)]
  const ui = (props.uiSchema ?? {}) as UiSchema
  const addedUp = useReading(
    base,
    (record) =>
      ui['ui:options']?.sumOf !== undefined &&
      isAddedUp({ ui }, listShownFields(around, uiAround, record)),
  )
  const value = useAnswerAt(path)
  if (addedUp) return <Total id={getFieldId(path)} label={props.schema.title ?? ''} value={value} />
  return (
    <Leaf
      path={path}
      schema={props.schema as Schema}
      ui={ui}
      isOptional={props.required !== true}
      isReadOnly={ui['ui:readonly'] === true || props.readonly === true}
    />
  )
}

/** Max characters. A longer label wraps too often in half of a phone's width. */
const shortLabelLength = 28
/** The length of '999,999.00'. A longer amount is cut off in half of a phone's width. */
const shortAmountLength = 10

export interface LeafProps {
  readonly path: AnswerPath
  readonly schema: Schema
  readonly ui: UiSchema
  readonly isOptional: boolean
  readonly isReadOnly: boolean
  /** Replaces the label in a table cell. Help and "(optional)" are omitted. */
  readonly shortLabel?: string
}

export function Leaf({ path, schema, ui, isOptional, isReadOnly, shortLabel }: LeafProps) {
  const words = useWords(fieldWords)
  const { store, sentences, mayGuess } = useQuestion()
  const value = useAnswerAt(path)
  const options = ui['ui:options'] ?? {}
  const widget = ui['ui:widget'] ?? usualLook(schema)
  if (widget === 'hidden') return null

  const { Look, frame, size, mayBeGuess } = looks[widget]
  const id = getFieldId(path)
  const error = sentences.get(id)
  const title = schema.title ?? ''
  const isOneOfMany = shortLabel !== undefined
  const label = shortLabel ?? ui['ui:description'] ?? title
  const form = widget === 'date' ? words.dateHint : widget === 'month' ? words.monthHint : undefined
  const year =
    options.yearsAgo === undefined
      ? undefined
      : words.year(Number(today().slice(0, 4)) - options.yearsAgo, options.yearsAgo === 0)
  const hint = [year, isOneOfMany ? undefined : ui['ui:help'], form].filter(Boolean).join(' ')
  const describedBy =
    [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined

  const isLong =
    label.length > shortLabelLength ||
    (widget === 'currency' && currencyTyping.show(value).length > shortAmountLength)
  const control = (
    <Look
      id={id}
      value={value}
      schema={schema}
      options={options}
      title={title}
      label={label}
      isOptional={isOptional}
      isReadOnly={isReadOnly}
      isInvalid={error !== undefined}
      describedBy={describedBy}
      autoComplete={findAutoComplete(path)}
      onChoose={(next) => store.choose(path, next)}
      onType={(next) => store.type(path, next)}
      onLeave={() => store.flush()}
    />
  )
  return (
    <Frame
      kind={frame}
      size={size === 'digits' && isLong ? 'short' : size}
      id={id}
      label={label}
      isOptional={isOptional && !isOneOfMany}
      hint={hint}
      error={error}
      describedBy={describedBy}
    >
      {control}
      {mayBeGuess &&
      mayGuess &&
      !isOneOfMany &&
      canBeGuess(options, isReadOnly) &&
      value !== undefined ? (
        <GuessMark path={path} title={title} />
      ) : null}
    </Frame>
  )
}

interface FrameProps {
  readonly kind: 'label' | 'legend' | 'none'
  readonly size: FieldSize | undefined
  readonly id: string
  readonly label: string
  readonly isOptional: boolean
  readonly hint: string
  readonly error: string | undefined
  readonly describedBy: string | undefined
  readonly children: ReactNode
}

function Frame({
  kind,
  size,
  id,
  label,
  isOptional,
  hint,
  error,
  describedBy,
  children,
}: FrameProps) {
  const words = useWords(fieldWords)
  const className = classNames('field', size, error !== undefined && 'has-error')
  const name = (
    <>
      <span>{label}</span>
      {isOptional ? <span className="optional"> {words.optional}</span> : null}
    </>
  )
  const notes = (
    <>
      {hint === '' ? null : (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error === undefined ? null : <ErrorLine id={`${id}-error`}>{error}</ErrorLine>}
    </>
  )
  if (kind === 'legend') {
    return (
      <fieldset
        id={id}
        className={className}
        {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}
      >
        <legend className="label">{name}</legend>
        {notes}
        {children}
      </fieldset>
    )
  }
  if (kind === 'none')
    return (
      <div className={className}>
        {notes}
        {children}
      </div>
    )
  return (
    <div className={className}>
      <div className="field-head">
        <label className="label" htmlFor={id}>
          {name}
        </label>
        {notes}
      </div>
      <div>{children}</div>
    </div>
  )
}

// Only the client's own data may be filled in, never a creditor's (WCAG 1.3.5).

/** Returns undefined inside list entries and for other people's data. */
function findAutoComplete(path: AnswerPath): string | undefined {
  return ownTokens[path.join('-')]
}

interface TotalProps {
  readonly id: string
  readonly label: string
  readonly value: Json | undefined
}

function Total({ id, label, value }: TotalProps) {
  const words = useWords(totalWords)
  return (
    <div className="field total">
      <p>
        <span className="strong">{label}</span>{' '}
        <output id={id}>
          {value === undefined ? '$0.00' : answerTexts.currency(value, {}, 'en')}
        </output>
      </p>
      <p className="hint">{words.hint}</p>
    </div>
  )
}
