import { classNames } from '#ui/display/class-names.ts'
import type { LookProps } from './look-props.ts'

export interface Choice {
  readonly value: string
  readonly label: string
  /** Drawn as a small line below the tiles. */
  readonly isAside?: boolean
  /** Drawn beside the tiles, without a border until it is chosen. */
  readonly isQuiet?: boolean
}

export interface ChoiceTilesProps {
  readonly look: LookProps
  readonly choices: readonly Choice[]
  /** Number of tiles per row. If missing, the tiles are stacked. */
  readonly row?: 'pair' | 'three'
}

export function ChoiceTiles({ look, choices, row }: ChoiceTilesProps) {
  const { id, value, onChoose, isInvalid, isReadOnly } = look
  const tile = ({ value: own, label, isAside, isQuiet }: Choice) => (
    <label
      key={own}
      className={classNames(
        'pick',
        isAside ? 'bare aside' : value === own && 'picked',
        isQuiet && 'quiet',
      )}
    >
      <input
        type="radio"
        name={id}
        id={`${id}-${own}`}
        value={own}
        checked={value === own}
        onChange={() => {
          if (!isReadOnly) onChoose(own)
        }}
        {...(isReadOnly ? { 'aria-disabled': true } : {})}
        {...(isInvalid ? { 'aria-invalid': true as const } : {})}
      />
      <span>{label}</span>
    </label>
  )
  return (
    <>
      <div className={row ? classNames('yesno', row === 'three' && 'three') : 'choices'}>
        {choices.filter(({ isAside }) => !isAside).map(tile)}
      </div>
      {choices.filter(({ isAside }) => isAside).map(tile)}
    </>
  )
}

/** Returns the choices that a schema offers. */
export function toChoices({ schema }: LookProps): readonly Choice[] {
  const { oneOf, enum: values } = schema.items ?? schema
  if (oneOf) return oneOf.map(({ const: value, title }) => ({ value, label: title }))
  return (values ?? []).map((value) => ({ value: String(value), label: String(value) }))
}
