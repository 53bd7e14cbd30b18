// Shows each keystroke at once and passes on the parsed value.
import { useState, type InputHTMLAttributes } from 'react'
import { classNames } from '#ui/display/class-names.ts'
import type { Typing } from '../kind.ts'
import type { LookProps } from './look-props.ts'

export interface TypedInputProps {
  readonly look: LookProps
  readonly typing: Typing
  readonly type?: 'text' | 'email' | 'tel'
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
  readonly maxLength?: number | undefined
  readonly className?: string
  readonly spellCheck?: boolean
}

export function TypedInput({
  look,
  typing,
  type = 'text',
  inputMode,
  maxLength,
  className,
  spellCheck,
}: TypedInputProps) {
  const {
    id,
    value,
    onType,
    onLeave,
    isReadOnly,
    isInvalid,
    describedBy,
    autoComplete,
    isOptional,
  } = look
  const { text, change, leave } = useTypedText(value, typing, onType, onLeave)
  return (
    <input
      id={id}
      type={type}
      className={classNames('input', className)}
      value={text}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={leave}
      {...(inputMode === undefined ? {} : { inputMode })}
      {...(maxLength === undefined ? {} : { maxLength })}
      {...(spellCheck === undefined ? {} : { spellCheck })}
      {...(isReadOnly ? { readOnly: true } : {})}
      {...(isInvalid ? { 'aria-invalid': true as const } : {})}
      {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}
      {...(isOptional ? {} : { 'aria-required': true as const })}
      autoComplete={autoComplete ?? 'off'}
    />
  )
}

/**
 * Returns the control's own text during typing. After a blur or a change from outside, it is the
 * text of the answer.
 */
export function useTypedText(
  value: LookProps['value'],
  typing: Typing,
  onType: LookProps['onType'],
  onLeave: LookProps['onLeave'],
) {
  const [known, setKnown] = useState(value)
  const [text, setText] = useState(() => typing.show(value))
  if (value !== known) {
    setKnown(value)
    if (value !== typing.read(text)) setText(typing.show(value))
  }
  return {
    text,
    change(next: string) {
      const clean = typing.clean(next, text)
      setText(clean)
      onType(typing.read(clean))
    },
    leave() {
      setText(typing.show(typing.read(text)))
      onLeave()
    },
  }
}
