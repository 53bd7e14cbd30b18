// One of many choices, shown as the browser's own dropdown list.
import { useWords } from '#ui/language/language.ts'
import { toChoices } from '../../portal/form/fields/ChoiceTiles.tsx'
import type { LookProps } from '../../portal/form/fields/look-props.ts'
import { fieldWords } from '../../portal/form/form-words.ts'

export function SelectLook(look: LookProps) {
  const { id, value, onChoose, isReadOnly, isInvalid, isOptional, describedBy, autoComplete } = look
  const words = useWords(fieldWords)
  const choices = toChoices(look)
  if (isReadOnly)
    return (
      <input
        id={id}
        className="input"
        readOnly
        value={choices.find((choice) => choice.value === value)?.label ?? ''}
        {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}
      />
    )
  return (
    <select
      id={id}
      className="input"
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => onChoose(event.currentTarget.value || undefined)}
      {...(isInvalid ? { 'aria-invalid': true as const } : {})}
      {...(isOptional ? {} : { 'aria-required': true as const })}
      {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}
      autoComplete={autoComplete ?? 'off'}
    >
      <option value="">{words.pleaseSelect}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  )
}
