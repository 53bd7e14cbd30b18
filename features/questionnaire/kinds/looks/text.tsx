import { useWords } from '#ui/language/language.ts'
import { fieldWords } from '../../portal/form/form-words.ts'
import { wordTyping } from '../text.ts'
import type { LookProps } from './look-props.ts'
import { TypedInput, useTypedText } from './TypedInput.tsx'

export function TextLook(look: LookProps) {
  return (
    <TypedInput
      look={look}
      typing={wordTyping}
      maxLength={look.schema.maxLength}
      {...(look.schema.maxLength === 1 ? { className: 'w-letter' } : {})}
    />
  )
}

export function EmailLook(look: LookProps) {
  return (
    <TypedInput
      look={look}
      typing={wordTyping}
      type="email"
      inputMode="email"
      spellCheck={false}
      maxLength={look.schema.maxLength}
    />
  )
}

/** Shows how many characters are left. */
export function TextareaLook({
  id,
  value,
  onType,
  onLeave,
  schema,
  isReadOnly,
  isInvalid,
  isOptional,
  describedBy,
}: LookProps) {
  const words = useWords(fieldWords)
  const { text, change, leave } = useTypedText(value, wordTyping, onType, onLeave)
  const most = schema.maxLength
  const described = [describedBy, most === undefined ? undefined : `${id}-left`]
    .filter(Boolean)
    .join(' ')
  return (
    <>
      <textarea
        id={id}
        className="input"
        rows={4}
        value={text}
        onChange={(event) => change(event.currentTarget.value)}
        onBlur={leave}
        {...(most === undefined ? {} : { maxLength: most })}
        {...(isReadOnly ? { readOnly: true } : {})}
        {...(isInvalid ? { 'aria-invalid': true as const } : {})}
        {...(isOptional ? {} : { 'aria-required': true as const })}
        {...(described === '' ? {} : { 'aria-describedby': described })}
      />
      {most === undefined ? null : (
        <p className="reason" id={`${id}-left`}>
          {words.lettersLeft(Math.max(0, most - text.length))}
        </p>
      )}
    </>
  )
}

/** A text between the fields that needs no answer. */
export function InfoLook({ label }: LookProps) {
  return <p className="info-line">{label}</p>
}
