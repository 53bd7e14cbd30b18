import { classNames } from '#ui/display/class-names.ts'
import { Icon } from '#ui/display/Icon.tsx'
import type { Control } from './use-controls.ts'

export interface FilterControlProps extends Control {
  readonly className?: string
}

/** `Stage: any`, as one control with the label inside. */
export function FilterControl(props: FilterControlProps) {
  const { label, value, options, isInUse, onChange, className } = props
  return (
    <label className={classNames('filter-control', isInUse && 'in-use', className)}>
      <span>{label}:</span>
      <select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="caret-down" size="small" />
    </label>
  )
}
