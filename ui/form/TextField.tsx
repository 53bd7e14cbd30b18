import type { HTMLInputTypeAttribute, InputHTMLAttributes } from 'react'
import { toVisible, withoutInvisible } from '#lib/text.ts'
import { classNames } from '../display/class-names.ts'
import { FieldShell, useField, type FieldWords } from './FieldShell.tsx'

export interface TextFieldProps extends FieldWords {
  readonly value: string
  readonly onChange?: (value: string) => void
  readonly onBlur?: () => void
  readonly type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel' | 'search'>
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
  readonly autoComplete?: string
  readonly maxLength?: number
  /** The reason is in `hint`. */
  readonly readOnly?: boolean
  readonly width?: 'phone' | 'zip'
  readonly lines?: number
  /** False for names, codes and addresses. */
  readonly spellCheck?: boolean
}

const widthClass = { phone: 'w-phone', zip: 'w-zip' } as const

export function TextField(props: TextFieldProps) {
  const { value, onChange, onBlur, type = 'text', lines, width, readOnly, ...rest } = props
  const { control, error } = useField(props)
  const shared = {
    ...control,
    className: classNames(
      'input',
      width && widthClass[width],
      (type === 'tel' || width !== undefined) && 'numeric',
    ),
    value,
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange?.(toTyped(event.currentTarget.value, type)),
    ...(onBlur ? { onBlur } : {}),
    ...(readOnly ? { readOnly } : {}),
    ...(rest.autoComplete === undefined ? {} : { autoComplete: rest.autoComplete }),
    ...(rest.maxLength === undefined ? {} : { maxLength: rest.maxLength }),
    ...(rest.inputMode === undefined ? {} : { inputMode: rest.inputMode }),
    ...(rest.spellCheck === undefined ? {} : { spellCheck: rest.spellCheck }),
  }
  const input =
    lines === undefined ? <input {...shared} type={type} /> : <textarea {...shared} rows={lines} />
  return (
    <FieldShell field={props} id={control.id} error={error}>
      {input}
    </FieldShell>
  )
}

/** What is pasted may have invisible letters (spec: wording#invisible-letters). */
function toTyped(text: string, type: TextFieldProps['type']): string {
  return type === 'email' || type === 'tel' ? withoutInvisible(text) : toVisible(text)
}
