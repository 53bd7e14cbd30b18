// One field: label, help, what is wrong, the control of its kind, and the mark of a guess.
import type { FieldProps } from '@rjsf/utils'
import { type ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { ErrorLine } from '#ui/FieldShell.tsx'
import { useWords } from '#ui/language.ts'
import type { Schema, UiSchema } from '../../rules/model.ts'
import { fieldWords } from '../form-words.ts'
import { fieldIdOf } from './answer-path.ts'
import { autoCompleteOf } from './autocomplete.ts'
import { useAnswerAt, useFields, useQuestion } from './form-scope.ts'
import { GuessMark } from './GuessMark.tsx'
import { canBeGuess } from './guesses.ts'
import { looks, usualLook } from './looks.ts'

export function LeafField(props: FieldProps) {
  const words = useWords(fieldWords)
  const { store, sentences, mayGuess } = useQuestion()
  const { base } = useFields()
  const path = [...base, ...props.fieldPathId.path.map(String)]
  const value = useAnswerAt(path)
  const schema = props.schema as Schema
  const ui = (props.uiSchema ?? {}) as UiSchema
  const options = ui['ui:options'] ?? {}
  const widget = ui['ui:widget'] ?? usualLook(schema)
  if (widget === 'hidden') return null

  const { Look, frame, isShort = false, mayBeGuess } = looks[widget]
  const id = fieldIdOf(path)
  const error = sentences.get(id)
  const title = schema.title ?? ''
  const label = ui['ui:description'] ?? title
  const isReadOnly = ui['ui:readonly'] === true || props.readonly === true
  const isOptional = props.required !== true
  const form = widget === 'date' ? words.dateHint : widget === 'month' ? words.monthHint : undefined
  const hint = [ui['ui:help'], form].filter(Boolean).join(' ')
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined

  const control = (
    <Look
      id={id} value={value} schema={schema} options={options} title={title} label={label}
      isOptional={isOptional} isReadOnly={isReadOnly} isInvalid={error !== undefined} describedBy={describedBy} autoComplete={autoCompleteOf(path)}
      onChoose={(next) => store.choose(path, next)} onType={(next) => store.type(path, next)} onLeave={() => store.flush()}
    />
  )
  return (
    <Frame kind={frame} isShort={isShort} id={id} label={label} isOptional={isOptional} hint={hint} error={error} describedBy={describedBy}>
      {control}
      {mayBeGuess && mayGuess && canBeGuess(options, isReadOnly) && value !== undefined ? <GuessMark path={path} title={title} /> : null}
    </Frame>
  )
}

interface FrameProps {
  readonly kind: 'label' | 'legend' | 'none'
  readonly isShort: boolean
  readonly id: string
  readonly label: string
  readonly isOptional: boolean
  readonly hint: string
  readonly error: string | undefined
  readonly describedBy: string | undefined
  readonly children: ReactNode
}

function Frame({ kind, isShort, id, label, isOptional, hint, error, describedBy, children }: FrameProps) {
  const words = useWords(fieldWords)
  const className = classNames('field', isShort && 'short', error !== undefined && 'has-err')
  const name = (
    <>
      {label}
      {isOptional ? <span className="soft font-normal"> {words.optional}</span> : null}
    </>
  )
  const rest = (
    <>
      {hint === '' ? null : (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error === undefined ? null : <ErrorLine id={`${id}-error`}>{error}</ErrorLine>}
      {children}
    </>
  )
  if (kind === 'legend') {
    return (
      <fieldset id={id} className={className} {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}>
        <legend className="label">{name}</legend>
        {rest}
      </fieldset>
    )
  }
  return (
    <div className={className}>
      {kind === 'none' ? null : (
        <label className="label" htmlFor={id}>
          {name}
        </label>
      )}
      {rest}
    </div>
  )
}
