// A single checkbox. Its label is the sentence that the client confirms.
import type { LookProps } from '../../portal/form/fields/look-props.ts'

export function CheckboxLook({
  id,
  value,
  onChoose,
  label,
  isReadOnly,
  isInvalid,
  isOptional,
  describedBy,
}: LookProps) {
  return (
    <label className="pick bare">
      <input
        type="checkbox"
        id={id}
        checked={value === true}
        onChange={(event) => {
          if (!isReadOnly) onChoose(event.currentTarget.checked || undefined)
        }}
        {...(isInvalid ? { 'aria-invalid': true as const } : {})}
        {...(isOptional ? {} : { 'aria-required': true as const })}
        {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}
      />
      <span>{label}</span>
    </label>
  )
}
