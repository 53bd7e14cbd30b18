import { classNames } from '#ui/display/class-names.ts'
import { useWords } from '#ui/language/language.ts'
import { checkLineWords, fieldWords } from '../../portal/form/form-words.ts'
import { withTicked } from '../choice.ts'
import { ChoiceTiles, toChoices } from './ChoiceTiles.tsx'
import type { LookProps } from './look-props.ts'

const unsure = 'userNeedsHelp'

export function YesNoLook(look: LookProps) {
  const words = useWords(fieldWords)
  const named = toChoices(look)
  return (
    <ChoiceTiles
      look={look}
      row="pair"
      choices={
        named.length > 0
          ? named
          : [
              { value: 'yes', label: words.yes },
              { value: 'no', label: words.no },
            ]
      }
    />
  )
}

/** The third choice is "Not sure" beside the others, or help with the whole question below them. */
export function YesNoHelpLook(look: LookProps) {
  const words = useWords(checkLineWords)
  const choices = toChoices(look)
  if (look.options.takesHelp)
    return (
      <ChoiceTiles
        look={look}
        row="pair"
        choices={choices.map((choice) => ({ ...choice, isAside: choice.value === unsure }))}
      />
    )
  return (
    <>
      <ChoiceTiles
        look={look}
        row="three"
        choices={choices.map((choice) => ({ ...choice, isQuiet: choice.value === unsure }))}
      />
      <p role="status" className="hint reason">
        {look.value === unsure ? words.notSure : ''}
      </p>
    </>
  )
}

export function RadioLook(look: LookProps) {
  return <ChoiceTiles look={look} choices={toChoices(look)} />
}

/** The dropdown list of the browser. */
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

/** The client can choose several. */
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

/** Its label is the sentence that the client confirms. */
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
