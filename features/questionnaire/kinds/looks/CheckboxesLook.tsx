// A group of checkboxes. The client can choose several.
import { classNames } from '#ui/display/class-names.ts'
import { toChoices } from '../../portal/form/fields/ChoiceTiles.tsx'
import type { LookProps } from '../../portal/form/fields/look-props.ts'
import { withTicked } from '../checkboxes/choosing.ts'

export function CheckboxesLook(look: LookProps) {
  const { id, value, onChoose, isReadOnly, isInvalid, options } = look
  const choices = toChoices(look)
  const chosen = Array.isArray(value) ? value.map(String) : []
  function choose(changed: string, isTicked: boolean) {
    const next = withTicked(
      choices.map((choice) => choice.value),
      chosen,
      changed,
      isTicked,
      options.exclusive,
    )
    onChoose(next.length > 0 ? next : undefined)
  }
  return choices.map((choice) => (
    <label
      key={choice.value}
      className={classNames('pick', chosen.includes(choice.value) && 'picked')}
    >
      <input
        type="checkbox"
        id={`${id}-${choice.value}`}
        name={id}
        value={choice.value}
        checked={chosen.includes(choice.value)}
        onChange={(event) => {
          if (!isReadOnly) choose(choice.value, event.currentTarget.checked)
        }}
        {...(isInvalid ? { 'aria-invalid': true as const } : {})}
      />
      <span>{choice.label}</span>
    </label>
  ))
}
